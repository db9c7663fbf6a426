from gaslamp.adapters.tensors.flags import Tensor
def tensor(view: object) -> Tensor:
    raise NotImplementedError
