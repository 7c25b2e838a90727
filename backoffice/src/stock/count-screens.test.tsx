// @vitest-environment jsdom
import { permissionsOf } from "@placket/domain/access/permissions";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { CallReply } from "../api/call.ts";
import { anOwner, SIGNED_IN } from "../testing/builders.ts";
import { axeViolations, open, type Asked } from "../testing/show.tsx";

type Stock = CallReply<"stock">;
type CameOf = CallReply<"countStock">;

const shelf = (id: number, sku: string, quantity = 9): Stock["rows"][number] => ({
  id,
  sku,
  name: `Product ${sku}`,
  quantity,
  isInStock: true,
  level: "low",
});
const ROWS = [shelf(1, "CAP"), shelf(2, "COAT"), shelf(3, "APRON")];
const stock = (): Stock => ({ rows: ROWS, next: null });
const saving = () => screen.getByRole("button", { name: "Save …" });
const field = (sku: string) => screen.getByLabelText<HTMLInputElement>(`Counted of ${sku}`);
const MEANWHILE = { error: "stock.changedMeanwhile" as const, params: [7] };

it("hallway §7: is counted in the list by the keyboard, and saved in one call; what moved is told in its row", async () => {
  const countStock = vi.fn<(asked: Asked) => CameOf>(() => ({
    counted: 1,
    refused: [{ sku: "COAT", now: 7, problem: MEANWHILE }],
  }));
  const { user } = open("/admin/stock", { ...SIGNED_IN, stock, countStock });
  await user.click(await screen.findByLabelText("Counted of CAP"));
  await user.keyboard("12{Enter}4{ArrowDown}9");
  expect(document.activeElement).toBe(field("APRON"));
  await user.keyboard("{ArrowUp}{ArrowUp}");
  expect(document.activeElement).toBe(field("CAP"));
  await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(document.activeElement).toBe(saving());
  await user.keyboard("{Enter}");
  expect(document.activeElement).toBe(screen.getByLabelText("Why"));
  await user.click(screen.getByRole("button", { name: "Save 3 Counts" }));
  await screen.findByRole("region", { name: "Not done yet" });
  expect(countStock).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText("Why"), "March");
  await user.click(screen.getByRole("button", { name: "Save 3 Counts" }));
  const said = await screen.findByText("1 shelf saved, 1 not: each says why.");
  await waitFor(() => expect(document.activeElement).toBe(said));
  // What was found as it was seen needs no writing.
  expect(countStock.mock.lastCall?.[0].body).toMatchObject({
    reason: "March",
    counts: [
      { sku: "CAP", seen: 9, quantity: 12 },
      { sku: "COAT", seen: 9, quantity: 4 },
    ],
  });
  expect([field("CAP").value, field("COAT").value, field("APRON").value]).toEqual(["", "4", ""]);
  const row = within(screen.getByRole("row", { name: /COAT/ }));
  expect(row.getByText(/7 pieces are there now/)).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
  await user.click(row.getByRole("button", { name: "Keep 4" }));
  await user.click(screen.getByRole("button", { name: "Save 1 Count" }));
  await waitFor(() =>
    expect(countStock.mock.lastCall?.[0].body["counts"]).toEqual([
      { sku: "COAT", seen: 7, quantity: 4 },
    ]),
  );
});

it("keeps what is typed while the pages of the list are turned, and saves it with the rest", async () => {
  const countStock = vi.fn<(asked: Asked) => CameOf>(() => ({ counted: 2, refused: [] }));
  const paged = ({ query }: Asked): Stock =>
    query["after"] === "3" ? { rows: [shelf(4, "SCARF")], next: null } : { rows: ROWS, next: "3" };
  const { user, go } = open("/admin/stock", { ...SIGNED_IN, stock: paged, countStock });
  await user.type(await screen.findByLabelText("Counted of CAP"), "12");
  await go(screen.getByRole("link", { name: "Next page" }).getAttribute("href") ?? "");
  await user.type(await screen.findByLabelText("Counted of SCARF"), "3");
  expect(screen.queryByRole("dialog")).toBeNull();
  await user.click(saving());
  await user.type(screen.getByLabelText("Why"), "March");
  await user.click(screen.getByRole("button", { name: "Save 2 Counts" }));
  await screen.findByText("2 shelves saved.");
  expect(countStock.mock.lastCall?.[0].body["counts"]).toEqual([
    { sku: "CAP", seen: 9, quantity: 12 },
    { sku: "SCARF", seen: 9, quantity: 3 },
  ]);
});

it("tells which of the counts that wait are not in the list, shows and drops them", async () => {
  const searched = ({ query }: Asked): Stock => ({
    rows: ROWS.filter(({ sku }) => sku.includes(query["search"] ?? "")),
    next: null,
  });
  const { user, go } = open("/admin/stock", { ...SIGNED_IN, stock: searched });
  await user.type(await screen.findByLabelText("Counted of CAP"), "12");
  await user.type(field("COAT"), "4");
  await user.type(field("APRON"), "1");
  expect(screen.getByText("3 counts wait.")).toBeTruthy();
  await go("/admin/stock?search=COAT");
  expect(await screen.findByText("3 counts wait. 2 of them are not in this list.")).toBeTruthy();
  const bar = within(screen.getByRole("region", { name: "Save What Was Counted" }));
  await user.click(bar.getByRole("button", { name: "Show the counts that wait" }));
  const texts = bar.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(texts.map((text) => text?.replace(/Drop.*/, ""))).toEqual([
    "CAP: 9 seen, 12 counted, not in this list",
    "COAT: 9 seen, 4 counted",
    "APRON: 9 seen, 1 counted, not in this list",
  ]);
  expect(bar.getByRole("link", { name: "CAP" }).getAttribute("href")).toBe(
    "/admin/stock?search=CAP",
  );
  expect(await axeViolations()).toEqual([]);
  await user.click(bar.getByRole("button", { name: "Drop the count of APRON" }));
  expect(screen.getByText("2 counts wait. 1 of them is not in this list.")).toBeTruthy();
});

it("says that nothing had to be saved where all was found as seen", async () => {
  const countStock = vi.fn<() => CameOf>(() => ({ counted: 0, refused: [] }));
  const { user } = open("/admin/stock", { ...SIGNED_IN, stock, countStock });
  await user.type(await screen.findByLabelText("Counted of CAP"), "9");
  await user.click(saving());
  await user.type(screen.getByLabelText("Why"), "March");
  await user.click(screen.getByRole("button", { name: "Save 1 Count" }));
  expect(await screen.findByText("All was found as seen: nothing had to be saved.")).toBeTruthy();
  expect(countStock).not.toHaveBeenCalled();
});

it("drops all that waits after a question", async () => {
  const { user } = open("/admin/stock", { ...SIGNED_IN, stock });
  await user.type(await screen.findByLabelText("Counted of CAP"), "12");
  await user.type(field("COAT"), "4");
  const discard = async (answer: string) => {
    await user.click(screen.getByRole("button", { name: "Discard" }));
    const question = await screen.findByRole("dialog", { name: "Discard 2 counts?" });
    await user.click(within(question).getByRole("button", { name: answer }));
  };
  await discard("Cancel");
  expect(field("CAP").value).toBe("12");
  await discard("Discard");
  await waitFor(() => expect(screen.queryByText(/wait/)).toBeNull());
  expect([field("CAP").value, field("COAT").value]).toEqual(["", ""]);
});

it("asks before the list is left with counts that are not saved, and never otherwise", async () => {
  const { user, go } = open("/admin/stock", { ...SIGNED_IN, stock });
  await user.type(await screen.findByLabelText("Counted of CAP"), "12");
  void go("/admin/stock/count");
  await user.click(await screen.findByRole("button", { name: "Stay Here" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect([location.pathname, field("CAP").value]).toEqual(["/admin/stock", "12"]);
  await user.click(field("CAP"));
  await user.keyboard("{Escape}");
  void go("/admin/stock/count");
  expect(await screen.findByRole("heading", { name: "Count from a File" })).toBeTruthy();
});

it("keeps what is no count in its row, until Escape empties it", async () => {
  const countStock = vi.fn<() => CameOf>(() => ({ counted: 0, refused: [] }));
  const { user } = open("/admin/stock", { ...SIGNED_IN, stock, countStock });
  await user.type(await screen.findByLabelText("Counted of CAP"), "some");
  await user.click(saving());
  await user.type(screen.getByLabelText("Why"), "March");
  await user.click(screen.getByRole("button", { name: "Save 1 Count" }));
  expect(await screen.findByText("Enter a whole number from 0 to 1000000.")).toBeTruthy();
  expect(countStock).not.toHaveBeenCalled();
  // Neither keeping it nor saving nothing is offered.
  expect(screen.queryByRole("button", { name: /^(Keep|Save \d)/ })).toBeNull();
  await user.type(field("CAP"), "{Backspace>4/}12");
  // The field that was emptied keeps the focus: nothing opens while somebody types.
  expect(field("CAP").value).toBe("12");
  expect(saving().getAttribute("aria-expanded")).toBe("false");
  await user.keyboard("{Escape}");
  expect(field("CAP").value).toBe("");
  expect(screen.queryByLabelText("Why")).toBeNull();
});

it("whoever may only look is offered neither", async () => {
  const permissions = [...permissionsOf(["reader"], "web")];
  const session = () => ({ staff: anOwner({ role: "reader", permissions }) });
  open("/admin/stock", { ...SIGNED_IN, session, stock });
  await screen.findByRole("table");
  expect(screen.queryByLabelText("Counted of CAP")).toBeNull();
  expect(screen.queryByRole("link", { name: "Count from a file" })).toBeNull();
});

const TOLD = { lines: 9, counted: 4, asSeen: 1 };

it("says of a file that would change nothing what was read in it", async () => {
  const readCountFile = (): CallReply<"readCountFile"> => ({ ...TOLD, asSeen: 4, shelves: [] });
  const { user } = open("/admin/stock/count", { ...SIGNED_IN, readCountFile });
  const file = new File(["sku,qty,counted"], "stock.csv", { type: "text/csv" });
  await user.upload(await screen.findByLabelText("The exported list"), file);
  const said = "Nothing would change. Lines read: 9, counted: 4, found as seen: 4.";
  expect(await screen.findByText(said)).toBeTruthy();
});

it("tells what stays as it is apart from smaller differences where not all is shown", async () => {
  const shelves = Array.from({ length: 205 }, (_, at) => ({
    sku: `S${at}`,
    seen: 9,
    counted: 8,
    now: at < 202 ? 7 : 9,
    problem: at < 202 ? MEANWHILE : null,
  }));
  const readCountFile = (): CallReply<"readCountFile"> => ({ ...TOLD, shelves });
  const { user } = open("/admin/stock/count", { ...SIGNED_IN, readCountFile });
  const file = new File(["sku,qty,counted"], "stock.csv", { type: "text/csv" });
  await user.upload(await screen.findByLabelText("The exported list"), file);
  expect(await screen.findByText("Not shown: 2 more that would stay as they are.")).toBeTruthy();
  expect(screen.getByText("Not shown: 3 more with smaller differences.")).toBeTruthy();
});

it("hallway §7: comes back as the file, is looked at, and is saved", async () => {
  const readCountFile = vi.fn<(asked: Asked) => CallReply<"readCountFile">>(() => ({
    ...TOLD,
    shelves: [
      { sku: "APRON", seen: 9, counted: 8, now: 9, problem: null },
      { sku: "COAT", seen: 9, counted: 4, now: 7, problem: MEANWHILE },
      {
        sku: "SCARF",
        seen: 9,
        counted: null,
        now: 9,
        problem: { error: "stock.quantityInvalid", params: [1_000_000] },
        written: { seen: "9", counted: "many" },
      },
      { sku: "CAP", seen: 9, counted: 30, now: 9, problem: null },
    ],
  }));
  const countStock = vi.fn<(asked: Asked) => CameOf>(() => ({
    counted: 1,
    refused: [{ sku: "CAP", now: 7, problem: MEANWHILE }],
  }));
  const { user } = open("/admin/stock/count", { ...SIGNED_IN, readCountFile, countStock });
  const file = new File(["sku,qty,counted"], "stock.csv", { type: "text/csv" });
  await user.upload(await screen.findByLabelText("The exported list"), file);
  expect(await screen.findByText("2 shelves would change, 2 would stay as they are.")).toBeTruthy();
  const rows = within(screen.getByRole("table")).getAllByRole("row").slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^COAT94An order or a colleague was faster/),
    "SCARF9manyEnter a whole number from 0 to 1000000.",
    "CAP930+21",
    "APRON98\u22121",
  ]);
  expect(await axeViolations()).toEqual([]);
  await user.type(screen.getByLabelText("Why"), "March");
  await user.click(screen.getByRole("button", { name: "Save 2 Counts" }));
  expect(await screen.findByText("1 shelf saved, 1 not: each says why.")).toBeTruthy();
  expect(screen.getByRole("list", { name: "What came of each" }).textContent).toContain("CAP: An");
  expect(countStock.mock.lastCall?.[0].body["counts"]).toEqual([
    { sku: "APRON", seen: 9, quantity: 8 },
    { sku: "CAP", seen: 9, quantity: 30 },
  ]);
});

it("asks before a file is left that was read and not saved, and never otherwise", async () => {
  const readCountFile = (): CallReply<"readCountFile"> => ({
    ...TOLD,
    shelves: [{ sku: "APRON", seen: 9, counted: 8, now: 9, problem: null }],
  });
  const countStock = (): CameOf => ({ counted: 1, refused: [] });
  const answers = { ...SIGNED_IN, stock, readCountFile, countStock };
  const { user, go } = open("/admin/stock/count", answers);
  const file = new File(["sku,qty,counted"], "stock.csv", { type: "text/csv" });
  await user.upload(await screen.findByLabelText("The exported list"), file);
  await screen.findByText("1 shelf would change, 0 would stay as they are.");
  void go("/admin/stock");
  await user.click(await screen.findByRole("button", { name: "Stay Here" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(location.pathname).toBe("/admin/stock/count");
  await user.type(screen.getByLabelText("Why"), "March");
  await user.click(screen.getByRole("button", { name: "Save 1 Count" }));
  await screen.findByText("1 shelf saved.");
  expect(screen.queryByRole("list", { name: "What came of each" })).toBeNull();
  void go("/admin/stock");
  expect(await screen.findByRole("heading", { name: "Stock" })).toBeTruthy();
});
