"""Settings from the environment, and errors about invalid ones."""

import stat
from pathlib import Path

import pytest

from gaslamp.core.errors import NotWellFormed
from gaslamp.server.settings import Mail, Settings, from_environment, with_secret

FOLDER = Path("folder")


def test_the_default_is_a_local_server() -> None:
    settings = from_environment({}, FOLDER)
    assert (settings.host, settings.port, settings.base) == ("127.0.0.1", 8888, "http://127.0.0.1:8888")
    assert settings.store == "sqlite:///folder/gaslamp.db"
    assert settings.is_local
    assert not settings.is_https
    assert settings.mail is None
    assert not settings.private_notices


def test_every_setting_has_an_environment_variable() -> None:
    settings = from_environment(
        {
            "GASLAMP_DATA": "elsewhere",
            "GASLAMP_HOST": "192.0.2.1",
            "GASLAMP_PORT": "80",
            "GASLAMP_DATABASE": "postgresql://db/gaslamp",
            "GASLAMP_ADDRESS": "https://Games.example/",
            "GASLAMP_ORIGINS": "https://a.example, https://b.example:8443",
            "GASLAMP_PROXIES": "10.0.0.1, fd00::/8",
            "GASLAMP_WORKERS": "3",
            "GASLAMP_LIMITS": "off",
            "GASLAMP_PRIVATE_NOTICES": "yes",
            "GASLAMP_LOG": "json",
            "GASLAMP_METRICS_TOKEN": "sixteen letters!",
            "GASLAMP_SMTP_HOST": "mail.example",
            "GASLAMP_SMTP_SAFETY": "tls",
            "GASLAMP_SMTP_USER": "user",
            "GASLAMP_SMTP_PASSWORD": "hush",
        },
        FOLDER,
    )
    assert settings == Settings(
        data=Path("elsewhere"),
        host="192.0.2.1",
        port=80,
        database="postgresql://db/gaslamp",
        address="https://games.example",
        origins=("https://a.example", "https://b.example:8443"),
        proxies=("10.0.0.1/32", "fd00::/8"),
        workers=3,
        limits=False,
        private_notices=True,
        mail=Mail("mail.example", "gaslamp@mail.example", "tls", 465, "user", "hush"),
        json_logs=True,
        metrics_token="sixteen letters!",  # noqa: S106
    )
    assert settings.is_https
    assert not settings.is_local


@pytest.mark.parametrize(
    ("variable", "text"),
    [
        ("GASLAMP_PORT", "99999"),
        ("GASLAMP_PORT", "eighty"),
        ("GASLAMP_ADDRESS", "games.example"),
        ("GASLAMP_ADDRESS", "https://games.example/under/here"),
        ("GASLAMP_PROXIES", "not an address"),
        ("GASLAMP_WORKERS", "0"),
        ("GASLAMP_LIMITS", "perhaps"),
        ("GASLAMP_LOG", "loud"),
    ],
)
def test_an_invalid_variable_is_named(variable: str, text: str) -> None:
    with pytest.raises(NotWellFormed) as refused:
        from_environment({variable: text}, FOLDER)
    assert (refused.value.key, refused.value.facts) == ("bad-setting", {"name": variable, "text": text})


def test_a_bad_mail_setting_is_named() -> None:
    with pytest.raises(NotWellFormed, match="GASLAMP_SMTP_SAFETY"):
        from_environment({"GASLAMP_SMTP_HOST": "mail.example", "GASLAMP_SMTP_SAFETY": "perhaps"}, FOLDER)


def test_the_secret_file_is_created_once_and_private(tmp_path: Path) -> None:
    first = with_secret(from_environment({}, tmp_path / "new"))
    again = with_secret(from_environment({}, tmp_path / "new"))
    other = with_secret(from_environment({}, tmp_path / "other"))
    assert len(first.secret) == 32
    assert first.secret == again.secret != other.secret
    assert stat.S_IMODE((tmp_path / "new/secret").stat().st_mode) == 0o600


def test_a_truncated_secret_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "secret").write_bytes(b"short")
    with pytest.raises(NotWellFormed, match="bad-secret-file"):
        with_secret(from_environment({}, tmp_path))


def test_a_short_token_for_the_metrics_is_refused_and_not_shown() -> None:
    with pytest.raises(NotWellFormed, match="GASLAMP_METRICS_TOKEN") as caught:
        from_environment({"GASLAMP_METRICS_TOKEN": "hush"}, FOLDER)
    assert "hush" not in str(caught.value)


def test_printed_settings_hold_no_secret() -> None:
    settings = Settings(
        FOLDER,
        database="postgresql://u:hush@db/x",
        secret=b"hush",
        metrics_token="hush",  # noqa: S106
        mail=Mail("m", "s", "tls", 1, "u", "hush"),
    )
    assert "hush" not in repr(settings)


@pytest.mark.parametrize(("host", "base"), [("::", "http://localhost:8888"), ("::1", "http://[::1]:8888")])
def test_the_address_that_is_printed_can_be_opened(host: str, base: str) -> None:
    assert Settings(FOLDER, host=host).base == base
