"""Child processes ignore Ctrl-C and end with their pipe."""

import os
import signal
import threading

from gaslamp.players.child_process import ChildProcess
from players.child_functions import echo, niceness
from waiting import TIMEOUT_SECONDS, are_gone, wait_until


def answer(child: ChildProcess, text: str) -> str:
    child.pipe.send(text)
    assert child.pipe.poll(TIMEOUT_SECONDS), "no answer"
    return str(child.pipe.recv())


def test_a_child_ignores_ctrl_c_from_its_start_on() -> None:
    child = ChildProcess(echo, ">")
    os.kill(child.pid, signal.SIGINT)
    assert answer(child, "a") == ">a"
    os.kill(child.pid, signal.SIGINT)
    assert answer(child, "b") == ">b"
    child.kill()
    child.join()


def test_a_child_started_in_a_thread_ignores_ctrl_c() -> None:
    started: list[ChildProcess] = []
    thread = threading.Thread(target=lambda: started.append(ChildProcess(echo, ">")))
    thread.start()
    thread.join(TIMEOUT_SECONDS)
    [child] = started
    os.kill(child.pid, signal.SIGINT)
    assert answer(child, "a") == ">a"
    child.kill()
    child.join()


def test_the_parent_still_receives_ctrl_c() -> None:
    before = signal.pthread_sigmask(signal.SIG_BLOCK, set())
    child = ChildProcess(echo, ">")
    assert signal.pthread_sigmask(signal.SIG_BLOCK, set()) == before
    assert signal.SIGINT not in before
    child.kill()
    child.join()


def test_a_child_ends_when_its_pipe_is_closed() -> None:
    child = ChildProcess(echo, ">")
    assert answer(child, "a") == ">a"
    child.pipe.close()
    child.join()
    wait_until(lambda: are_gone([child.pid]), "the child to end")


def test_a_child_has_the_niceness_that_was_asked_for() -> None:
    child = ChildProcess(niceness, niceness=3)
    assert child.pipe.poll(TIMEOUT_SECONDS)
    assert child.pipe.recv() == min(19, os.nice(0) + 3)
    child.join()
