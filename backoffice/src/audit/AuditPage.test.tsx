// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { CallReply } from "../api/call.ts";
import { SIGNED_IN } from "../testing/builders.ts";
import { axeViolations, open, type Asked } from "../testing/show.tsx";

it("issue 8, A6: shows who changed what, from what to what, and keeps its filters in the address", async () => {
  const audit = vi.fn<(asked: Asked) => CallReply<"audit">>(() => ({
    rows: [
      {
        id: 60,
        at: "2026-03-02T10:00:00.000Z",
        email: "mira@example.com",
        room: "store",
        action: "settings.change",
        subject: "store 2",
        title: "Store view: British",
        before: { phone: "one", taxShipping: true },
        after: { phone: "two", storeName: "Placket", taxShipping: false },
      },
    ],
    next: "60",
  }));
  const { user } = open("/admin/audit", { ...SIGNED_IN, audit });
  expect(await screen.findByText("Settings changed: Store view: British")).toBeTruthy();
  const lines = async () => {
    const changes = (await screen.findByText("Telephone")).closest("ul");
    return Array.from(changes?.children ?? [], ({ textContent }) => textContent);
  };
  // Each is drawn by the room of the settings, which comes late.
  await waitFor(async () =>
    expect(await lines()).toEqual([
      "Telephone phone from one →  to two",
      "Shipping is taxed taxShipping from On →  to Off",
      "Store name storeName from the default →  to Placket",
    ]),
  );
  expect(await axeViolations()).toEqual([]);
  await user.selectOptions(screen.getByLabelText("What"), "settings.change");
  await user.type(screen.getByLabelText("By (email)"), "mira@example.com{Enter}");
  await waitFor(() =>
    expect(location.search).toBe("?action=settings.change&email=mira%40example.com"),
  );
  const older = await screen.findByRole("link", { name: "Next page" });
  expect(older.getAttribute("href")).toBe(
    "/admin/audit?action=settings.change&email=mira%40example.com&after=60",
  );
  expect(audit.mock.lastCall?.[0].query).toEqual({
    action: "settings.change",
    email: "mira@example.com",
  });
});

it("reads what other rooms wrote down", async () => {
  const entry = {
    id: 61,
    at: "2026-03-02T10:00:00.000Z",
    email: "mira@example.com",
    room: "staff",
    action: "staff.deactivate",
    subject: "jo@example.com",
    title: "jo@example.com",
    before: { role: "clerk", isActive: true },
    after: { role: "clerk", isActive: false },
  } as const;
  open("/admin/audit", { ...SIGNED_IN, audit: () => ({ rows: [entry], next: null }) });
  expect(await screen.findByText("Member deactivated: jo@example.com")).toBeTruthy();
  expect(screen.getByText("May sign in").closest("li")?.textContent).toBe(
    "May sign in  from yes →  to no",
  );
});

it("shows what people wrote to the letter, and the store's own words as words", async () => {
  const entry = {
    id: 62,
    at: "2026-03-02T10:00:00.000Z",
    email: "mira@example.com",
    room: "routing",
    action: "redirect.change",
    subject: "old_coat",
    title: "old_coat",
    before: { targetPath: "chef_coat", state: "given_up" },
    after: { targetPath: "chef_coat_2", state: "waiting" },
  } as const;
  open("/admin/audit", { ...SIGNED_IN, audit: () => ({ rows: [entry], next: null }) });
  const line = async (label: string) => (await screen.findByText(label)).closest("li")?.textContent;
  expect(await line("To the path")).toBe("To the path  from chef_coat →  to chef_coat_2");
  expect(await line("State")).toBe("State  from given up →  to waiting");
});

it("says why as a sentence: a reason was nothing before", async () => {
  const entry = {
    id: 63,
    at: "2026-03-02T10:00:00.000Z",
    email: "mira@example.com",
    room: "stock",
    action: "stock.change",
    subject: "COAT-M",
    title: "COAT-M",
    before: { isInStock: false },
    after: { isInStock: true, reason: "It is_back" },
  } as const;
  open("/admin/audit", { ...SIGNED_IN, audit: () => ({ rows: [entry], next: null }) });
  const why = (await screen.findByText("Reason:")).closest("li");
  expect(why?.textContent).toBe("Reason: It is_back");
  expect(screen.getByText("On sale").closest("li")?.textContent).toBe("On sale  from no →  to yes");
});

it("issue 9.9 says what was done in a customer's name and which parts of one were changed", async () => {
  const entry = { at: "2026-03-02T10:00:00.000Z", email: "mira@example.com", room: "customer" };
  const of = { subject: "customer 7", title: "Ann Weaver (customer 7)", before: null };
  open("/admin/audit", {
    ...SIGNED_IN,
    audit: () => ({
      rows: [
        { ...entry, ...of, id: 63, action: "customer.acted", after: { call: "placeOrder" } },
        { ...entry, ...of, id: 62, action: "customer.change", after: { changed: "Name, Email" } },
      ],
      next: null,
    }),
  });
  expect(await screen.findByText("Customer changed: Ann Weaver (customer 7)")).toBeTruthy();
  const said = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(said).toEqual(expect.arrayContaining(["Call: Place the order", "Changed: Name, Email"]));
});
