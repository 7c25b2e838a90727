// @vitest-environment jsdom
import { stitchHere } from "@placket/web/embroidery/stitching/testing";
import { cleanup, configure, screen, waitFor, within } from "@testing-library/react";
import axe from "axe-core";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Handlers } from "../../testing/shop.ts";
import { everyOption } from "../testing/embroidery.builder.ts";
import { openProduct, said } from "../testing/open-product.tsx";
import { aCart, aCartItem, aProductReply } from "../testing/product.builder.ts";

/** What is read aloud says the price once more, a while later. */
const SEEN = { ignore: "output" } as const;

const COAT = aProductReply({ custom_attributes: { has_embroidery: true } });

// The form comes late, and sews: how long that takes is not what is asked here.
configure({ asyncUtilTimeout: 20_000 });

beforeEach(() => {
  stitchHere();
  // The document of tests has no canvas.
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  vi.spyOn(window, "scrollTo").mockReturnValue(undefined);
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** What the stage shows, in words; no picture is painted in the document of tests. */
const picture = () =>
  screen
    .getByRole("region", { name: "Sewn preview" })
    .querySelector("canvas")
    ?.getAttribute("aria-label") ?? "";

type Sent = Record<string, unknown>;

/** Opens the editor with everything offered, and tells what is sent. */
async function opened({
  href = "/merrow-chef-coat?productId=21",
  box = "Yes, I Want Embroidery",
  title = /^Embroidery/,
  handlers = {},
}: { href?: string; box?: string; title?: RegExp; handlers?: Handlers } = {}) {
  const sent: Sent[] = [];
  const page = openProduct(COAT, {
    href,
    handlers: {
      embroidery: () => everyOption(),
      addEmbroideryToCart: ({ body }) => {
        sent.push(body as Sent);
        return { item_id: 9, cart: aCart([aCartItem()]) };
      },
      updateEmbroideryToCart: ({ body }) => {
        sent.push(body as Sent);
        return { item_id: 9, cart: aCart([aCartItem()]) };
      },
      ...handlers,
    },
  });
  await page.user.click(await screen.findByRole("checkbox", { name: box }));
  const dialog = within(await screen.findByRole("dialog", { name: title }));
  await dialog.findByRole("tablist");
  const button = (name: string) => dialog.getByRole("button", { name });
  return {
    ...page,
    sent,
    dialog,
    step: (name: string) => page.user.click(dialog.getByRole("tab", { name })),
    button,
    press: async (name: string) => {
      await waitFor(() => expect(button(name).getAttribute("aria-disabled")).toBe("false"));
      await page.user.click(button(name));
    },
  };
}

it("EMB-04, EMB-08 every kind of option is a step, in the order of the configuration, below its messages", async () => {
  const wire = { ...everyOption(), text_embroidery_hints: ["Capitals stay capitals."] };
  const { global } = wire.embroidery_placements;
  const step_order = global.step_order.toReversed();
  const messages = ["Hemming adds a day.", "Sewn in three days."];
  const placements = { ...wire.embroidery_placements, global: { ...global, step_order, messages } };
  const { dialog, step } = await opened({
    handlers: { embroidery: () => ({ ...wire, embroidery_placements: placements }) },
  });
  const steps = dialog.getAllByRole("tab").map(({ textContent }) => textContent);
  expect(steps).toEqual(["Instructions", "Alteration", "Print", "Flags", "Text"]);
  for (const name of steps) {
    await step(name ?? "");
    for (const message of messages) expect(dialog.getByText(message)).toBeTruthy();
    const panel = dialog.getByRole("tabpanel").textContent;
    expect(panel.includes("Capitals stay capitals.")).toBe(name === "Text");
    expect(await axe.run(document.body).then(({ violations }) => violations)).toEqual([]);
  }
});

it("EMB-11, EMB-28 a flag stands at the one placement there is, is sewn there and charged", async () => {
  const { user, dialog, step, press, sent } = await opened();
  await step("Flags");
  await user.click(dialog.getByRole("radio", { name: /^One flag/ }));
  expect(dialog.getAllByText("Flags: Choose a flag.")[0]).toBeTruthy();
  await user.selectOptions(dialog.getByRole("combobox", { name: "Flag" }), "Sweden");
  expect(dialog.getByRole<HTMLInputElement>("radio", { name: "Left chest" }).checked).toBe(true);
  // At what was chosen, and in the bar.
  expect(dialog.getAllByText("$7.00 per piece", SEEN)).toHaveLength(2);
  await waitFor(() => expect(picture()).toMatch(/^Stitched preview of “Sweden”.*Left chest/));
  await press("Add to Cart");
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ flags: { flag: "SE", placement: "left-chest" } });
  expect(sent[0]).not.toHaveProperty("text");
});

it("EMB-32, EMB-08 a left and a right flag stand on the collar, and are charged as two", async () => {
  const { user, dialog, step, press, sent } = await opened();
  await step("Flags");
  await user.click(dialog.getByRole("radio", { name: /^Left and right on the collar/ }));
  await user.selectOptions(dialog.getByRole("combobox", { name: "Right Collar" }), "Japan");
  // One alone is one flag.
  // At what was chosen, and in the bar.
  expect(dialog.getAllByText("$7.00 per piece", SEEN)).toHaveLength(2);
  await user.selectOptions(dialog.getByRole("combobox", { name: "Left Collar" }), "Sweden");
  expect(dialog.getAllByText("$12.00 per piece", SEEN)).toHaveLength(2);
  await waitFor(() => expect(picture()).toMatch(/“Sweden”.*Collar, left.*“Japan”.*Collar, right/));
  await press("Add to Cart");
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ flags: { flag1: "SE", flag2: "JP" } });
});

it("EMB-11 a flag where the text stands is refused before it is ordered", async () => {
  const { user, dialog, step } = await opened();
  await user.type(dialog.getByRole("textbox", { name: /^Name/ }), "Marta");
  await step("Flags");
  await user.click(dialog.getByRole("radio", { name: /^One flag/ }));
  await user.selectOptions(dialog.getByRole("combobox", { name: "Flag" }), "Sweden");
  const reason = "Each kind of embroidery and each placement can be chosen once.";
  expect(dialog.getByText(reason)).toBeTruthy();
  expect(dialog.getByText(`Flags: ${reason}`)).toBeTruthy();
});

it("EMB-14 a print and an alteration are asked for in words, each with its price, and summed up by line", async () => {
  const { user, dialog, step, press, sent, button } = await opened();
  await step("Print");
  await user.click(dialog.getByRole("radio", { name: /^Print\$4\.00/ }));
  expect(button("Add to Cart").getAttribute("aria-disabled")).toBe("true");
  expect(dialog.getByText("Print: Please fill this in.")).toBeTruthy();
  await user.type(dialog.getByRole("textbox", { name: /^How it is/ }), "Kitchen 2");
  await step("Alteration");
  await user.click(dialog.getByRole("radio", { name: /^Hem/ }));
  await user.type(dialog.getByRole("textbox", { name: /^How it is/ }), "30 in");
  expect(dialog.getByText("$13.50 per piece", SEEN)).toBeTruthy();
  expect(dialog.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
    "$4.00",
    "$9.50",
  ]);
  await press("Add to Cart");
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    "print-screen": { text: "Kitchen 2", sku: "PRINT" },
    "alteration-piping": { text: "30 in", sku: "HEM" },
  });
});

it("EMB-14 a garment that is hemmed alone is shown as it is, with what is done to it in words", async () => {
  const { user, dialog } = await opened({
    title: /^Alteration/,
    handlers: { embroidery: hemmedAlone },
  });
  const shown = within(dialog.getByRole("figure", { name: "Preview" }));
  expect(shown.getByRole("img").getAttribute("alt")).toMatch(/^Merrow chef coat/);
  expect(shown.getByText("Nothing is done to it yet.")).toBeTruthy();
  expect(dialog.queryByText(/stitched/)).toBeNull();
  await user.click(dialog.getByRole("radio", { name: /^Hem/ }));
  await user.type(dialog.getByRole("textbox", { name: /^How it is/ }), "76 cm");
  expect(shown.getByText("Hem: 76 cm")).toBeTruthy();
  expect(await axe.run(document.body).then(({ violations }) => violations)).toEqual([]);
});

/** A hem, and words: nothing is sewn, nowhere. */
function hemmedAlone(): ReturnType<typeof everyOption> {
  const base = everyOption();
  const { global, for_type } = base.embroidery_placements;
  const steps = ["alteration-piping", "special-instructions"] as const;
  return {
    ...base,
    embroidery_options: base.embroidery_options.filter(({ type }) =>
      steps.some((step) => step === type),
    ),
    embroidery_placements: {
      global: { ...global, step_order: [...steps], flags: [] },
      for_type: { ...for_type, faces: [], option: { flags: null, logos: null } },
    },
    text_embroidery: null,
    text_embroidery_rules_per_line: [],
  };
}

const PARTS = [
  {
    type: "text" as const,
    text: JSON.stringify({
      lines: ["Jonas"],
      font: "block",
      color: "1070",
      height_mm: 9,
      placement: "back-yoke",
    }),
    sku: "TEXT-1",
  },
  { type: "flags" as const, text: '{"flag":"JP","placement":"left-chest"}', sku: "FLAG" },
  { type: "special-instructions" as const, text: "Navy", sku: null },
  { type: "alteration-piping" as const, text: "30 in", sku: "HEM" },
];

/** Opens the editor of an item to which everything is done. */
const edited = () => {
  const cart = aCart([aCartItem()]);
  const getCart = () => ({ ...cart, items: cart.items.map((item) => ({ ...item, parts: PARTS })) });
  return opened({
    href: "/merrow-chef-coat?productId=21&item_id=9",
    box: "Yes, I want to edit embroidery",
    handlers: { getCart },
  });
};

it("EMB-13, EMB-33 everything that is done to an item is there to be edited, and stays where it is not touched", async () => {
  const { user, dialog, step, press, sent } = await edited();
  await step("Flags");
  expect(dialog.getByRole<HTMLSelectElement>("combobox", { name: "Flag" }).value).toBe("JP");
  await step("Instructions");
  const words = dialog.getByRole<HTMLTextAreaElement>("textbox", { name: /^Special instructions/ });
  expect(words.value).toBe("Navy");
  await user.type(words, " thread");
  await press("Update Item");
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([
    {
      item_id: 9,
      data: {
        flags: { flag: "JP", placement: "left-chest" },
        "special-instructions": { text: "Navy thread" },
        "alteration-piping": { text: "30 in", sku: "HEM" },
        text: { lines: ["Jonas"] },
      },
    },
  ]);
});

it("issue 10.1 what was begun is there again after the page was loaded anew, until it is in the cart", async () => {
  const first = await opened();
  await first.user.type(first.dialog.getByRole("textbox", { name: /^Name/ }), "Marta");
  await first.step("Instructions");
  await first.user.type(first.dialog.getByRole("textbox", { name: /^Special/ }), "Navy");
  cleanup();
  const again = await opened();
  const name = again.dialog.getByRole<HTMLInputElement>("textbox", { name: /^Name/ });
  expect(name.value).toBe("Marta");
  await again.press("Add to Cart");
  await waitFor(() => expect(again.sent).toHaveLength(1));
  expect(again.sent[0]).toMatchObject({ "special-instructions": { text: "Navy" } });
  await waitFor(() => expect(screen.queryByRole("dialog", { name: /^Embroidery/ })).toBeNull());
  cleanup();
  const anew = await opened();
  expect(anew.dialog.getByRole<HTMLInputElement>("textbox", { name: /^Name/ }).value).toBe("");
});

it("EMB-02 whoever comes near the box has the form prepared", async () => {
  const asked = vi.fn<() => ReturnType<typeof everyOption>>(() => everyOption());
  const { user } = openProduct(COAT, {
    href: "/merrow-chef-coat?productId=21",
    handlers: { embroidery: asked },
  });
  await user.hover(await screen.findByRole("checkbox", { name: "Yes, I Want Embroidery" }));
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole("dialog")).toBeNull();
  await user.click(screen.getByRole("checkbox", { name: "Yes, I Want Embroidery" }));
  await screen.findByRole("tablist");
  expect(asked).toHaveBeenCalledTimes(1);
});

it.each([
  [["alteration-piping"], "Yes, I Want Alterations"],
  [["print-screen"], "Yes, I Want a Print"],
  [["special-instructions"], "Yes, I Have Instructions"],
  [["alteration-piping", "flags"], "Yes, I Want Embroidery"],
])("EMB-25 of what takes %j the box asks “%s”", async (embroideryOptions, label) => {
  openProduct({ ...COAT, embroideryOptions }, { href: "/merrow-chef-coat?productId=21" });
  expect(await screen.findByRole("checkbox", { name: label })).toBeTruthy();
});

it("EMB-23 embroidery is taken off an item, and the editor closes", async () => {
  const { user, dialog, sent } = await edited();
  await user.click(dialog.getByRole("button", { name: "Remove Embroidery" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: /^Embroidery/ })).toBeNull());
  expect(sent).toEqual([{ item_id: 9, data: { productId: 21, parentId: 73, qty: 2 } }]);
  expect(said()).toEqual(["Merrow chef coat's configuration and quantity have been updated."]);
});

it("EMB-51, OPEN-18 what could not be saved is said, and the editor stays open with it", async () => {
  const { user, dialog, step, press } = await opened({
    handlers: {
      addEmbroideryToCart: () => {
        throw new Error("offline");
      },
    },
  });
  await step("Instructions");
  await user.type(dialog.getByRole("textbox", { name: /^Special/ }), "Navy");
  await press("Add to Cart");
  expect((await dialog.findByRole("alert")).textContent).toBe(
    "Your embroidery could not be saved. Please try again.",
  );
  expect(dialog.getByRole<HTMLTextAreaElement>("textbox", { name: /^Special/ }).value).toBe("Navy");
});
