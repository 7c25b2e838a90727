// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { CallReply } from "../api/call.ts";
import { anOwner, SIGNED_IN } from "../testing/builders.ts";
import { axeViolations, open, RefusedAnswer, type Asked } from "../testing/show.tsx";

type Report = CallReply<"report">;

const usd = (value: number) => ({ value, currency: "USD" });
const gbp = (value: number) => ({ value, currency: "GBP" });

const aReport = (draft: Partial<Report> = {}): Report => ({
  from: "2026-03-01",
  to: "2026-03-02",
  timeZone: "America/New_York",
  sections: [],
  isCut: false,
  views: [
    { code: "us", name: "US English" },
    { code: "uk", name: "British" },
  ],
  ...draft,
});

const aDay = (label: string, goods: number, money = usd) => ({
  label,
  beside: "",
  order: null,
  counts: { orders: 2, pieces: 1200 },
  amounts: { goods: money(goods), discount: money(0), tax: money(1), paidBack: money(0) },
});
const sumsOf = (money: typeof usd) => ({
  counts: { orders: 4, pieces: 2400 },
  amounts: { goods: money(350.5), discount: money(0), tax: money(2), paidBack: money(0) },
});

const DAYS = aReport({
  sections: [
    {
      currency: "USD",
      rows: [aDay("2026-03-01", 100), aDay("2026-03-02", 250.5)],
      sums: sumsOf(usd),
    },
  ],
});

it("issue 9.9 shows a report as a picture with words, and all of it as a table", async () => {
  open("/admin/reports/sales-by-day", { ...SIGNED_IN, report: () => DAYS });
  const picture = await screen.findByRole("figure");
  expect(picture.textContent).toMatch(
    /^Goods by Day\. The most is Mon, Mar 2, 2026 with \$250\.50/,
  );
  const table = within(screen.getByRole("table"));
  const rows = table.getAllByRole("row").map((row) => row.textContent);
  expect(rows[1]).toContain("Sun, Mar 1, 2026");
  expect(rows[3]).toMatch(/All together42,400\$350\.50/);
  expect(screen.getByText(/clocks of America\/New York/)).toBeTruthy();
  const file = screen.getByRole("link", { name: "Export as CSV" });
  expect(file.getAttribute("href")).toBe(
    "/admin/api/reports/sales-by-day/rows.csv?from=2026-03-01&to=2026-03-02",
  );
  expect(document.title).toBe("Sales by Day · Back Office");
  expect(await axeViolations()).toEqual([]);
});

it("issue 9.9 leads to the days of whole months, of the store view that is asked for", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-01T03:00:00Z") });
  open("/admin/reports/sales-by-day?view=uk", { ...SIGNED_IN, report: () => DAYS });
  // In the warehouse it is still February.
  const to = (name: string) => screen.findByRole("link", { name });
  const at = "/admin/reports/sales-by-day";
  expect((await to("This month")).getAttribute("href")).toBe(
    `${at}?from=2026-02-01&to=2026-02-28&view=uk`,
  );
  expect((await to("Last month")).getAttribute("href")).toBe(
    `${at}?from=2026-01-01&to=2026-01-31&view=uk`,
  );
  vi.useRealTimers();
});

it("issue 9.9 keeps currencies apart, each with a picture and a table of its own", async () => {
  const rows = [aDay("2026-03-01", 9, gbp)];
  const sections = [...DAYS.sections, { currency: "GBP", rows, sums: sumsOf(gbp) }];
  open("/admin/reports/sales-by-day", { ...SIGNED_IN, report: () => ({ ...DAYS, sections }) });
  const pounds = within(await screen.findByRole("region", { name: "Sales by Day, GBP" }));
  expect(pounds.getAllByText("£9.00").length).toBeGreaterThan(0);
  expect(pounds.queryByText(/\$/)).toBeNull();
  expect(screen.getAllByRole("figure")).toHaveLength(2);
  expect(await axeViolations()).toEqual([]);
});

it("issue 9.9 has one place in the navigation, and leads from there to every report of the same days", async () => {
  open("/admin/reports?from=2026-01-01", { ...SIGNED_IN, report: () => DAYS });
  await screen.findByRole("heading", { level: 1, name: "Sales by Day" });
  const others = within(screen.getByRole("navigation", { name: "Reports" }));
  expect(others.getByRole("link", { name: "Sales by Day" }).getAttribute("aria-current")).toBe(
    "true",
  );
  expect(others.getByRole("link", { name: "Open Money" }).getAttribute("href")).toBe(
    "/admin/reports/open-money?from=2026-01-01",
  );
});

it("issue 9.9 gathers open money in its picture and leads from each row to its order", async () => {
  const row = (order: string, beside: string, open_: number) => ({
    label: order,
    beside,
    order,
    counts: {},
    amounts: { open: usd(open_) },
  });
  const rows = [
    row("100000003", "Invoice not paid", 60),
    row("100000001", "Reserved, not taken", 50),
    row("100000002", "Reserved, not taken", 40),
  ];
  const sums = { counts: {}, amounts: { open: usd(150) } };
  const found = aReport({ sections: [{ currency: "USD", rows, sums }], isCut: true });
  open("/admin/reports/open-money", { ...SIGNED_IN, report: () => found });
  const picture = await screen.findByRole("figure");
  expect(picture.textContent).toContain("Reserved, not taken with $90.00");
  const link = await screen.findByRole("link", { name: /100000003/ });
  expect(link.getAttribute("href")).toBe("/admin/orders/100000003");
  expect(screen.getByText(/^Only the largest/)).toBeTruthy();
});

it("issue 9.9 asks for the period and the store view that are chosen", async () => {
  const asked = vi.fn<(asked: Asked) => Report>(() => DAYS);
  const { user } = open("/admin/reports/sales-by-day", { ...SIGNED_IN, report: asked });
  await screen.findByRole("figure");
  await user.selectOptions(screen.getByLabelText("Store view"), "uk");
  await user.click(screen.getByRole("button", { name: "Show" }));
  await waitFor(() =>
    expect(asked.mock.lastCall?.[0].query).toEqual({
      from: "2026-03-01",
      to: "2026-03-02",
      view: "uk",
    }),
  );
  expect(location.search).toBe("?from=2026-03-01&to=2026-03-02&view=uk");
});

it("issue 9.9 says at its field what is wrong with a period, and asks nothing", async () => {
  const asked = vi.fn<() => Report>(() => DAYS);
  const address = "/admin/reports/sales-by-day?from=2020-01-01&to=2026-03-01";
  open(address, { ...SIGNED_IN, report: asked });
  const field = await screen.findByLabelText("To");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText(/two years at most: 731 days/)).toBeTruthy();
  expect(asked).not.toHaveBeenCalled();
});

const TOO_MUCH = "That is too much to be read at once.";

it("issue 9.9 says that there is nothing, and what went wrong", async () => {
  const { user } = open("/admin/reports/returns-by-reason", {
    ...SIGNED_IN,
    report: vi
      .fn<() => Report | RefusedAnswer>(() => aReport())
      .mockReturnValueOnce(new RefusedAnswer(400, "report.tooMuch", TOO_MUCH)),
  });
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain(TOO_MUCH);
  await user.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByText("There is nothing of these days.")).toBeTruthy();
});

it("issue 9.9 shows reports to whoever may read them alone", async () => {
  const clerk = anOwner({ role: "clerk", permissions: ["backoffice.enter", "orders.read"] });
  open("/admin/reports/open-money", { ...SIGNED_IN, session: () => ({ staff: clerk }) });
  expect(await screen.findByRole("heading", { name: "Not for your role" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Open Money" })).toBeNull();
});
