// @vitest-environment jsdom
import { permissionsOf } from "@placket/domain/access/permissions";
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { CallReply } from "../../api/call.ts";
import { aCustomer, anOwner, NOTHING_KEPT, SIGNED_IN } from "../../testing/builders.ts";
import { axeViolations, open, RefusedAnswer, type Asked } from "../../testing/show.tsx";

type Customer = CallReply<"customer">;

const AT = "2026-03-02T10:00:00.000Z";
const usd = (value: number) => ({ value, currency: "USD" });

const ANN = aCustomer({
  newsletter: "subscribed",
  addresses: [
    {
      id: 1,
      lines: ["Ann Weaver", "12 Pier Street", "Margate, FL 33063"],
      telephone: "555 0100",
      fields: {
        firstname: "Ann",
        lastname: "Weaver",
        company: "",
        street: ["12 Pier Street", "Floor 2", "Back door"],
        city: "Margate",
        region: "FL",
        postcode: "33063",
        country_code: "US",
        telephone: "555 0100",
      },
      isDefaultShipping: true,
      isDefaultBilling: false,
    },
  ],
  orders: {
    count: 14,
    spent: [usd(1250.5)],
    lastAt: AT,
    latest: [{ number: "100000012", status: "Complete", createdAt: AT, total: usd(20) }],
  },
  carts: [
    {
      website: "base",
      items: [{ id: 4, name: "Line Cap", sku: "CAP", quantity: 2 }],
      total: usd(30),
    },
  ],
  sessions: [
    { id: 3, browser: "", address: "203.0.113.4", lastSeenAt: AT, actedBy: null },
    { id: 4, browser: "", address: "203.0.113.5", lastSeenAt: AT, actedBy: "mira@example.com" },
  ],
  notes: [{ id: 2, by: "mira@example.com", text: "Likes blue thread", at: AT }],
  acts: [{ id: 9, title: "Password link sent", by: "mira@example.com", at: AT }],
});

const CHOICES: CallReply<"customerGroups"> = {
  groups: [
    { id: 0, name: "NOT LOGGED IN", taxClassId: 3, pointsPercent: 100, customers: 0 },
    { id: 1, name: "General", taxClassId: 3, pointsPercent: 100, customers: 1 },
    { id: 2, name: "Wholesale", taxClassId: 3, pointsPercent: 100, customers: 0 },
  ],
  taxClasses: [{ id: 3, name: "Retail Customer" }],
  websites: [{ id: 1, name: "base" }],
  storeViews: [{ id: 1, name: "US English" }],
  portals: [{ id: 31, name: "Harbour Catering" }],
};

const ASKED = { ...SIGNED_IN, ...NOTHING_KEPT, customerGroups: () => CHOICES };
const region = async (name: string) => within(await screen.findByRole("region", { name }));
/** A part that stands under its name alone until it is opened. */
async function unfolded(user: { click(element: Element): Promise<void> }, name: string) {
  const part = await region(name);
  await user.click(part.getByRole("button", { name, expanded: false }));
  return part;
}

it("issue 9.9 shows who a customer is, what they ordered and have, and what staff did", async () => {
  open("/admin/customers/7", { ...ASKED, customer: () => ANN });
  expect(await screen.findByRole("heading", { level: 1, name: "Ann Weaver" })).toBeTruthy();
  const link = await screen.findByRole("link", { name: "Order 100000012" });
  expect(link.getAttribute("href")).toBe("/admin/orders/100000012");
  expect(screen.getByRole("link", { name: "All 14 orders" }).getAttribute("href")).toBe(
    "/admin/orders?search=ann%40example.com",
  );
  for (const text of [
    "$1,250.50",
    "Wants it",
    "base: $30.00 in all",
    "Ships there",
    "Likes blue thread",
    "Password link sent",
  ]) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  expect(screen.getByText(/mira@example.com, acting for them/)).toBeTruthy();
  // Parts of other rooms.
  expect(await screen.findByRole("region", { name: "Payment Terms" })).toBeTruthy();
  expect(await screen.findByRole("region", { name: "Give or Take" })).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
});

it("issue 9.9 name and email are written against what was seen; a refusal is said", async () => {
  let ann = ANN;
  const changeCustomer = vi.fn<(asked: Asked) => RefusedAnswer | Customer>(() => {
    ann = { ...ANN, firstName: "Anna", version: 4 };
    return new RefusedAnswer(409, "customer.changedMeanwhile", "Somebody else changed it.");
  });
  const { user } = open("/admin/customers/7", { ...ASKED, customer: () => ann, changeCustomer });
  const form = await unfolded(user, "Name and Email");
  await user.clear(form.getByLabelText("Last name"));
  await user.type(form.getByLabelText("Last name"), "Smith");
  await user.click(form.getByRole("button", { name: "Save" }));
  // What a colleague made of it is shown, and the refusal stays in sight.
  expect(await form.findByDisplayValue("Anna")).toBeTruthy();
  expect(await form.findByText("Somebody else changed it.")).toBeTruthy();
  expect(changeCustomer.mock.lastCall?.[0].body).toEqual({
    firstName: "Ann",
    lastName: "Smith",
    suffix: "",
    email: "ann@example.com",
    version: 3,
  });
});

it("issue 9.9 a note is written, a session ended, an account closed for a reason", async () => {
  let ann = ANN;
  const customer = () => ann;
  const noteOnCustomer = vi.fn<(asked: Asked) => Customer>(() => ann);
  const endCustomerSession = vi.fn<(asked: Asked) => Customer>(() => {
    ann = { ...ann, sessions: ann.sessions.slice(1) };
    return ann;
  });
  const switchCustomer = vi.fn<(asked: Asked) => Customer>(() => {
    ann = { ...ann, isActive: false };
    return ann;
  });
  const calls = { customer, noteOnCustomer, endCustomerSession, switchCustomer };
  const { user } = open("/admin/customers/7", { ...ASKED, ...calls });
  const notes = await region("Notes");
  await user.type(notes.getByLabelText("Note"), "Prefers calls");
  await user.click(notes.getByRole("button", { name: "Write Note" }));
  expect(await notes.findByText("Written.")).toBeTruthy();
  expect(noteOnCustomer.mock.lastCall?.[0].body).toEqual({ text: "Prefers calls" });
  await user.click(
    screen.getByRole("button", { name: "End the session of Unknown browser, 203.0.113.4" }),
  );
  await vi.waitFor(() => expect(screen.queryByText(/203\.0\.113\.4/)).toBeNull(), 15_000);
  const close = await unfolded(user, "Close the Account");
  await user.click(close.getByRole("button", { name: "Close" }));
  expect(switchCustomer).not.toHaveBeenCalled();
  await user.type(close.getByLabelText("Why"), "Asked by phone");
  await user.click(close.getByRole("button", { name: "Close" }));
  expect(await screen.findByRole("region", { name: "Open the Account Again" })).toBeTruthy();
  expect(switchCustomer.mock.lastCall?.[0].body).toEqual({
    isActive: false,
    reason: "Asked by phone",
  });
  expect(screen.queryByRole("button", { name: "Send a Password Link" })).toBeNull();
});

it("issue 9.9 whoever may only look changes nothing; a clerk puts nobody into a group", async () => {
  const as = (role: "reader" | "clerk") => ({
    session: () => ({ staff: anOwner({ role, permissions: [...permissionsOf([role], "web")] }) }),
  });
  const calls = { ...ASKED, ...as("reader"), customer: () => ANN };
  open("/admin/customers/7", calls);
  expect(await screen.findByText("Likes blue thread")).toBeTruthy();
  for (const name of [
    "Name and Email",
    "Write Note",
    "Close the Account",
    "Anonymize This Customer",
  ]) {
    expect(screen.queryByRole("button", { name })).toBeNull();
  }
});

it("issue 9.9 a customer is added and opened", async () => {
  const addCustomer = vi.fn<(asked: Asked) => CallReply<"addCustomer">>(() => ({ id: 7 }));
  const calls = { ...ASKED, addCustomer, customer: () => ANN };
  const { user } = open("/admin/customers/new", calls);
  await user.type(await screen.findByLabelText("First name"), "Ann");
  await user.type(screen.getByLabelText("Last name"), "Weaver");
  await user.type(screen.getByLabelText("Email"), "ann@example.com");
  expect(await axeViolations()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Add Customer" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Ann Weaver" })).toBeTruthy();
  expect(addCustomer.mock.lastCall?.[0].body).toEqual({
    firstName: "Ann",
    lastName: "Weaver",
    suffix: "",
    email: "ann@example.com",
    storeViewId: 1,
    portalId: null,
  });
});

it("issue 9.9 the store opens in the customer's name, in a tab of its own", async () => {
  const tab = { location: { href: "" }, close: vi.fn<() => void>() };
  vi.stubGlobal("open", () => tab);
  const actForCustomer = () => ({ address: "http://shop.example/customer/account/loginlink#x" });
  const { user } = open("/admin/customers/7", { ...ASKED, customer: () => ANN, actForCustomer });
  await user.click(await screen.findByRole("button", { name: "Shop for Ann" }));
  await vi.waitFor(
    () => expect(tab.location.href).toBe("http://shop.example/customer/account/loginlink#x"),
    15_000,
  );
});

it("issue 9.9 what hinders it is said, and no empty tab stays", async () => {
  const tab = { location: { href: "" }, close: vi.fn<() => void>() };
  vi.stubGlobal("open", () => tab);
  const actForCustomer = () => new RefusedAnswer(409, "customer.closed", "This account is closed.");
  const { user } = open("/admin/customers/7", { ...ASKED, customer: () => ANN, actForCustomer });
  await user.click(await screen.findByRole("button", { name: "Shop for Ann" }));
  expect(await screen.findByText("This account is closed.")).toBeTruthy();
  expect(tab.close).toHaveBeenCalledOnce();
});

it("issue 9.9 what goes over is read before two customers become one; only a yes does it", async () => {
  const previewMerge = vi.fn<(asked: Asked) => CallReply<"previewMerge">>(() => ({
    into: { id: 9, email: "ben@example.com", name: "Ben Baker" },
    orders: 14,
    addresses: 1,
    notes: 0,
    accounts: [{ kind: "store_credit", unit: "USD", balance: 12.5 }],
  }));
  const mergeCustomers = vi.fn<(asked: Asked) => RefusedAnswer | CallReply<"mergeCustomers">>(
    () => new RefusedAnswer(409, "customer.bothOwe", "Something is open."),
  );
  const customer = ({ param }: Asked) =>
    param === "9" ? aCustomer({ id: 9, firstName: "Ben", lastName: "Baker" }) : ANN;
  const calls = { ...ASKED, customer, previewMerge, mergeCustomers };
  const { user } = open("/admin/customers/7", calls);
  const part = await unfolded(user, "Merge into Another Account");
  await user.type(part.getByLabelText("Email of the account that stays"), "ben@example.com");
  const look = () => user.click(part.getByRole("button", { name: "Look What Goes Over" }));
  await look();
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/14 orders, 1 address, 0 notes, and \$12\.50/)).toBeTruthy();
  expect(dialog.getByText(/This cannot be undone/)).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  expect(mergeCustomers).not.toHaveBeenCalled();
  await look();
  await user.click(await screen.findByRole("button", { name: "Merge for Good" }));
  expect(await part.findByText("Something is open.")).toBeTruthy();
  mergeCustomers.mockImplementation(() => ({ id: 9 }));
  await look();
  await user.click(await screen.findByRole("button", { name: "Merge for Good" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Ben Baker" })).toBeTruthy();
  expect(mergeCustomers.mock.lastCall?.[0].body).toEqual({ intoId: 9 });
});

it("issue 9.9 a customer is anonymized after a question, by whoever may", async () => {
  let ann = ANN;
  const anonymizeCustomer = vi.fn<(asked: Asked) => Customer>(() => {
    ann = aCustomer({ firstName: "Anonymized", lastName: "Customer", isActive: false });
    return ann;
  });
  const { user } = open("/admin/customers/7", { ...ASKED, customer: () => ann, anonymizeCustomer });
  const part = await unfolded(user, "Anonymize This Customer");
  await user.click(part.getByRole("button", { name: "Anonymize" }));
  await user.click(await screen.findByRole("button", { name: "Anonymize for Good" }));
  expect(
    await screen.findByRole("heading", { level: 1, name: "Anonymized Customer (closed)" }),
  ).toBeTruthy();
});
