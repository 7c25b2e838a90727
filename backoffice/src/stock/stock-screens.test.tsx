// @vitest-environment jsdom
import { permissionsOf } from "@placket/domain/access/permissions";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { CallReply } from "../api/call.ts";
import { anOwner, SIGNED_IN } from "../testing/builders.ts";
import { axeViolations, open, RefusedAnswer, type Asked } from "../testing/show.tsx";

type Item = CallReply<"stockItem">;

const COAT: Item = {
  id: 7,
  sku: "COAT-M",
  name: "Chef Coat",
  quantity: 9,
  isInStock: true,
  level: "low",
  lastChange: { by: "mira@example.com", at: "2026-03-02T10:00:00.000Z" },
};

afterEach(() => void vi.useRealTimers());

it("hallway §7: lists what is there, filtered by level, with a way to each shelf", async () => {
  const stock = vi.fn<(asked: Asked) => CallReply<"stock">>(() => ({ rows: [COAT], next: null }));
  const { user } = open("/admin/stock", { ...SIGNED_IN, stock });
  const row = within(await screen.findByRole("table")).getAllByRole("row")[1];
  expect(row?.textContent).toBe("COAT-MChef CoatLowYes9Counted of COAT-M");
  expect(screen.getByRole("link", { name: "COAT-M" }).getAttribute("href")).toBe("/admin/stock/7");
  expect(screen.getByRole("link", { name: "Export as CSV" })).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
  await user.selectOptions(screen.getByLabelText("Level"), "none");
  await user.click(screen.getByRole("button", { name: "Show" }));
  await waitFor(() => expect(stock.mock.lastCall?.[0].query).toEqual({ level: "none" }));
});

it("sends a count with what was seen and why", async () => {
  let item = COAT;
  const changeStock = vi.fn<(asked: Asked) => CallReply<"changeStock">>(({ body }) => {
    item = { ...COAT, quantity: Number(body["quantity"]), isInStock: false, level: "none" };
    return item;
  });
  const { user } = open("/admin/stock/7", { ...SIGNED_IN, stockItem: () => item, changeStock });
  await user.type(await screen.findByLabelText("Pieces"), "30");
  await user.selectOptions(screen.getByLabelText("On sale"), "no");
  await user.click(screen.getByRole("button", { name: "Save the Count" }));
  const summary = await screen.findByRole("region", { name: "Not done yet" });
  expect(summary.textContent).toContain("Say why in one line");
  expect(changeStock).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText("Why"), "Delivery 14");
  await user.click(screen.getByRole("button", { name: "Save the Count" }));
  expect(await screen.findByText(/^Saved: 30 pieces/)).toBeTruthy();
  expect(changeStock.mock.lastCall?.[0].body).toEqual({
    seen: { quantity: 9, isInStock: true },
    quantity: 30,
    isInStock: false,
    reason: "Delivery 14",
  });
  expect(screen.getByText("30", { selector: "dd *" })).toBeTruthy();
  expect(screen.getByLabelText<HTMLSelectElement>("On sale").value).toBe("no");
  expect(await axeViolations()).toEqual([]);
});

it("is sent with what was shown when it was begun, whatever orders take while it is typed", async () => {
  let quantity = 9;
  const changeStock = vi.fn<(asked: Asked) => CallReply<"changeStock">>(() => COAT);
  const answers = { ...SIGNED_IN, stockItem: () => ({ ...COAT, quantity }), changeStock };
  const { user } = open("/admin/stock/7", answers);
  const pieces = await screen.findByLabelText("Pieces");
  const looksAgain = async (now: number) => {
    quantity = now;
    vi.setSystemTime(Date.now() + 60_000);
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    await screen.findByText(String(now), { selector: "dd *" });
  };
  await looksAgain(8);
  await user.type(pieces, "12");
  await looksAgain(3);
  await user.type(screen.getByLabelText("Why"), "Counted");
  await user.click(screen.getByRole("button", { name: "Save the Count" }));
  await waitFor(() =>
    expect(changeStock.mock.lastCall?.[0].body).toMatchObject({ seen: { quantity: 8 } }),
  );
});

it("says that orders were faster, shows what is there now, and keeps what was typed", async () => {
  let quantity = 9;
  const changeStock = vi.fn<(asked: Asked) => CallReply<"changeStock"> | RefusedAnswer>(() => {
    if (quantity === 7) return COAT;
    quantity = 7;
    return new RefusedAnswer(409, "stock.changedMeanwhile", "An order was faster.");
  });
  const answers = { ...SIGNED_IN, stockItem: () => ({ ...COAT, quantity }), changeStock };
  const { user } = open("/admin/stock/7", answers);
  await user.type(await screen.findByLabelText("Pieces"), "8");
  await user.type(screen.getByLabelText("Why"), "Counted");
  const save = screen.getByRole("button", { name: "Save the Count" });
  await user.click(save);
  expect(await screen.findByText("An order was faster.")).toBeTruthy();
  expect(await screen.findByText("7", { selector: "dd *" })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("Pieces").value).toBe("8");
  await user.click(screen.getByRole("button", { name: "Go On From 7 Pieces" }));
  expect(screen.getByLabelText<HTMLInputElement>("Pieces").value).toBe("8");
  await user.click(save);
  await waitFor(() =>
    expect(changeStock.mock.lastCall?.[0].body).toMatchObject({ seen: { quantity: 7 } }),
  );
});

it("whoever may only look is offered no form", async () => {
  const permissions = [...permissionsOf(["reader"], "web")];
  open("/admin/stock/7", {
    ...SIGNED_IN,
    session: () => ({ staff: anOwner({ role: "reader", permissions }) }),
    stockItem: () => COAT,
  });
  expect(await screen.findByText("Chef Coat")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Save the Count" })).toBeNull();
});

it("is taken off the shop without a count, and leads to what was changed before", async () => {
  const changeStock = vi.fn<(asked: Asked) => CallReply<"changeStock">>(() => COAT);
  const { user } = open("/admin/stock/7", { ...SIGNED_IN, stockItem: () => COAT, changeStock });
  await user.selectOptions(await screen.findByLabelText("On sale"), "no");
  await user.type(screen.getByLabelText("Why"), "Recalled");
  await user.click(screen.getByRole("button", { name: "Save the Count" }));
  await waitFor(() =>
    expect(changeStock.mock.lastCall?.[0].body).toEqual({
      seen: { quantity: 9, isInStock: true },
      isInStock: false,
      reason: "Recalled",
    }),
  );
  expect(screen.getByRole("link", { name: "All changes" }).getAttribute("href")).toBe(
    "/admin/audit?action=stock.change&search=COAT-M",
  );
});

it("finds nothing under an address that can be no product's", async () => {
  const stockItem = vi.fn<() => Item>(() => COAT);
  open("/admin/stock/abc", { ...SIGNED_IN, stockItem });
  expect(await screen.findByText("There is nothing under this address.")).toBeTruthy();
  expect(stockItem).not.toHaveBeenCalled();
});
