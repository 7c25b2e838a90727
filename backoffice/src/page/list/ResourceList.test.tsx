// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { CallReply } from "../../api/call.ts";
import { anOrderRow, SIGNED_IN } from "../../testing/builders.ts";
import { axeViolations, open, RefusedAnswer, type Asked } from "../../testing/show.tsx";

const orders = vi.fn<(asked: Asked) => CallReply<"orders">>(() => ({
  rows: [anOrderRow()],
  next: "CURSOR",
  counts: { byStatus: { processing: 1 }, moneyToLookAfter: 0 },
}));
const asked = () => orders.mock.lastCall?.[0].query;

it("hallway §7: is sorted by a title, one way and the other, and says so", async () => {
  const { go } = open("/admin/orders?search=hotel", { ...SIGNED_IN, orders });
  const title = () => screen.findByRole("link", { name: "Total" });
  expect((await title()).getAttribute("href")).toBe("/admin/orders?search=hotel&sort=-total");
  await go("/admin/orders?search=hotel&sort=-total");
  await waitFor(() => expect(asked()).toEqual({ search: "hotel", sort: "-total" }));
  expect((await title()).closest("th")?.getAttribute("aria-sort")).toBe("descending");
  expect((await title()).getAttribute("href")).toBe("/admin/orders?search=hotel&sort=total");
});

it("hallway §7: is sorted by a menu where titles have no room; another order begins at its first page", async () => {
  const { user } = open("/admin/orders?after=CURSOR", { ...SIGNED_IN, orders });
  await user.selectOptions(await screen.findByLabelText("Sorted by"), "Highest total first");
  await waitFor(() => expect(location.search).toBe("?sort=-total"));
});

it("hallway §7: keeps its filters in the address, and gives all that they find as a file", async () => {
  const { user } = open("/admin/orders?status=processing", { ...SIGNED_IN, orders });
  await user.type(await screen.findByLabelText("From (Warehouse)"), "2026-03-01");
  await user.type(screen.getByLabelText("Search orders"), "chef{Enter}");
  await waitFor(() =>
    expect(asked()).toEqual({ status: "processing", search: "chef", from: "2026-03-01" }),
  );
  // The field keeps the focus.
  expect(document.activeElement).toBe(screen.getByLabelText("Search orders"));
  const file = screen.getByRole("link", { name: "Export as CSV" });
  expect(file.getAttribute("href")).toBe(
    "/admin/api/orders.csv?status=processing&from=2026-03-01&search=chef",
  );
  expect(file.hasAttribute("download")).toBe(true);
});

it("says that its rows are not of now where they could not be read anew, and tries again", async () => {
  let isAway = false;
  const answer = vi.fn<(asked: Asked) => CallReply<"orders"> | RefusedAnswer>((question) =>
    isAway
      ? new RefusedAnswer(503, "access.databaseAway", "The store cannot be reached for a moment.")
      : orders(question),
  );
  const { user, client } = open("/admin/orders", { ...SIGNED_IN, orders: answer });
  await screen.findByRole("table");
  isAway = true;
  await client.invalidateQueries({ queryKey: ["orders"] });
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("These rows are not of now. The store cannot be reached");
  expect(screen.getByRole("table")).toBeTruthy();
  isAway = false;
  await user.click(within(alert).getByRole("button", { name: "Try Again" }));
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
});

it("days of which the last is before the first: said at the field, and nothing is asked", async () => {
  const { user, go } = open("/admin/orders", { ...SIGNED_IN, orders });
  await user.type(await screen.findByLabelText("From (Warehouse)"), "2026-03-05");
  const before = orders.mock.calls.length;
  await user.type(screen.getByLabelText("To (Warehouse)"), "2026-03-01{Enter}");
  const to = screen.getByLabelText<HTMLInputElement>("To (Warehouse)");
  expect(to.getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(to);
  const said = document.getElementById(to.getAttribute("aria-describedby") ?? "");
  expect(said?.textContent).toContain("The last day is before the first one.");
  expect([location.search, orders.mock.calls.length]).toEqual(["", before]);
  expect(await axeViolations()).toEqual([]);
  // An address may say it as well.
  await go("/admin/orders?from=2026-03-05&to=2026-03-01");
  await waitFor(() => expect(screen.queryByRole("table")).toBeNull());
  expect(screen.getByLabelText("To (Warehouse)").getAttribute("aria-invalid")).toBe("true");
  expect(orders.mock.calls.length).toBe(before);
  await user.clear(screen.getByLabelText("To (Warehouse)"));
  await user.type(screen.getByLabelText("To (Warehouse)"), "2026-03-05{Enter}");
  await waitFor(() => expect(asked()).toEqual({ from: "2026-03-05", to: "2026-03-05" }));
  expect(screen.getByLabelText("To (Warehouse)").getAttribute("aria-invalid")).not.toBe("true");
});

it("hallway §7: a view is saved under a name, opened again and removed", async () => {
  let views = [{ id: 4, name: "Declined", query: "status=payment_declined" }];
  const saveView = vi.fn<(asked: Asked) => CallReply<"saveView">>(({ body }) => {
    const view = { id: 5, name: String(body["name"]), query: String(body["query"]) };
    views = [...views, view];
    return view;
  });
  const removeView = vi.fn<(asked: Asked) => CallReply<"removeView">>(() => {
    views = views.slice(1);
    return { removed: 4 };
  });
  const { user } = open("/admin/orders?search=hotel&sort=-total&after=CURSOR", {
    ...SIGNED_IN,
    orders,
    savedViews: () => ({ views }),
    saveView,
    removeView,
  });
  await user.click(await screen.findByRole("button", { name: "Save This View" }));
  await user.click(await screen.findByRole("button", { name: "Save" }));
  expect(
    await screen.findByRole("link", { name: "Use 1 to 60 characters for the name." }),
  ).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
  await user.type(screen.getByLabelText("Name"), "Hotels{Enter}");
  const nav = within(await screen.findByRole("navigation", { name: "Saved views" }));
  const view = await nav.findByRole("link", { name: "Hotels" });
  expect(saveView.mock.lastCall?.[0].body).toEqual({
    list: "orders",
    name: "Hotels",
    query: "search=hotel&sort=-total",
  });
  expect(view.getAttribute("href")).toBe("/admin/orders?search=hotel&sort=-total");
  expect(view.getAttribute("aria-current")).toBe("true");
  expect(nav.queryByRole("button", { name: "Save This View" })).toBeNull();
  await user.click(nav.getByRole("button", { name: "Remove the view Declined" }));
  await user.click(await screen.findByRole("button", { name: "Remove" }));
  await waitFor(() => expect(screen.queryByRole("link", { name: "Declined" })).toBeNull());
  expect(removeView.mock.lastCall?.[0].param).toBe("4");
});

it("hallway §7: says why a view is not saved, and keeps its name", async () => {
  const { user } = open("/admin/orders?search=hotel", {
    ...SIGNED_IN,
    orders,
    saveView: () => new RefusedAnswer(409, "staff.tooManyViews", "Remove a saved view first."),
  });
  await user.click(await screen.findByRole("button", { name: "Save This View" }));
  await user.type(await screen.findByLabelText("Name"), "Hotels{Enter}");
  expect(await screen.findByText("Remove a saved view first.")).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Hotels");
});
