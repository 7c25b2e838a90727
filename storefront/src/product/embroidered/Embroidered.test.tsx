// @vitest-environment jsdom
import { stitchHere } from "@placket/web/embroidery/stitching/testing";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import axe from "axe-core";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aRefusal, type Handlers } from "../../testing/shop.ts";
import { aConfiguration } from "../testing/embroidery.builder.ts";
import { addEmbroidered } from "../testing/add-embroidered.ts";
import { openProduct, panelButton, said } from "../testing/open-product.tsx";
import { aCart, aCartItem, aProductReply } from "../testing/product.builder.ts";

/** What is read aloud says the price once more, a while later. */
const SEEN = { ignore: "output" } as const;

const COAT = aProductReply({ custom_attributes: { has_embroidery: true } });
const NEEDED = "This item is sold with embroidery. Choose what is embroidered on it.";
const CHOSEN = "/merrow-chef-coat?productId=21";

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

const box = (name = "Yes, I Want Embroidery") =>
  screen.getByRole<HTMLInputElement>("checkbox", { name });
const editor = () => screen.findByRole("dialog", { name: /^Embroidery/ });
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

function open(href = CHOSEN, handlers: Handlers = {}, product = COAT) {
  return openProduct(product, {
    href,
    handlers: { embroidery: () => aConfiguration(), ...handlers },
  });
}

/** Opens the editor and waits until its form is there. */
async function opened(handlers: Handlers = {}) {
  const page = open(CHOSEN, handlers);
  await page.user.click(box());
  const name = await screen.findByRole("textbox", { name: /^Name/ });
  return { ...page, name };
}

it("EMB-01 a product that takes no embroidery offers none", () => {
  open(CHOSEN, {}, aProductReply());
  expect(screen.queryByRole("checkbox", { name: /Embroidery/ })).toBeNull();
});

it("EMB-02, EMB-40 says that it loads, then shows the garment and the form", async () => {
  let answer: (reply: ReturnType<typeof aConfiguration>) => void = () => undefined;
  const asked: unknown[] = [];
  const { user } = open(CHOSEN, {
    embroidery: (input) => {
      asked.push(input);
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
  });
  await user.click(box());
  const dialog = await editor();
  expect(within(dialog).getByText("Loading embroidery configurator...")).toBeTruthy();
  expect(asked).toEqual([{ query: { productId: 21 } }]);
  answer(aConfiguration());
  expect(await screen.findByRole("region", { name: "Sewn preview" })).toBeTruthy();
  expect(await axe.run(document.body).then(({ violations }) => violations)).toEqual([]);
});

it.each(["embroidery=1", "emb_flag=1", "emb_flag", "emb_flag=true"])(
  "EMB-20, EMB-23, ROUTE-53 %s in the address opens it, and goes when it is closed",
  async (flag) => {
    const { user, visited } = open(`${CHOSEN}&${flag}`);
    const dialog = await editor();
    await user.click(within(dialog).getByRole("button", { name: "Close" }));
    await isClosed();
    expect(visited.at(-1)).toBe(CHOSEN);
  },
);

it("EMB-20 an address that asks for it waits until it may be begun, and says nothing", async () => {
  const { user } = open("/merrow-chef-coat?embroidery=1");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(said()).toEqual([]);
  await user.click(screen.getByRole("radio", { name: "Black" }));
  await user.click(screen.getByRole("radio", { name: /^M/ }));
  expect(await editor()).toBeTruthy();
});

it("ROUTE-53 a flag that says no asks for nothing", () => {
  open(`${CHOSEN}&emb_flag=0&embroidery=0`);
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("EMB-20 a product that is not sold without it opens it by itself", async () => {
  const custom_attributes = { has_embroidery: true, is_embroidery_lockdown: true };
  open(CHOSEN, {}, aProductReply({ custom_attributes }));
  expect(await editor()).toBeTruthy();
});

it("PDP-34 the button of a product that is not sold without it leads to the editor, and no list is offered", async () => {
  const custom_attributes = { has_embroidery: true, is_embroidery_lockdown: true };
  const addToCart = () => Promise.reject(aRefusal(400, { said: NEEDED }));
  const { user } = open(CHOSEN, { addToCart }, aProductReply({ custom_attributes }));
  await user.click(within(await editor()).getByRole("button", { name: "Close" }));
  await isClosed();
  expect(screen.queryByRole("button", { name: /Order for a team/ })).toBeNull();
  await user.click(panelButton(/^Add to Cart/));
  expect(await editor()).toBeTruthy();
  await waitFor(() => expect(said()).toContain(NEEDED));
});

it("EMB-26 unchecking the box while the editor is open closes it", async () => {
  const { user } = await opened();
  const checkbox = screen.getByRole("checkbox", { name: /Embroidery/, hidden: true });
  expect(checkbox).toHaveProperty("checked", true);
  await user.click(checkbox);
  await isClosed();
  expect(box().checked).toBe(false);
});

it("issue 10 says at the box and beside the price when it is there with embroidery", async () => {
  const { user, name } = await opened();
  const hint = document.getElementById(
    screen
      .getByRole("checkbox", { name: /Embroidery/, hidden: true })
      .getAttribute("aria-describedby") ?? "",
  );
  expect(hint?.textContent).toMatch(/It then arrives March 9\s–\s11\.$/);
  const editorSays = within(await editor());
  expect(editorSays.queryByText(/^Arrives/)).toBeNull();
  await user.type(name, "M");
  expect(await editorSays.findByText(/^Arrives March 9\s–\s11$/, SEEN)).toBeTruthy();
});

it("EMB-28, EMB-09 begins with the font, placement and thread that there is to begin with", async () => {
  await opened();
  const checked = (legend: RegExp) =>
    within(screen.getByRole("radiogroup", { name: legend }))
      .getAllByRole<HTMLInputElement>("radio")
      .find((radio) => radio.checked)?.value;
  expect(checked(/^Font/)).toBe("block");
  expect(checked(/^Placement/)).toBe("left-chest");
  // The cloth is black: white reads best on it.
  expect(checked(/^Thread/)).toBe("1001");
});

it("EMB-39 says how many letters a line takes, and which are too many", async () => {
  const { user, name } = await opened();
  await user.type(name, "Bartholomew Montgomery");
  expect(screen.getByText("22 of 20")).toBeTruthy();
  const field = screen.getByRole("textbox", { name: /^Name/ }).getAttribute("aria-describedby");
  const reason = document.getElementById(field?.split(" ")[0] ?? "");
  expect(reason?.textContent).toBe("Use at most 20 letters on a line.");
});

it("issue 10.6 one unknown letter is named at its line, takes no press, and the rest is still seen sewn", async () => {
  const addEmbroideryToCart = vi.fn<() => Promise<never>>();
  const { user, name } = await opened({ addEmbroideryToCart });
  const preview = screen.getByRole("region", { name: "Sewn preview" });
  const picture = () => preview.querySelector("canvas")?.getAttribute("aria-label");
  await user.type(name, "Anกna");
  await waitFor(() => expect(picture()).toMatch(/^Stitched preview of “An na”\./), {
    timeout: 20_000,
  });
  const reason = document.getElementById(
    name.getAttribute("aria-describedby")?.split(" ")[0] ?? "",
  );
  expect(reason?.textContent).toContain("“ก”");
  const save = within(await editor()).getByRole("button", { name: "Add to Cart" });
  expect(save.getAttribute("aria-disabled")).toBe("true");
  await user.click(save);
  expect(screen.queryByText(/^\$[\d.]+ per piece/, SEEN)).toBeNull();
  expect(addEmbroideryToCart).not.toHaveBeenCalled();
});

it("WISH-09, EMB-12, EMB-24, EMB-33, EMB-43, EMB-52 sews what is typed, tells its price, and puts it into the cart", async () => {
  const sent: unknown[] = [];
  const { user, name } = await opened({
    addEmbroideryToCart: ({ body }) => {
      sent.push(body);
      return { item_id: 9, cart: aCart([aCartItem()]) };
    },
  });
  await user.type(name, "Marta");
  // Who leaves the line has all of it drawn; its first letters have a price, too.
  await user.tab();
  const stage = screen.getByRole("region", { name: "Sewn preview" });
  await waitFor(() => expect(stage.getAttribute("aria-busy")).toBe("false"), { timeout: 20_000 });
  expect(await screen.findByText(/^\$6\.00 per piece/, SEEN, { timeout: 20_000 })).toBeTruthy();
  const stitches = /, (\d+) stitches$/.exec(
    screen.getAllByText(/mm, \d+ stitches$/)[0]?.textContent ?? "",
  )?.[1];
  await addEmbroidered(user);
  await waitFor(() =>
    expect(said()).toEqual(["Your embroidered Merrow chef coat has been added to your cart."]),
  );
  await isClosed();
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0 });
  expect(sent).toEqual([
    {
      productId: 21,
      parentId: 73,
      qty: 1,
      text: {
        lines: ["Marta", ""],
        font: "block",
        color: "1001",
        height_mm: 9,
        placement: "left-chest",
        stitch_count: Number(stitches),
        price: 6,
      },
    },
  ]);
});

it("EMB-43 what the store refuses of the text is said at its field", async () => {
  const { user, name } = await opened({
    addEmbroideryToCart: () => {
      throw aRefusal(400, {
        problems: [{ error: "embroidery.textUnknownLetter", field: "text.lines.0", params: ["☃"] }],
      });
    },
  });
  await user.type(name, "Marta");
  await screen.findByText(/^\$6\.00 per piece/, SEEN, { timeout: 20_000 });
  await addEmbroidered(user);
  // At the field, and at the button.
  const reason = "There is no “☃” to embroider. Please use another letter.";
  expect(await screen.findAllByText(reason)).toHaveLength(2);
  expect(said()).toEqual([]);
});

it("EMB-43 is told that stitches or price have changed, and sees the price of today; what is changed is not refused yet", async () => {
  const asked: unknown[] = [];
  const { user, name } = await opened({
    embroidery: () => {
      asked.push(0);
      return aConfiguration();
    },
    addEmbroideryToCart: () => {
      const error = "embroidery.shownOtherwise";
      throw aRefusal(400, { problems: [{ error, field: "text.price", params: [] }] });
    },
  });
  await user.type(name, "Marta");
  await screen.findByText(/^\$6\.00 per piece/, SEEN, { timeout: 20_000 });
  const before = asked.length;
  await addEmbroidered(user);
  const reason = /Stitches or price have changed since you saw them\. Please look again\.$/;
  expect(await screen.findByText(reason, SEEN)).toBeTruthy();
  expect(screen.queryByText(/could not be saved/)).toBeNull();
  await waitFor(() => expect(asked.length).toBe(before + 1));
  await user.type(name, "h");
  await waitFor(() => expect(screen.queryByText(reason, SEEN)).toBeNull());
});

it("says what finds no room before it is ordered, and takes no press for it", async () => {
  const { user, name } = await opened();
  await user.click(screen.getByRole("radio", { name: "20" }));
  await user.type(name, "Martha");
  expect(
    await screen.findByText(
      /^The text ends [\d.]+ mm from the edge of its place/,
      {},
      { timeout: 20_000 },
    ),
  ).toBeTruthy();
  await user.type(name, " Kowalski");
  const reason = /^The text is [\d.]+ mm wide; Left chest holds 100 mm\.$/;
  await screen.findAllByText(reason, {}, { timeout: 20_000 });
  const button = within(await editor()).getByRole("button", { name: "Add to Cart" });
  expect(button.getAttribute("aria-disabled")).toBe("true");
  // The placement may be out of sight: what stands in the way is said at the button too.
  const said = document.getElementById(button.getAttribute("aria-describedby") ?? "");
  expect(said?.textContent).toMatch(reason);
});

it("WISH-09, EMB-25, EMB-44 an item that is embroidered is edited with its text, in its place", async () => {
  const text = JSON.stringify({
    lines: ["Jonas"],
    font: "script",
    color: "1070",
    height_mm: 12,
    placement: "back-yoke",
  });
  const cart = aCart([aCartItem()]);
  const parts = [{ type: "text" as const, text, sku: "TEXT-1" }];
  const embroidered = { ...cart, items: cart.items.map((item) => ({ ...item, parts })) };
  const sent: unknown[] = [];
  const { user } = open(`${CHOSEN}&item_id=9`, {
    getCart: () => embroidered,
    updateEmbroideryToCart: ({ body }) => {
      sent.push(body);
      return { item_id: 10, cart: embroidered };
    },
  });
  await user.click(await screen.findByRole("checkbox", { name: "Yes, I want to edit embroidery" }));
  const name = await screen.findByRole<HTMLInputElement>("textbox", { name: /^Name/ });
  expect(name.value).toBe("Jonas");
  const update = within(await editor()).getByRole("button", { name: "Update Item" });
  await waitFor(() => expect(update.getAttribute("aria-disabled")).toBe("false"), {
    timeout: 20_000,
  });
  await user.click(update);
  await waitFor(() =>
    expect(said()).toEqual(["Your embroidered Merrow chef coat has been updated."]),
  );
  expect(sent).toMatchObject([
    { item_id: 9, data: { qty: 2, text: { lines: ["Jonas"], placement: "back-yoke" } } },
  ]);
});

it("EMB-13 where no instructions are taken there is no box for them", async () => {
  await opened();
  expect(screen.queryByRole("textbox", { name: /instructions/ })).toBeNull();
});

it("EMB-23 what was written is there again for whoever closed it, for another size as well", async () => {
  const { user, name } = await opened();
  await user.type(name, "Marta");
  await user.click(within(await editor()).getByRole("button", { name: "Close" }));
  await isClosed();
  await user.click(screen.getByRole("radio", { name: /^L/ }));
  await user.click(box());
  const again = await screen.findByRole<HTMLInputElement>("textbox", { name: /^Name/ });
  expect(again.value).toBe("Marta");
});
