// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { storageKeys } from "../../storage/keys.ts";
import { readStored, writeStored } from "../../storage/stored.ts";
import { axeViolations } from "../../testing/axe.ts";
import { focused, place, readyToPay, server, show } from "../testing/open-checkout.tsx";

const TERMS = {
  agreement_id: 4,
  name: "Terms of sale",
  checkbox_text: "I agree to the terms of sale.",
  content: "<p>Sewn pieces stay.</p>",
  is_html: true,
};
const placed = { orderV2: { number: "100000001", token: "token-1" } };
const unanswered = { errors: [{ key: "payment.unanswered", field: "", message: "…" } as const] };

beforeEach(readyToPay);
afterEach(cleanup);

describe("what is agreed to with an order", () => {
  it("CHECK-25 every agreement is required, and kept as ticked", async () => {
    const store = server();
    store.agreements = [TERMS];
    const { user } = show(store);
    await screen.findByRole("checkbox", { name: TERMS.checkbox_text });
    await place(user);
    await waitFor(() => expect(focused()).toContain("Terms of sale: Required"));
    expect(store.count("PlaceOrder")).toBe(0);
    await user.click(screen.getByRole("checkbox", { name: TERMS.checkbox_text }));
    expect(screen.queryByText("Required")).toBeNull();
    expect(readStored(storageKeys.termsAgreed)).toEqual([4]);
    expect(readStored(storageKeys.termsForPlaceOrder)).toBe("1");
    await user.click(screen.getByRole("button", { name: "Read: Terms of sale" }));
    expect(screen.getByText("Sewn pieces stay.")).toBeTruthy();
    expect(await axeViolations()).toEqual([]);
  });

  it("CHECK-17, CHECK-25 what is agreed to goes with the order, also when it is asked for again", async () => {
    writeStored(storageKeys.embroideryAgreed, "1");
    const store = server();
    store.agreements = [TERMS];
    store.answers = [unanswered, placed];
    const { user, visited } = show(store);
    await user.click(await screen.findByRole("checkbox", { name: TERMS.checkbox_text }));
    await place(user);
    await user.click(await screen.findByRole("button", { name: "Check again" }));
    await waitFor(() => expect(visited).toEqual(["/checkout/success/100000001"]));
    const asked = store.asked.filter(({ name }) => name === "PlaceOrder");
    const agreed = { agreements: [4], embroidery: true };
    expect(asked.map(({ variables }) => variables)).toMatchObject([agreed, agreed]);
  });

  it("CHECK-25 terms that came meanwhile are shown, with what the server says of them", async () => {
    const store = server();
    const message = "Please agree to “Terms of sale” before you place the order.";
    store.answers = [
      { errors: [{ key: "checkout.termsNotAgreed", field: "agreement_ids", message }] },
      placed,
    ];
    const { user, visited } = show(store);
    await screen.findByRole("button", { name: /^Place order/ });
    expect(screen.queryByRole("checkbox", { name: TERMS.checkbox_text })).toBeNull();
    store.agreements = [TERMS];
    await place(user);
    await waitFor(() => expect(focused()).toContain(message));
    await user.click(screen.getByRole("checkbox", { name: TERMS.checkbox_text }));
    await place(user);
    await waitFor(() => expect(visited).toEqual(["/checkout/success/100000001"]));
  });

  it("what is wrong with payment and terms is said in one round, and goes as it is mended", async () => {
    const store = server();
    store.agreements = [TERMS];
    const { user } = show(store);
    await screen.findByRole("checkbox", { name: TERMS.checkbox_text });
    await user.click(screen.getByRole("button", { name: /^Place order/ }));
    const region = await screen.findByRole("region", { name: "2 things to fix:" });
    const lines = () =>
      within(region)
        .getAllByRole("link")
        .map(({ textContent }) => textContent);
    const order = "PO number: Enter the purchase order number.";
    expect(lines()).toEqual([order, "Terms of sale: Required"]);
    await user.click(screen.getByRole("checkbox", { name: TERMS.checkbox_text }));
    expect(lines()).toEqual([order]);
    await user.type(screen.getByRole("textbox", { name: "PO number" }), "H");
    expect(region.isConnected).toBe(false);
    expect(store.count("PreparePayment")).toBe(0);
  });
});
