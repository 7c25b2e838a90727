// @vitest-environment jsdom
import { writeDst } from "@placket/domain/embroidery/machine-file/dst-write";
import { aBlock } from "@placket/domain/embroidery/pattern/testing";
import { stitchHere } from "@placket/web/embroidery/stitching/testing";
import { cleanup, configure, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aLogoWire, withLogos } from "../testing/logo.builder.ts";
import { openProduct, said } from "../testing/open-product.tsx";
import { aCart, aCartItem, aProductReply } from "../testing/product.builder.ts";

// The form comes late, and sews: how long that takes is not what is asked here.
configure({ asyncUtilTimeout: 20_000 });

beforeEach(() => {
  stitchHere();
  // The document of tests has no canvas.
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  const written = writeDst(aBlock(), { name: "logo" });
  if (!written.ok) throw new Error("no machine file");
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(new Uint8Array(written.value))));
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const HOUSE = aLogoWire("L000008", { customer_id: null });

/** An offer whose logo on the left chest is the house's and no other. */
const lockedDown = (lock: boolean, placement = "left-chest") =>
  withLogos({
    is_embroidery_lockdown: true,
    default_logo: {
      image_link: null,
      number: "L000008",
      default_placement: placement,
      lock,
      logo: HOUSE,
    },
    allowed_logos: [HOUSE],
    allowed_logo_numbers: [
      {
        line_number: 1,
        logo_numbers_array: ["L000008"],
        account_logo_allowed: false,
        placement_ids: [placement],
        optional_in_lockdown: false,
      },
    ],
  });

const PLAIN = aCart([aCartItem()]);
const PLACED = JSON.stringify({ logo: "L000008", placement: "left-chest" });
const LOGO = { type: "logos" as const, text: PLACED, sku: "LOGO" };
const TEXT = { font: "block", color: "1001", height_mm: 9, placement: "back-yoke" };

/** A cart whose item has the locked logo, and a name on its back. */
const cartOf = (name: string, item_id = 9) => ({
  ...PLAIN,
  items: PLAIN.items.map((item) => ({
    ...item,
    item_id,
    parts: [
      LOGO,
      { type: "text" as const, text: JSON.stringify({ ...TEXT, lines: [name] }), sku: "TEXT-1" },
    ],
  })),
});

/** Opens a product that is not sold without embroidery, or an item of it. */
function openLockedDown(lock: boolean, search = "&embroidery=1", placement = "left-chest") {
  const sent: unknown[] = [];
  let cart = cartOf("Bo");
  const custom_attributes = { has_embroidery: true, is_embroidery_lockdown: true };
  const coat = aProductReply({ custom_attributes, hasDefaultEmbroideryAndLocked: lock });
  const page = openProduct(coat, {
    href: `/merrow-chef-coat?productId=21${search}`,
    handlers: {
      getCart: () => cart,
      updateEmbroideryToCart: ({ body }) => {
        sent.push(body);
        // What is changed is another item.
        cart = cartOf("Ida", 12);
        return { item_id: 12, cart };
      },
      embroidery: () => lockedDown(lock, placement),
      embroideryLogos: () => ({
        logo_base_url: "/media/logos/",
        logo_detail: [],
        guest_days: null,
      }),
      addEmbroideryToCart: ({ body }) => {
        sent.push(body);
        return { item_id: 9, cart: aCart([aCartItem()]) };
      },
    },
  });
  return { ...page, sent };
}

it("EMB-24 after a save the editor of such a product opens again, anew, at the top of the page", async () => {
  const scroll = vi.spyOn(window, "scrollTo").mockReturnValue(undefined);
  const { user, sent, visited } = openLockedDown(true);
  const dialog = within(await screen.findByRole("dialog", { name: /^Embroidery/ }));
  await user.click(await dialog.findByRole("tab", { name: "Text" }));
  await user.type(dialog.getByRole("textbox", { name: /^Name/ }), "Bo");
  await user.click(dialog.getByRole("tab", { name: "Text" }));
  const places = dialog.getByRole("radiogroup", { name: /^Placement/ });
  await user.click(within(places).getByRole("radio", { name: "Back yoke" }));
  const button = dialog.getByRole("button", { name: "Add to Cart" });
  await waitFor(() => expect(button.getAttribute("aria-disabled")).toBe("false"));
  await user.click(button);
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(scroll).toHaveBeenCalledWith({ top: 0 }));
  const again = within(await screen.findByRole("dialog", { name: /^Embroidery/ }));
  await user.click(await again.findByRole("tab", { name: "Text" }));
  expect(again.getByRole<HTMLInputElement>("textbox", { name: /^Name/ }).value).toBe("");
  expect(visited.at(-1)).toBe("/merrow-chef-coat?productId=21");
});

it("EMB-24 after an update it opens again too, with the item as it stands in the cart now", async () => {
  const scroll = vi.spyOn(window, "scrollTo").mockReturnValue(undefined);
  const { user, sent, visited } = openLockedDown(true, "&item_id=9&embroidery=1");
  const dialog = within(await screen.findByRole("dialog", { name: /^Embroidery/ }));
  await user.click(await dialog.findByRole("tab", { name: "Text" }));
  const name = dialog.getByRole<HTMLInputElement>("textbox", { name: /^Name/ });
  expect(name.value).toBe("Bo");
  await user.type(name, "b");
  const button = dialog.getByRole("button", { name: "Update Item" });
  await waitFor(() => expect(button.getAttribute("aria-disabled")).toBe("false"));
  await user.click(button);
  await waitFor(() =>
    expect(said()).toEqual(["Your embroidered Merrow chef coat has been updated."]),
  );
  expect(sent).toMatchObject([
    { item_id: 9, data: { text: { lines: ["Bob"] }, logos: [{ logo: "L000008" }] } },
  ]);
  await waitFor(() => expect(scroll).toHaveBeenCalledWith({ top: 0 }));
  const again = within(await screen.findByRole("dialog", { name: /^Embroidery/ }));
  await user.click(await again.findByRole("tab", { name: "Text" }));
  expect(again.getByRole<HTMLInputElement>("textbox", { name: /^Name/ }).value).toBe("Ida");
  expect(again.getByRole("button", { name: "Update Item" })).toBeTruthy();
  expect(visited.at(-1)).toBe("/merrow-chef-coat?productId=21&item_id=12");
});

it.each([
  [true, "Yes, I want to review embroidery"],
  [false, "Yes, I Want Embroidery"],
])("EMB-25, EMB-35 with a logo of the house, locked %s, the box says “%s”", async (lock, label) => {
  const { user } = openLockedDown(lock);
  const dialog = within(await screen.findByRole("dialog", { name: /^Embroidery/ }));
  await dialog.findByRole("tablist");
  await user.click(dialog.getByRole("button", { name: "Close" }));
  expect(await screen.findByRole("checkbox", { name: label })).toBeTruthy();
});

it("EMB-06, EMB-29 the stage shows the place of the locked logo, though nobody chose it", async () => {
  openLockedDown(true, "&embroidery=1", "back-yoke");
  const dialog = within(await screen.findByRole("dialog", { name: /^Embroidery/ }));
  const stage = await dialog.findByRole("region", { name: "Sewn preview" });
  const thread = () => stage.querySelector("canvas")?.getAttribute("aria-label") ?? "";
  await waitFor(() => expect(thread()).toMatch(/“Harbour House”.*Back yoke/));
  expect(dialog.getByText(/^Up to 1 logo\. /)).toBeTruthy();
});

it("EMB-38 a logo that such a product needs is missed, and named at the button", async () => {
  const { user } = openLockedDown(false);
  const dialog = within(await screen.findByRole("dialog", { name: /^Embroidery/ }));
  await user.click(await dialog.findByRole("button", { name: "Remove logo 1" }));
  expect(dialog.getByText("Logo: A logo is needed at: Left chest.")).toBeTruthy();
});
