// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { CallReply } from "../api/call.ts";
import { SIGNED_IN } from "../testing/builders.ts";
import { open, RefusedAnswer, type Asked } from "../testing/show.tsx";

type Stock = CallReply<"stock">;
type CameOf = CallReply<"countStock">;
type Opened = ReturnType<typeof open>;

const shelf = (id: number, sku: string): Stock["rows"][number] => ({
  id,
  sku,
  name: `Product ${sku}`,
  quantity: 9,
  isInStock: true,
  level: "low",
});
const stock = (): Stock => ({ rows: [shelf(1, "CAP"), shelf(2, "COAT")], next: null });
const saving = () => screen.getByRole("button", { name: "Save …" });
const field = (sku: string) => screen.getByLabelText<HTMLInputElement>(`Counted of ${sku}`);
const countsSaid = (asked: Asked | undefined) => asked?.body["counts"];

/** The next request is answered once it is let go. */
function holdsNext({ fetch }: Opened): () => void {
  const answer = fetch.getMockImplementation();
  const { promise, resolve } = Promise.withResolvers<void>();
  fetch.mockImplementationOnce(async (...asked) => {
    await promise;
    if (!answer) throw new TypeError("Nothing answers.");
    return answer(...asked);
  });
  return resolve;
}

async function typesAndOpens({ user }: Opened, typed: Readonly<Record<string, string>>) {
  await screen.findByRole("table");
  for (const [sku, text] of Object.entries(typed)) await user.type(field(sku), text);
  await user.click(saving());
  await user.type(screen.getByLabelText("Why"), "March");
}

it("keeps what is typed while a save is on its way, against what was written then", async () => {
  const countStock = vi.fn<(asked: Asked) => CameOf>(() => ({ counted: 2, refused: [] }));
  const opened = open("/admin/stock", { ...SIGNED_IN, stock, countStock });
  const { user } = opened;
  await typesAndOpens(opened, { CAP: "12", COAT: "3" });
  const letGo = holdsNext(opened);
  await user.click(screen.getByRole("button", { name: "Save 2 Counts" }));
  await screen.findByText("2 counts are being sent.");
  await user.type(field("CAP"), "0");
  await user.clear(field("COAT"));
  letGo();
  await screen.findByText("2 shelves saved.");
  expect([field("CAP").value, field("COAT").value]).toEqual(["120", ""]);
  await user.click(saving());
  await user.click(screen.getByRole("button", { name: "Save 1 Count" }));
  await waitFor(() =>
    expect(countsSaid(countStock.mock.lastCall?.[0])).toEqual([
      { sku: "CAP", seen: 12, quantity: 120 },
    ]),
  );
});

it("says of what was typed meanwhile that the shelf has moved, and nothing of the number before", async () => {
  const countStock = vi.fn<(asked: Asked) => CameOf>(() => ({
    counted: 0,
    refused: [{ sku: "CAP", now: 7, problem: { error: "stock.changedMeanwhile", params: [7] } }],
  }));
  const opened = open("/admin/stock", { ...SIGNED_IN, stock, countStock });
  const { user } = opened;
  await typesAndOpens(opened, { CAP: "12", COAT: "some" });
  const letGo = holdsNext(opened);
  await user.click(screen.getByRole("button", { name: "Save 2 Counts" }));
  await screen.findByText("2 counts are being sent.");
  await user.type(field("CAP"), "0");
  await user.clear(field("COAT"));
  await user.type(field("COAT"), "4");
  letGo();
  await screen.findByText("0 shelves saved, 2 not: each says why.");
  const row = (sku: string) => within(screen.getByRole("row", { name: new RegExp(sku) }));
  expect(row("CAP").getByText(/7 pieces are there now/)).toBeTruthy();
  expect(row("CAP").getByRole("button", { name: "Keep 120" })).toBeTruthy();
  expect(field("COAT").value).toBe("4");
  expect(row("COAT").queryByText(/Enter a whole number/)).toBeNull();
});

it("takes nothing back while it is being sent", async () => {
  const countStock = (): CameOf => ({ counted: 2, refused: [] });
  const opened = open("/admin/stock", { ...SIGNED_IN, stock, countStock });
  const { user } = opened;
  await typesAndOpens(opened, { CAP: "12", COAT: "3" });
  const letGo = holdsNext(opened);
  const save = screen.getByRole("button", { name: "Save 2 Counts" });
  await user.click(save);
  await screen.findByText("2 counts are being sent.");
  const isOff = (name: RegExp | string) =>
    screen.getByRole<HTMLButtonElement>("button", { name }).disabled;
  expect(isOff("Discard")).toBe(true);
  await user.clear(field("COAT"));
  expect(save.textContent).toContain("Save 2 Counts");
  await user.click(screen.getByRole("button", { name: "Show the counts that wait" }));
  expect(isOff("Drop the count of CAP")).toBe(true);
  letGo();
  await screen.findByText("2 shelves saved.");
  expect(screen.queryByText(/wait|being sent/)).toBeNull();
});

it("closes what covers the shelves once somebody goes on counting, and opens it where sending failed", async () => {
  const countStock = () => new RefusedAnswer(503, "access.busy", "Busy.");
  const opened = open("/admin/stock", { ...SIGNED_IN, stock, countStock });
  const { user } = opened;
  await typesAndOpens(opened, { CAP: "12" });
  await user.click(field("COAT"));
  expect(saving().getAttribute("aria-expanded")).toBe("false");
  expect(screen.queryByRole("button", { name: "Save 1 Count" })).toBeNull();
  await user.click(saving());
  expect(document.activeElement).toBe(screen.getByLabelText("Why"));
  const letGo = holdsNext(opened);
  await user.click(screen.getByRole("button", { name: "Save 1 Count" }));
  await screen.findByText("1 count is being sent.");
  await user.type(field("COAT"), "3");
  expect(saving().getAttribute("aria-expanded")).toBe("false");
  letGo();
  const summary = await screen.findByRole("region", { name: "Not done yet" });
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(saving().getAttribute("aria-expanded")).toBe("true");
  expect(field("COAT").value).toBe("3");
});

/** A server that stumbles over the first count, and hears what is said to it. */
function stumblesOnce(refusal = new RefusedAnswer(503, "access.busy", "Busy.")) {
  const heard: Asked["body"][] = [];
  const countStock = ({ body }: Asked): CameOf | RefusedAnswer => {
    heard.push(body);
    const { length } = body["counts"] as readonly unknown[];
    return heard.length === 1 ? refusal : { counted: length, refused: [] };
  };
  const opened = open("/admin/stock", { ...SIGNED_IN, stock, countStock });
  const save = async (name: string) =>
    opened.user.click(await screen.findByRole("button", { name }));
  const saidAgain = () => {
    const [first, ...again] = heard;
    return again.map(({ key, counts }) => ({ isSame: key === first?.["key"], counts }));
  };
  const sendsFirst = async () => {
    await typesAndOpens(opened, { CAP: "12" });
    await save("Save 1 Count");
    await screen.findByRole("region", { name: "Not done yet" });
  };
  return { ...opened, save, saidAgain, sendsFirst };
}
const CAP = { sku: "CAP", seen: 9, quantity: 12 };

it("sends a count that nobody answered again under its key", async () => {
  const { save, saidAgain, sendsFirst } = stumblesOnce();
  await sendsFirst();
  await save("Save 1 Count");
  await screen.findByText("1 shelf saved.");
  expect(saidAgain()).toEqual([{ isSame: true, counts: [CAP] }]);
});

it.each([
  { typed: { COAT: "3" }, says: "2 shelves saved.", rest: { sku: "COAT", seen: 9, quantity: 3 } },
  { typed: { CAP: "13" }, says: "1 shelf saved.", rest: { sku: "CAP", seen: 12, quantity: 13 } },
  { typed: { CAP: "9" }, says: "1 shelf saved.", rest: { sku: "CAP", seen: 12, quantity: 9 } },
])("sends it before what is typed besides: $rest", async ({ typed, says, rest }) => {
  const { user, save, saidAgain, sendsFirst } = stumblesOnce();
  await sendsFirst();
  for (const [sku, text] of Object.entries(typed)) {
    await user.tripleClick(field(sku));
    await user.keyboard(text);
  }
  await user.click(saving());
  await save(/2/.test(says) ? "Save 2 Counts" : "Save 1 Count");
  await screen.findByText(says);
  expect(saidAgain()).toEqual([
    { isSame: true, counts: [CAP] },
    { isSame: false, counts: [rest] },
  ]);
  expect([field("CAP").value, field("COAT").value]).toEqual(["", ""]);
});

it("does not say again what was taken back", async () => {
  const { user, save, saidAgain, sendsFirst } = stumblesOnce();
  await sendsFirst();
  await user.clear(field("CAP"));
  await user.type(field("COAT"), "3");
  await user.click(saving());
  await user.type(screen.getByLabelText("Why"), "March");
  await save("Save 1 Count");
  await screen.findByText("1 shelf saved.");
  const coat = [{ sku: "COAT", seen: 9, quantity: 3 }];
  expect(saidAgain()).toEqual([{ isSame: false, counts: coat }]);
});

it("sends what was refused as a whole as another count", async () => {
  const no = new RefusedAnswer(403, "access.forbidden", "No.");
  const { save, saidAgain, sendsFirst } = stumblesOnce(no);
  await sendsFirst();
  await save("Save 1 Count");
  await screen.findByText("1 shelf saved.");
  expect(saidAgain()).toEqual([{ isSame: false, counts: [CAP] }]);
});
