// @vitest-environment jsdom
import { stitchHere } from "@placket/web/embroidery/stitching/testing";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import axe from "axe-core";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aRefusal, type Handlers } from "../../testing/shop.ts";
import { aConfiguration } from "../testing/embroidery.builder.ts";
import { openProduct, said } from "../testing/open-product.tsx";
import { aCart, aCartItem, aProductReply } from "../testing/product.builder.ts";
import { keepTeam, keptTeam } from "./team-draft.ts";

const COAT = aProductReply({ custom_attributes: { has_embroidery: true } });

beforeEach(() => {
  stitchHere();
  // The document of tests has no canvas.
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const CHOSEN = "/merrow-chef-coat?productId=21";
const open = (handlers: Handlers = {}, href = CHOSEN) =>
  openProduct(COAT, { href, handlers: { embroidery: () => aConfiguration(), ...handlers } });

const sheet = () => screen.findByRole("dialog", { name: /^Order for a team/ });
const cell = (name: string) => screen.findByRole<HTMLInputElement>("textbox", { name });
const sizeOf = (row: number) =>
  screen.findByRole<HTMLInputElement>("combobox", { name: `Size, row ${row}` });
const put = async (name = "Add to Cart") => within(await sheet()).getByRole("button", { name });

/** Opens the sheet and waits for its first cell. */
async function opened(handlers: Handlers = {}) {
  const page = open(handlers);
  await page.user.click(screen.getByRole("button", { name: /^Order for a team/ }));
  await cell("Name, row 1");
  return page;
}

async function paste(text: string, name = "Name, row 1"): Promise<void> {
  fireEvent.paste(await cell(name), { clipboardData: { getData: () => text } });
}

/** Waits until all names are counted, which says what all of it costs. */
const counted = (text: RegExp) => screen.findByText(text, {}, { timeout: 20_000 });

it("issue 10.3 a pasted list is read, sewn, summed and put into the cart in one call", async () => {
  const sent: unknown[] = [];
  const { user } = await opened({
    putTeamIntoCart: ({ body }) => {
      sent.push(body);
      return aCart([aCartItem()]);
    },
  });
  await paste("Size\tName\nmedium\tMarta\nL\tJonas");
  expect((await sizeOf(1)).value).toBe("M");
  expect((await cell("Name, row 2")).value).toBe("Jonas");
  await counted(/^2 pieces, Black, \$/);
  expect(screen.getByText(/^1 × M, 1 × L/)).toBeTruthy();
  await user.click(await put());
  await waitFor(() =>
    expect(said()).toEqual(["Your embroidered Merrow chef coat has been added to your cart."]),
  );
  expect(sent).toMatchObject([
    {
      title: "Team",
      parentId: 73,
      text: { font: "block", color: "1001", height_mm: 9, placement: "left-chest" },
      rows: [
        { id: 21, qty: 1, lines: ["Marta", ""], price: 6 },
        { qty: 1, lines: ["Jonas", ""] },
      ],
      item_ids: [],
    },
  ]);
});

it("issue 10.3 a list is typed from its first letter on", async () => {
  const { user } = await opened();
  await user.type(await cell("Name, row 1"), "Anna Kowalska{Tab}{Tab}m{Enter}");
  expect((await cell("Name, row 1")).value).toBe("Anna Kowalska");
  expect((await sizeOf(1)).value).toBe("M");
  await user.type(await cell("Name, row 3"), "Jonas");
  expect((await cell("Name, row 3")).value).toBe("Jonas");
});

it("issue 10.3 says what is wrong at its cell, and takes no press before it is right", async () => {
  const { user } = await opened();
  await paste("Marta\thuge\nJonas\tM\n\tL");
  expect(await screen.findByText(/^There is no “huge”\. Choose one: /)).toBeTruthy();
  expect((await sizeOf(1)).getAttribute("aria-invalid")).toBe("true");
  await user.click(await put());
  expect(await screen.findByText("Enter a name.")).toBeTruthy();
  await waitFor(async () => expect(document.activeElement).toBe(await sizeOf(1)));
  await user.clear(await sizeOf(1));
  await user.type(await sizeOf(1), "l{Enter}");
  // Enter leads on, and the size is written as the product has it.
  expect(document.activeElement).toBe(await sizeOf(2));
  expect((await sizeOf(1)).value).toBe("L");
  expect(screen.queryByText(/^There is no “huge”/)).toBeNull();
});

it("issue 10.6 a name with a letter that no needle knows is told in its row, beside the rest of it", async () => {
  await opened();
  await paste("An☃na\tM");
  const row = (await cell("Name, row 1")).closest("tr");
  await waitFor(() => expect(row?.querySelector("canvas")).not.toBeNull());
  expect(row?.textContent).toContain("☃");
  expect(screen.queryByText(/^1 piece, \$/)).toBeNull();
});

it("issue 10.3 what says that rows are wrong leads to the first of them", async () => {
  const { user } = await opened();
  await paste("Marta\tM\nJonas\thuge\nMira\tL\nPetra\tsmallish");
  await user.click(await screen.findByRole("button", { name: "2 rows need a look." }));
  await waitFor(async () => expect(document.activeElement).toBe(await sizeOf(2)));
});

it("issue 10.3 a name that is pasted twice is said at the sum, which leads to it", async () => {
  const { user } = await opened();
  await paste("Name\tSize\nAnna\tM\nJonas\tL\nAnna\tM");
  await user.click(await screen.findByRole("button", { name: "1 row is there twice." }));
  await waitFor(async () => expect(document.activeElement).toBe(await cell("Name, row 3")));
});

it("issue 10.3 what the store refuses of a row stands in it until it is changed", async () => {
  const { user } = await opened({
    putTeamIntoCart: () => {
      const field = "rows.1.text.lines.0";
      const problems = [{ error: "embroidery.textUnknownLetter" as const, field, params: ["☃"] }];
      throw aRefusal(400, { problems });
    },
  });
  await paste("Marta\tM\nJonas\tL");
  await counted(/^2 pieces, Black, \$/);
  await user.click(await put());
  const told = await screen.findByText("There is no “☃” to embroider. Please use another letter.");
  const name = await cell("Name, row 2");
  expect(name.getAttribute("aria-invalid")).toBe("true");
  expect(told.closest("tr")).toBe(name.closest("tr"));
  await user.type(name, "s");
  await waitFor(() => expect(screen.queryByText(/^There is no “☃”/)).toBeNull());
});

it("issue 10.3 one column fills down, and a list that is saved from a spreadsheet is opened", async () => {
  const { user } = await opened();
  await paste("Marta\nJonas\nMira", "Name, row 2");
  expect((await cell("Name, row 4")).value).toBe("Mira");
  const file = new File(["\uFEFFName;Size\r\nPetra;M\r\n"], "team.csv", { type: "text/csv" });
  await user.upload(screen.getByLabelText("Open a CSV file"), file);
  await waitFor(() => expect(screen.getByDisplayValue("Petra")).toBeTruthy());
});

it("issue 10.3 an unfinished list is there again, and is accessible", async () => {
  const { user, unmount } = await opened();
  await paste("Marta\tM\nJonas\tL");
  await counted(/^2 pieces, Black, \$/);
  expect(await axe.run(document.body).then(({ violations }) => violations)).toEqual([]);
  await user.click(within(await sheet()).getByRole("button", { name: "Close" }));
  unmount();
  await opened();
  expect((await cell("Name, row 2")).value).toBe("Jonas");
});

it("issue 10.3 a text that is written on is not counted any more", async () => {
  await opened();
  const sent = vi.spyOn(Worker.prototype, "postMessage");
  const name = await cell("Name, row 1");
  for (const value of ["K", "Ko", "Kon"]) fireEvent.change(name, { target: { value } });
  const asked = sent.mock.calls.map(([message]) => (message as { readonly ask: string }).ask);
  const of = (kind: string) => asked.filter((ask) => ask === kind);
  expect([of("count").length, of("forget").length]).toEqual([3, 2]);
  expect(await screen.findByText(/^[\d,]+ stitches$/)).toBeTruthy();
});

it("issue 10.3 each product keeps the list that was begun for it, until that is in the cart", async () => {
  const caps = {
    title: "Caps",
    rows: [{ lines: ["Mira", ""], options: {}, pieces: "" }],
    choice: undefined,
    colorId: undefined,
  };
  keepTeam(9999, caps);
  const { user } = await opened({ putTeamIntoCart: () => aCart([aCartItem()]) });
  expect(keptTeam(73)).toBeUndefined();
  await paste("Marta\tM");
  expect(keptTeam(73)?.rows[0]?.lines).toEqual(["Marta", ""]);
  await counted(/^1 piece, Black, \$/);
  await user.click(await put());
  await waitFor(() => expect(said()).toHaveLength(1));
  await waitFor(() => expect(keptTeam(73)).toBeUndefined());
  expect(keptTeam(9999)).toEqual(caps);
});

it("issue 10.3 a list of the cart is edited in its place, with its names and sizes", async () => {
  const text = JSON.stringify({
    lines: ["Jonas"],
    font: "script",
    color: "1070",
    height_mm: 12,
    placement: "back-yoke",
  });
  const parts = [
    { type: "text" as const, text, sku: "TEXT-1" },
    { type: "team" as const, text: "Kitchen", sku: null },
  ];
  const cart = aCart([aCartItem()]);
  const team = { ...cart, items: cart.items.map((item) => ({ ...item, parts })) };
  const sent: unknown[] = [];
  const { user, visited } = open(
    {
      getCart: () => team,
      putTeamIntoCart: ({ body }) => {
        sent.push(body);
        return team;
      },
    },
    "/merrow-chef-coat?team=Kitchen",
  );
  const name = await cell("Name, row 1");
  expect(name.value).toBe("Jonas");
  expect((await sizeOf(1)).value).toBe("M");
  await user.type(name, " W");
  await counted(/^2 pieces, Black, \$/);
  await user.click(await put("Update list"));
  await waitFor(() =>
    expect(sent).toMatchObject([
      {
        title: "Kitchen",
        text: { font: "script", placement: "back-yoke" },
        rows: [{ id: 21, qty: 2, lines: ["Jonas W"] }],
        item_ids: [9],
      },
    ]),
  );
  await waitFor(() => expect(visited.at(-1)).toBe("/merrow-chef-coat"));
});

it("issue 10.3 where a name finds no room, a height at which all do is a press away", async () => {
  const { user } = await opened();
  await user.click(screen.getByRole("radio", { name: "20" }));
  await paste("Marta Kowalski\tM\nJonas\tL");
  const way = await screen.findByRole(
    "button",
    { name: /^Sew all at \d+ mm, so that every name finds room$/ },
    { timeout: 20_000 },
  );
  expect(screen.getByText(/^The text is [\d.]+ mm wide; Left chest holds 100 mm\.$/)).toBeTruthy();
  await user.click(way);
  await counted(/^2 pieces, Black, \$/);
  expect(screen.queryByText(/mm wide; Left chest/)).toBeNull();
});

it("EMB-51, OPEN-18 offline a list is refused at once, kept, and never sent later by itself", async () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const putTeamIntoCart = vi.fn<NonNullable<Handlers["putTeamIntoCart"]>>(() =>
    aCart([aCartItem()]),
  );
  const { user } = await opened({ putTeamIntoCart });
  await paste("Marta\tM");
  await counted(/^1 piece, Black, \$/);
  await user.click(await put());
  expect((await screen.findByRole("alert")).textContent).toMatch(
    /^You are offline\. Your cart has/,
  );
  online.mockReturnValue(true);
  fireEvent(window, new Event("online"));
  expect((await cell("Name, row 1")).value).toBe("Marta");
  expect(putTeamIntoCart).not.toHaveBeenCalled();
  await user.click(await put());
  await waitFor(() => expect(putTeamIntoCart).toHaveBeenCalledOnce());
});

it("issue 10.3 a list that was cleared is there again with one press", async () => {
  const { user } = await opened();
  await paste("Marta\tM\nJonas\tL");
  await user.click(screen.getByRole("button", { name: "Clear list" }));
  expect((await cell("Name, row 1")).value).toBe("");
  expect(screen.getByText("2 rows cleared.")).toBeTruthy();
  const undo = screen.getByRole("button", { name: "Undo" });
  expect(document.activeElement).toBe(undo);
  await user.click(undo);
  expect((await cell("Name, row 2")).value).toBe("Jonas");
  expect(keptTeam(73)?.rows[1]?.lines).toEqual(["Jonas", ""]);
  await user.click(screen.getByRole("button", { name: "Clear list" }));
  await user.type(await cell("Name, row 1"), "Mira");
  // What is written since is not written over.
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

it("EMB-19, EMB-21 asks for the color before a list is begun, and says which it is", async () => {
  const { user } = open({}, "/merrow-chef-coat");
  await user.click(screen.getByRole("button", { name: /^Order for a team/ }));
  const dialog = within(await sheet());
  expect(await dialog.findByText("Which color are the pieces of this list?")).toBeTruthy();
  expect(dialog.queryByRole("textbox")).toBeNull();
  expect(await axe.run(document.body).then(({ violations }) => violations)).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Navy" }));
  expect(await dialog.findByText("Merrow chef coat, Navy")).toBeTruthy();
  await paste("Marta\tM");
  await counted(/^1 piece, Navy/);
  expect((await sizeOf(1)).value).toBe("M");
});

it("EMB-19 a color that is chosen on the page meanwhile is the list's", async () => {
  const { user } = open({}, "/merrow-chef-coat");
  const door = screen.getByRole("button", { name: /^Order for a team/ });
  await user.click(door);
  await user.click(within(await sheet()).getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(screen.getByRole("radio", { name: "Black" }));
  await user.click(door);
  expect(await cell("Name, row 1")).toBeTruthy();
  expect(screen.getByText("Merrow chef coat, Black")).toBeTruthy();
});

it("issue 10.3 while a row is wrong, the others have their price, said to be without it", async () => {
  await opened();
  await paste("Marta\tM\nJonas\tM");
  const whole = (await counted(/^2 pieces, Black, \$/)).textContent;
  fireEvent.change(await sizeOf(3), { target: { value: "huge" } });
  fireEvent.change(await cell("Name, row 3"), { target: { value: "Petra" } });
  const part = await counted(/^\$[\d.]+ without the rows that need a look, for 2 of 3 pieces$/);
  expect(whole).toContain(part.textContent?.split(" ")[0]);
  expect(screen.getByText("3 pieces, Black")).toBeTruthy();
});
