"""An analysis is one JSON document."""

import json
from typing import Any

import pytest

from analysis.example_games import random_games
from gaslamp.analysis import Resemblance, analyse, data
from gaslamp.core.errors import NotWellFormed
from gaslamp.parts.analysis import Appraisal, Choice


def document() -> Any:
    return json.loads(json.dumps(data.write(analyse(random_games(2)[1]))))


@pytest.mark.usefixtures("windy_doors")
def test_every_analysis_can_be_written_and_read() -> None:
    for found in map(analyse, random_games(30)):
        assert data.parse(json.loads(json.dumps(data.write(found)))) == found


@pytest.mark.usefixtures("windy_doors")
def test_a_resemblance_can_be_written_and_read() -> None:
    changed = document()
    resembles = {"level": "b", "weakest": "a", "strongest": "b", "probabilities": {"a": 0.25, "b": 0.75}}
    changed["summaries"][0]["resembles"] = resembles
    assert data.parse(changed).summaries[0].resembles == Resemblance("b", "a", "b", {"a": 0.25, "b": 0.75})


@pytest.mark.usefixtures("windy_doors")
def test_the_document_says_what_it_is() -> None:
    assert document()["gaslamp"] == "analysis 1"


@pytest.mark.usefixtures("windy_doors")
@pytest.mark.parametrize("name", ["gaslamp", "engine", "depth", "outcome", "viewpoints", "summaries"])
def test_a_document_that_lacks_something_is_refused(name: str) -> None:
    changed = document()
    del changed[name]
    with pytest.raises(NotWellFormed) as error:
        data.parse(changed)
    assert error.value.key == "not-an-analysis"


@pytest.mark.parametrize("other", [None, 3, [], {}, {"gaslamp": "analysis 0"}, {"gaslamp": "arena 1"}])
def test_other_data_is_refused(other: Any) -> None:
    with pytest.raises(NotWellFormed):
        data.parse(other)


@pytest.mark.parametrize(
    "appraisal", [Appraisal(1, None), Appraisal(2, 0.5, (Choice("a", 0.5, 1.0, "escape"),), {"name": 2.5})]
)
def test_an_appraisal_can_be_written_and_read(appraisal: Appraisal) -> None:
    assert data.parse_appraisal(json.loads(json.dumps(data.write_appraisal(appraisal)))) == appraisal
