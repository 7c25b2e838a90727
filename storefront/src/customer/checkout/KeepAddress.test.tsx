// @vitest-environment jsdom
import type { Address } from "@placket/domain/directory/address";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { AddressForm } from "../../checkout/address/AddressForm.tsx";
import { draftOf, emptyDraft } from "../../checkout/address/address-draft.ts";
import { FillingsContext } from "../../slot/Slot.tsx";
import { slots } from "../../slot/slots.ts";
import { axeViolations } from "../../testing/axe.ts";
import { MARGATE } from "../../testing/cart.ts";
import { renderInShop } from "../../testing/render.tsx";
import { account } from "../account.ts";
import { AccountServer, MARTA } from "../testing/account-server.ts";
import { nobodyKnown } from "../testing/open-login.tsx";
import KeepAddress from "./KeepAddress.tsx";

let sent: Address[];
beforeEach(() => {
  nobodyKnown();
  sent = [];
});
afterEach(cleanup);

/** The checkout's form, filled in. */
async function show(mayBeKept: boolean, draft = draftOf(MARGATE)) {
  renderInShop(
    <FillingsContext value={[slots.checkoutAddressBelow.filledWith(KeepAddress)]}>
      <AddressForm
        kind="shipping"
        mayBeKept={mayBeKept}
        draft={draft}
        submitLabel="Go on"
        onSubmit={async (address) => void sent.push(address)}
      />
    </FillingsContext>,
    { shop: new AccountServer().shop() },
  );
  await screen.findByRole("button", { name: "Go on" });
  return userEvent.setup();
}
const box = () => screen.queryByRole("checkbox", { name: "Save in my address book" });

describe("CHECK-04 save in the address book", () => {
  it("is a customer's to tick, and goes with the address", async () => {
    account.set({ ...MARTA });
    const user = await show(true);
    expect(await axeViolations()).toEqual([]);
    await user.click(box()!);
    await user.click(screen.getByRole("button", { name: "Go on" }));
    await waitFor(() => expect(sent).toMatchObject([{ saveInAddressBook: true }]));
  });

  it("left alone, the address is not kept", async () => {
    account.set({ ...MARTA });
    const user = await show(true);
    await user.click(screen.getByRole("button", { name: "Go on" }));
    await waitFor(() => expect(sent).toMatchObject([{ saveInAddressBook: false }]));
  });

  it("is offered to no guest, and not in the book itself", async () => {
    await show(true);
    expect(box()).toBeNull();
    cleanup();
    account.set({ ...MARTA });
    await show(false);
    expect(box()).toBeNull();
  });
});

describe("issue 9, 4: an empty address form", () => {
  const names = () =>
    ["First name", "Last name"].map(
      (label) => screen.getByRole<HTMLInputElement>("textbox", { name: label }).value,
    );

  it("begins with the name of the account", async () => {
    account.set({ ...MARTA });
    await show(true, emptyDraft("US", ""));
    await waitFor(() => expect(names()).toEqual([MARTA.firstName, MARTA.lastName]));
  });

  it("begins with it too where it is known later, unless a name is there", async () => {
    const user = await show(true, emptyDraft("US", ""));
    expect(names()).toEqual(["", ""]);
    act(() => account.set({ ...MARTA }));
    await waitFor(() => expect(names()).toEqual([MARTA.firstName, MARTA.lastName]));
    cleanup();
    account.set(null);
    await show(true, emptyDraft("US", ""));
    await user.type(screen.getByRole("textbox", { name: "First name" }), "Nora");
    act(() => account.set({ ...MARTA }));
    expect(await screen.findByRole("checkbox", { name: "Save in my address book" })).toBeTruthy();
    expect(names()).toEqual(["Nora", ""]);
  });

  it("keeps the name of an address that is changed", async () => {
    account.set({ ...MARTA });
    await show(true);
    expect(box()).toBeTruthy();
    expect(names()).toEqual([MARGATE.firstname, MARGATE.lastname]);
  });

  it("begins empty for a guest", async () => {
    await show(true, emptyDraft("US", ""));
    expect(names()).toEqual(["", ""]);
  });
});
