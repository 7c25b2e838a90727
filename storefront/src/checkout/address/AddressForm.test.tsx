// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Address } from "@placket/domain/directory/address";
import { afterEach, describe, expect, it, vi } from "vitest";
import { FERRY_STREET, placesEmulator } from "../../directory/testing/places-emulator.ts";
import { renderInShop } from "../../testing/render.tsx";
import { emptyDraft, type AddressDraft } from "./address-draft.ts";
import { AddressForm } from "./AddressForm.tsx";
import { axeViolations } from "../../testing/axe.ts";
import { MARGATE } from "../../testing/cart.ts";
import { aProblem, CheckoutServer, refusedWith } from "../testing/checkout-server.ts";

afterEach(cleanup);

const filled: AddressDraft = {
  ...emptyDraft("US", "555 0100"),
  firstname: "Demo",
  lastname: "Buyer",
  company: "Harbour House",
  street: "12 Pier Street",
  city: "Margate",
  region: "FL",
  postcode: "33063",
};

async function show(
  draft: AddressDraft = filled,
  config: { requiredAddressFields?: string[] } = {},
  placesKey: string | null = null,
) {
  const server = new CheckoutServer();
  server.placesKey = placesKey;
  const onSubmit = vi.fn<(address: Address) => Promise<void>>(() => Promise.resolve());
  const form = <AddressForm kind="shipping" draft={draft} submitLabel="Save" onSubmit={onSubmit} />;
  renderInShop(form, { shop: server.shop(), config });
  await screen.findByRole("textbox", { name: "First name" });
  return { onSubmit, user: userEvent.setup() };
}

const text = (name: string | RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });
const choice = (name: string) => screen.getByRole<HTMLSelectElement>("combobox", { name });
const save = () => screen.getByRole("button", { name: "Save" });
const summary = () => within(document.activeElement as HTMLElement);

describe("the address form", () => {
  it("CHECK-04 gives the address as the domain spells it", async () => {
    const { user, onSubmit } = await show();
    await user.click(save());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith(MARGATE));
  });

  it("CHECK-23 every fault is told at its field and in the summary, in the order of the form", async () => {
    const { user, onSubmit } = await show(emptyDraft("US", ""));
    await user.click(save());
    await waitFor(() => expect(summary().getByText("7 things to fix:")).toBeTruthy());
    const lines = summary()
      .getAllByRole("link")
      .map(({ textContent }) => textContent);
    expect(lines).toEqual([
      "First name: Required",
      "Last name: Required",
      "Street address: Required",
      "City: Required",
      "State: Required",
      "ZIP code: Required",
      "Telephone: Required",
    ]);
    expect(text("City").getAttribute("aria-invalid")).toBe("true");
    expect(onSubmit).not.toHaveBeenCalled();
    expect(await axeViolations()).toEqual([]);
    await user.click(screen.getByRole("link", { name: "State: Required" }));
    expect(document.activeElement).toBe(choice("State"));
  });

  it("a mended field loses its fault while the rest is still being typed", async () => {
    const { user } = await show(emptyDraft("US", ""));
    await user.click(save());
    await waitFor(() => expect(text("City").getAttribute("aria-invalid")).toBe("true"));
    await user.type(text("City"), "Margate");
    await waitFor(() => expect(text("City").getAttribute("aria-invalid")).toBeNull());
  });

  it("the summary shrinks with each mended field, in the field's words, and leaves the focus alone", async () => {
    const { user } = await show({ ...filled, city: "", postcode: "" });
    await user.click(save());
    const region = await screen.findByRole("region", { name: "2 things to fix:" });
    await user.type(text("City"), "M");
    await waitFor(() => expect(region.textContent).toBe("One thing to fix:ZIP code: Required"));
    expect(document.activeElement).toBe(text("City"));
    await user.type(text("ZIP code"), "330");
    const words = "This does not look right. Example: 33063";
    await waitFor(() => expect(region.textContent).toBe(`One thing to fix:ZIP code: ${words}`));
    expect(screen.getByText(words)).toBeTruthy();
    await user.type(text("ZIP code"), "63");
    await waitFor(() => expect(region.isConnected).toBe(false));
    expect(document.activeElement).toBe(text("ZIP code"));
  });

  it("CHECK-23 a field that the shop does not require may stay empty, and says so", async () => {
    const requiredAddressFields = ["firstname", "lastname", "street", "city", "country"];
    const { user, onSubmit } = await show(
      { ...filled, telephone: "", postcode: "" },
      {
        requiredAddressFields,
      },
    );
    expect(text(/^Telephone.*\(optional\)$/).getAttribute("aria-required")).toBe("false");
    await user.click(save());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  });

  it("CHECK-05 the region is a choice where the country lists its regions, else free text", async () => {
    const { user, onSubmit } = await show();
    expect(choice("State").value).toBe("FL");
    await user.selectOptions(choice("Country"), "GB");
    expect(text(/^County.*\(optional\)$/).value).toBe("");
    await user.type(text(/^County.*\(optional\)$/), "Kent");
    await user.clear(text("Postcode"));
    await user.type(text("Postcode"), "CT9 1AB");
    await user.click(save());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
      countryCode: "GB",
      regionCode: "",
      region: "Kent",
    });
  });

  it("CHECK-23 a postcode of another shape is told with an example", async () => {
    const { user } = await show({ ...filled, postcode: "3306" });
    await user.click(save());
    const line = "ZIP code: This does not look right. Example: 33063";
    await waitFor(() => expect(summary().getByRole("link", { name: line })).toBeTruthy());
  });

  it("UI-05 a text that is too long is told with the limit", async () => {
    const { user } = await show({ ...filled, city: "x".repeat(256) });
    await user.click(save());
    const line = "City: You have exceed the maximum length( 255 )";
    await waitFor(() => expect(summary().getByRole("link", { name: line })).toBeTruthy());
  });

  it("what the server refuses stands at the field, and what it knows no field for in the summary", async () => {
    const { user, onSubmit } = await show();
    onSubmit.mockRejectedValueOnce(
      refusedWith([
        aProblem("checkout.noSuchRegion", "region"),
        aProblem("checkout.countryNotServed"),
      ]),
    );
    await user.click(save());
    await waitFor(() => expect(choice("State").getAttribute("aria-invalid")).toBe("true"));
    expect(summary().getByText("We do not ship to this country.")).toBeTruthy();
    expect(text("City").value).toBe("Margate");
  });

  it("browsers can fill it in, and phones bring the right keyboard", async () => {
    const { user } = await show();
    const tokens = ["First name", "Street address", "City", "ZIP code", "Telephone"].map((name) =>
      text(name).getAttribute("autocomplete"),
    );
    expect(tokens).toEqual([
      "shipping given-name",
      "shipping address-line1",
      "shipping address-level2",
      "shipping postal-code",
      "shipping tel",
    ]);
    expect(choice("Country").getAttribute("autocomplete")).toBe("shipping country");
    expect(text("Telephone").type).toBe("tel");
    expect(text("ZIP code").inputMode).toBe("numeric");
    await user.selectOptions(choice("Country"), "GB");
    expect(text("Postcode").inputMode).toBe("");
  });
});

describe("the street completes itself", () => {
  const google = () => {
    const emulator = placesEmulator([FERRY_STREET]);
    vi.stubGlobal("fetch", emulator.fetch);
    return emulator;
  };
  const street = () => screen.findByRole("combobox", { name: "Street address" });
  const empty = emptyDraft("GB", "");
  const FERRY = { name: /Ferry/ };
  afterEach(() => vi.unstubAllGlobals());

  it("CHECK-28 by keyboard: typed, chosen, and the other fields are filled", async () => {
    const { asked } = google();
    const { user, onSubmit } = await show(empty, {}, "browser-key");
    await user.type(await street(), "12 f");
    const option = await screen.findByRole("option", { name: "12 Ferry Street Portland, OR, USA" });
    expect(screen.getByText("1 suggestion")).toBeTruthy();
    expect((await street()).getAttribute("aria-expanded")).toBe("true");
    expect(await axeViolations()).toEqual([]);
    await user.keyboard("{ArrowDown}");
    expect((await street()).getAttribute("aria-activedescendant")).toBe(option.id);
    expect(option.getAttribute("aria-selected")).toBe("true");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(choice("State").value).toBe("OR"));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(await street()).toHaveProperty("value", "12 Ferry Street");
    expect(text(/Apartment/).value).toBe("Unit 4");
    expect(text("City").value).toBe("Portland");
    expect(text("ZIP code").value).toBe("97205");
    expect(choice("Country").value).toBe("US");
    expect(screen.queryByRole("option", FERRY)).toBeNull();
    expect(document.activeElement).toBe(await street());
    expect(asked[0]?.body["includedRegionCodes"]).toEqual(["us", "gb"]);
  });

  it("CHECK-28 by pointer; Escape closes the list and keeps what was typed", async () => {
    google();
    const { user } = await show(empty, {}, "browser-key");
    await user.type(await street(), "12 f");
    await screen.findByRole("option", FERRY);
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("option", FERRY)).toBeNull();
    expect(await street()).toHaveProperty("value", "12 f");
    await user.keyboard("e");
    await user.click(await screen.findByRole("option", FERRY));
    await waitFor(() => expect(text("City").value).toBe("Portland"));
  });

  it("CHECK-28 a provider that fails leaves a form to fill by hand", async () => {
    const { asked } = google();
    const { user } = await show(empty, {}, "a-key-that-is-refused");
    await user.type(await street(), "12 f");
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(await street()).toHaveProperty("value", "12 f");
    expect(screen.queryByRole("option", FERRY)).toBeNull();
  });

  it("CHECK-28 without the key it is a plain field, and nobody is asked", async () => {
    const { asked } = google();
    const { user } = await show(empty);
    await user.type(text("Street address"), "12 ferry");
    expect(screen.queryByRole("combobox", { name: "Street address" })).toBeNull();
    expect(asked).toEqual([]);
  });
});
