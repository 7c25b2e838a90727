// @vitest-environment jsdom
import { permissionsOf } from "@placket/domain/access/permissions";
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { CallReply } from "../api/call.ts";
import { anOwner, SIGNED_IN } from "../testing/builders.ts";
import { axeViolations, open, RefusedAnswer, type Asked } from "../testing/show.tsx";

const CHOICES: CallReply<"customerGroups"> = {
  groups: [
    { id: 0, name: "NOT LOGGED IN", taxClassId: 3, pointsPercent: 100, customers: 0 },
    { id: 1, name: "General", taxClassId: 3, pointsPercent: 100, customers: 2 },
    { id: 2, name: "Wholesale", taxClassId: 4, pointsPercent: 100, customers: 1 },
  ],
  taxClasses: [
    { id: 3, name: "Retail Customer" },
    { id: 4, name: "Exempt" },
  ],
  websites: [{ id: 1, name: "base" }],
  storeViews: [{ id: 1, name: "US English" }],
  portals: [{ id: 31, name: "Harbour Catering" }],
};

const LIST: CallReply<"customers"> = {
  rows: [
    {
      id: 7,
      email: "ann@example.com",
      name: "Ann Weaver",
      company: "Loom Ltd",
      group: "Wholesale",
      portal: "",
      website: "base",
      createdAt: "2026-03-02T10:00:00.000Z",
      orders: 4,
      isActive: false,
    },
  ],
  next: null,
};

const customerGroups = () => CHOICES;

it("issue 9.9 lists customers, searched and filtered by group and orders, all of it in the address", async () => {
  const customers = vi.fn<(asked: Asked) => CallReply<"customers">>(() => LIST);
  const { user } = open("/admin/customers?group=2&ordered=yes&website=9", {
    ...SIGNED_IN,
    customerGroups,
    customers,
  });
  const row = within(await screen.findByRole("table")).getAllByRole("row")[1];
  expect(row?.textContent).toContain("Ann Weaver (closed)ann@example.comLoom LtdWholesalebase");
  expect(customers.mock.lastCall?.[0].query).toEqual({ group: "2", ordered: "yes" });
  expect(await axeViolations()).toEqual([]);
  await user.type(screen.getByRole("searchbox", { name: "Search customers" }), "loom");
  await user.click(screen.getByRole("button", { name: "Show" }));
  await vi.waitFor(
    () =>
      expect(customers.mock.lastCall?.[0].query).toEqual({
        search: "loom",
        group: "2",
        ordered: "yes",
      }),
    15_000,
  );
});

it("issue 9.9 a customer group is added and given a tax class and what it earns; that of guests keeps its name", async () => {
  const addCustomerGroup = vi.fn<(asked: Asked) => RefusedAnswer | CallReply<"addCustomerGroup">>(
    () =>
      new RefusedAnswer(409, "customer.groupNameTaken", "Another customer group has this name."),
  );
  const changeCustomerGroup = vi.fn<(asked: Asked) => CallReply<"changeCustomerGroup">>(() => ({
    id: 0,
    name: "NOT LOGGED IN",
    taxClassId: 4,
    pointsPercent: 50,
    customers: 0,
  }));
  const { user } = open("/admin/customers/groups", {
    ...SIGNED_IN,
    customerGroups,
    addCustomerGroup,
    changeCustomerGroup,
  });
  const rows = within(await screen.findByRole("table")).getAllByRole("row");
  expect(rows.at(-1)?.textContent).toContain("WholesaleExempt100 %1");
  expect(await axeViolations()).toEqual([]);
  const form = within(screen.getByRole("region", { name: "Add a Group" }));
  await user.type(form.getByLabelText("Name"), "wholesale");
  await user.click(form.getByRole("button", { name: "Add" }));
  expect((await form.findByRole("region", { name: "Not done yet" })).textContent).toContain(
    "Another customer group has this name.",
  );
  expect(addCustomerGroup.mock.lastCall?.[0].body).toEqual({
    name: "wholesale",
    taxClassId: 3,
    pointsPercent: 100,
  });
  await user.click(screen.getByRole("button", { name: "Change NOT LOGGED IN" }));
  const change = within(screen.getByRole("region", { name: "Change “NOT LOGGED IN”" }));
  expect(change.getByLabelText("Name").tagName).toBe("SELECT");
  await user.selectOptions(change.getByLabelText("Tax class"), "Exempt");
  const percent = change.getByLabelText("Points earned, in percent");
  await user.clear(percent);
  await user.type(percent, "1.5");
  await user.click(change.getByRole("button", { name: "Save" }));
  expect(changeCustomerGroup).not.toHaveBeenCalled();
  await user.clear(percent);
  await user.type(percent, "50");
  await user.click(change.getByRole("button", { name: "Save" }));
  expect(await change.findByText("Saved.")).toBeTruthy();
  expect(changeCustomerGroup.mock.lastCall?.[0]).toMatchObject({
    param: "0",
    body: { name: "NOT LOGGED IN", taxClassId: 4, pointsPercent: 50 },
  });
});

it("issue 9.9 whoever may not sort customers into groups reads them only", async () => {
  const permissions = [...permissionsOf(["clerk"], "web")];
  const session = () => ({ staff: anOwner({ role: "clerk", permissions }) });
  open("/admin/customers/groups", { ...SIGNED_IN, session, customerGroups });
  expect(await screen.findByText("Wholesale")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Add" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Change Wholesale" })).toBeNull();
});
