"""A guest keeps their name, in a Chromium with its own virtual authenticator."""

import re
import zipfile
from pathlib import Path

from playwright.sync_api import Page, expect

from browser.player import PHONE, Visitor, check_axe, check_phone


def _add_authenticator(page: Page) -> None:
    """Have the browser answer for a finger on the sensor of the device."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": options})


def test_a_name_from_guest_to_deletion(visit: Visitor, server: str, tmp_path: Path) -> None:
    """Guest, account, passkey, second device, recovery, all that is mine, deletion."""
    here = server.replace("127.0.0.1", "localhost")  # passkeys belong to a domain
    page = visit("/", address=here, **PHONE)
    _add_authenticator(page)
    page.get_by_role("link", name="Keep my name").click()
    check_axe(page, "keeping a name")
    check_phone(page)
    page.get_by_role("textbox", name="Your name").first.fill("Ștefania")
    page.get_by_role("button", name="Keep my name").click()
    expect(page.get_by_role("heading", name="Recovery codes")).to_be_visible()
    codes = page.locator("code").all_inner_texts()
    assert len(set(codes)) == 10
    check_axe(page, "recovery codes")
    check_phone(page)
    page.get_by_role("button", name="I have kept them").click()
    passkeys = page.get_by_role("region", name="Passkeys")
    expect(passkeys.get_by_role("listitem")).to_have_count(1)
    check_axe(page, "an account")
    check_phone(page)

    page.get_by_label("Name of a new bot").fill("Deep Rug")
    page.get_by_role("button", name="Make a bot").click()
    expect(page.get_by_label("Token of the bot")).to_have_value(re.compile(r"\w{20,}"))
    check_axe(page, "a bot")
    page.get_by_role("button", name="Delete the bot: Deep Rug").click()
    expect(page.get_by_text("Deep Rug")).to_have_count(0)

    page.get_by_role("button", name="Make a link").click()
    expect(page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    link = page.get_by_label("Link for your other device").input_value()
    other = visit(link, address=here)
    expect(other.get_by_role("heading", name="Sign in on this device?")).to_be_visible()
    assert "#" not in other.url, "the code is not left in the address bar"
    check_axe(other, "a link")
    other.get_by_role("button", name="Sign in").click()
    expect(other.get_by_role("heading", name="Ștefania")).to_be_visible()

    page.get_by_role("region", name="Where you are signed in").get_by_role("button").first.click()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("heading", name="Ștefania")).to_be_visible()

    third = visit("/account", address=here)
    third.get_by_text("Sign in with a recovery code").click()
    fields = third.get_by_role("region", name="I have a name here already")
    fields.get_by_role("textbox", name="Your name").fill("stefania")
    fields.get_by_label("Recovery code").fill(codes[0].lower())
    fields.get_by_role("button", name="Sign in", exact=True).click()
    expect(third.get_by_text("You have 9 recovery codes left.")).to_be_visible()

    with third.expect_download() as downloading:
        third.get_by_role("button", name="Download all that is mine").click()
    downloading.value.save_as(tmp_path / "mine.zip")
    assert "account.json" in zipfile.ZipFile(tmp_path / "mine.zip").namelist()
    third.get_by_role("button", name="Delete the account").click()
    check_axe(third, "deleting an account")
    third.get_by_role("dialog").get_by_role("button", name="Delete the account").click()
    expect(third.get_by_role("heading", name="Keep your name")).to_be_visible()
    other.reload()
    expect(other.get_by_role("heading", name="Keep your name")).to_be_visible()
