"""What is said of tags that were asked for."""

from conftest import Soulmem


def test_a_private_tag_is_known_to_who_asks_for_what_is_private(soulmem: Soulmem) -> None:
    soulmem("add", "hola", "--tag", "oculto", "--private")
    assert "oculto" not in soulmem("timeline", "--tag", "oculto", "--private", "--on", "2020-01-01").err
    assert "oculto" in soulmem("timeline", "--tag", "oculto").err
