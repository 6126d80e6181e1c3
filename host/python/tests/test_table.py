"""Tables: from text and from keywords, and their errors."""

import pickle

import pytest

import bastide


def test_a_table_is_the_same_from_text_and_from_keywords():
    text = """
        edition = "new"
        players = ["red", { color = "blue", bot = "greedy" }]
        meeples = { follower = 5 }
        [bridges-castles-bazaars]
        most_bid = 30
        [inns-cathedrals]
    """
    keys = bastide.Table(
        edition="new",
        players=["red", {"color": "blue", "bot": "greedy"}],
        meeples={"follower": 5},
        bridges_castles_bazaars={"most_bid": 30},
        inns_cathedrals=True,
    )
    table = bastide.Table(text)
    assert table == keys and hash(table) == hash(keys)
    assert table.seats == ["red", "blue"]
    assert table.plugins == ["base", "bridges-castles-bazaars", "inns-cathedrals"]
    assert pickle.loads(pickle.dumps(table)) == table
    assert table != bastide.Table()


def test_the_errors_of_a_table_are_those_of_the_engine():
    with pytest.raises(bastide.TableError) as wrong:
        bastide.Table("edition = 'new'\n[base]\nfarmres = true\n")
    assert 'did you mean "farmers"?' in str(wrong.value)
    assert "table.toml:3:1" in str(wrong.value)
    with pytest.raises(bastide.TableError, match='there is no bot "gredy"'):
        bastide.Table(players=[{"color": "red", "bot": "gredy"}, "blue"])
    with pytest.raises(TypeError, match="either the text of a table or its keys"):
        bastide.Table("edition = 'new'", edition="new")
    with pytest.raises(TypeError, match="not object"):
        bastide.Table(edition=object())
    with pytest.raises(bastide.TableError, match="cannot read"):
        bastide.Table.load("not-there.toml")


def test_a_table_file_is_read(tmp_path):
    (tmp_path / "table.toml").write_text('edition = "new"\n')
    assert bastide.Table.load(tmp_path / "table.toml") == bastide.Table(edition="new")


def test_the_names_of_an_observation_follow_from_the_rules():
    base, more = bastide.Table(), bastide.Table(bridges_castles_bazaars=True)
    for names in (base.planes, base.globals, base.features, more.planes):
        assert len(set(names)) == len(names)
    assert "kind:castle:mine" in more.planes and "kind:castle:mine" not in base.planes
    assert "tokens:bridge:1" in more.globals
    assert {"road", "city", "field", "monastery"} <= set(base.kinds)
    assert base.verbs[:3] == ["pass", "place", "deploy"]
