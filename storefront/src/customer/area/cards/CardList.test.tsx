// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addressOf } from "../../../routing/address.ts";
import { axeViolations } from "../../../testing/axe.ts";
import { renderInShop } from "../../../testing/render.tsx";
import { aStoredCard } from "../../../testing/stored-card.ts";
import { account } from "../../account.ts";
import { AccountServer, MARTA, refused } from "../../testing/account-server.ts";
import { nobodyKnown } from "../../testing/open-login.tsx";
import { AccountPage } from "../AccountPage.tsx";

let server: AccountServer;
beforeEach(() => {
  nobodyKnown();
  server = new AccountServer();
  server.holder = MARTA;
  account.set({ ...MARTA });
});
afterEach(cleanup);

function open() {
  const address = addressOf("/vault/cards/listaction");
  const place = { type: "account", address, params: { part: "cards" } } as const;
  renderInShop(<AccountPage place={place} />, { shop: server.shop(), href: address.path });
  return userEvent.setup();
}

describe("the customer's stored cards (ACCT-13, OPEN-38)", () => {
  it("PAY-16 are named by brand, last digits and month; those whose month is over say so", async () => {
    server.storedCards = [
      aStoredCard("h1", { brand: "visa", last4: "4417", expiry: "12/2040" }),
      aStoredCard("h2", { brand: "amex", last4: "0005", expiry: "01/2020" }, true),
    ];
    open();
    expect((await screen.findByText("Visa ending 4417")).closest("article")?.textContent).toContain(
      "Expires 12/2040",
    );
    const over = screen.getByText("American Express ending 0005").closest("article");
    expect(over?.textContent).toContain("Expired 01/2020");
    expect(await axeViolations()).toEqual([]);
  });

  it("PAY-04 are removed when that is said twice; the focus stays on the page", async () => {
    server.storedCards = [aStoredCard("h1", { brand: "visa", last4: "4417", expiry: "12/2040" })];
    const user = open();
    await user.click(await screen.findByRole("button", { name: "Remove: Visa ending 4417" }));
    expect(server.count("DeleteStoredCard")).toBe(0);
    server.refusals["DeleteStoredCard"] = refused(400, "payment.noSuchCard");
    await user.click(screen.getByRole("button", { name: "Remove for good: Visa ending 4417" }));
    expect(
      (await screen.findByText("This card is not stored any more.")).closest("[role=alert]"),
    ).not.toBeNull();
    await user.click(screen.getByRole("button", { name: /^Remove.*: Visa ending 4417/ }));
    const again = screen.queryByRole("button", { name: "Remove for good: Visa ending 4417" });
    if (again) await user.click(again);
    expect(await screen.findByText(/You have no stored cards/)).toBeTruthy();
    expect(server.last("DeleteStoredCard")).toEqual({ publicHash: "h1" });
    expect(document.activeElement?.textContent).toBe("Your Cards");
  });
});
