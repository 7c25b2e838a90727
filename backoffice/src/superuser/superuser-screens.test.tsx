// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { CallReply } from "../api/call.ts";
import { aCustomer, NOTHING_KEPT, SIGNED_IN } from "../testing/builders.ts";
import { axeViolations, open, RefusedAnswer, type Asked } from "../testing/show.tsx";

const CHOICES = {
  groups: [
    { id: 0, name: "NOT LOGGED IN", taxClassId: 3, pointsPercent: 0, customers: 0 },
    { id: 2, name: "Wholesale", taxClassId: 3, pointsPercent: 100, customers: 4 },
  ],
  taxClasses: [],
  websites: [{ id: 1, name: "base" }],
  storeViews: [],
  portals: [],
} satisfies CallReply<"customerGroups">;
const NUMBER = {
  custid: "100001",
  companyName: "Demo Bistro Group",
  websiteId: null,
  groupId: 2,
  customers: 1,
  version: 3,
} satisfies CallReply<"customerNumber">;
const answers = {
  ...SIGNED_IN,
  customerGroups: () => CHOICES,
  customerNumbers: (): CallReply<"customerNumbers"> => ({ rows: [NUMBER], next: null }),
};

it("REP-36 lists customer numbers, and adds one of six digits", async () => {
  const addCustomerNumber = vi.fn<(asked: Asked) => CallReply<"addCustomerNumber">>(() => ({
    ...NUMBER,
    custid: "100002",
    companyName: "Demo Hotel",
  }));
  const { user } = open("/admin/customer-numbers", { ...answers, addCustomerNumber });
  const row = within(await screen.findByRole("table")).getAllByRole("row")[1];
  expect(row?.textContent).toContain("100001Demo Bistro GroupAllWholesale1");
  expect(await axeViolations()).toEqual([]);
  await user.type(screen.getByLabelText("Customer number"), "10000");
  await user.type(screen.getByLabelText("Company"), "Demo Hotel");
  await user.click(screen.getByRole("button", { name: "Add" }));
  expect(await screen.findByRole("link", { name: /6 digits number only/ })).toBeTruthy();
  expect(addCustomerNumber).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText("Customer number"), "2");
  await user.selectOptions(screen.getByLabelText("Prices of"), "2");
  await user.click(screen.getByRole("button", { name: "Add" }));
  expect(await screen.findByText("100002, Demo Hotel, is added.")).toBeTruthy();
  expect(addCustomerNumber.mock.lastCall?.[0].body).toEqual({
    custid: "100002",
    companyName: "Demo Hotel",
    websiteId: null,
    groupId: 2,
  });
});

it("changes one against what was read, and shows it anew where a colleague was faster", async () => {
  let isBehind = false;
  const changeCustomerNumberAs = vi.fn<
    (asked: Asked) => CallReply<"changeCustomerNumberAs"> | RefusedAnswer
  >(() =>
    isBehind
      ? new RefusedAnswer(409, "superuser.numberChanged", "Changed meanwhile.")
      : { ...NUMBER, groupId: null, version: 4 },
  );
  const { user } = open("/admin/customer-numbers/100001", {
    ...answers,
    customerNumber: () => NUMBER,
    changeCustomerNumberAs,
  });
  await user.selectOptions(await screen.findByLabelText("Prices of"), "");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Saved. Whoever is connected as it sees its prices at once.");
  expect(changeCustomerNumberAs.mock.lastCall?.[0].body).toEqual({
    companyName: "Demo Bistro Group",
    websiteId: null,
    groupId: null,
    version: 3,
  });
  isBehind = true;
  await user.type(screen.getByLabelText("Company"), " and Sons");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await user.click(await screen.findByRole("button", { name: "Show What It Is Now" }));
  expect(await axeViolations()).toEqual([]);
});

it("takes one away after a question", async () => {
  const removeCustomerNumber = vi.fn<(asked: Asked) => CallReply<"removeCustomerNumber">>(() => ({
    removed: "100001",
  }));
  const { user } = open("/admin/customer-numbers/100001", {
    ...answers,
    customerNumber: () => NUMBER,
    removeCustomerNumber,
  });
  await user.click(await screen.findByRole("button", { name: "Remove" }));
  const dialog = await screen.findByRole("dialog", {
    name: "Remove the customer number 100001 of “Demo Bistro Group”?",
  });
  await user.click(within(dialog).getByRole("button", { name: "Remove" }));
  expect(await screen.findByRole("heading", { name: "Customer Numbers" })).toBeTruthy();
  expect(removeCustomerNumber.mock.lastCall?.[0]).toMatchObject({ param: "100001" });
});

it("REP-02 says what a customer is besides against what was read, and why where a colleague was faster", async () => {
  let ann: CallReply<"customer"> = aCustomer({ isSuperUser: true, version: 3 });
  const setCustomerStanding = vi.fn<(asked: Asked) => RefusedAnswer>(() => {
    ann = aCustomer({ isSuperUser: false, version: 4 });
    return new RefusedAnswer(409, "customer.changedMeanwhile", "Somebody else changed it.");
  });
  const { user } = open(`/admin/customers/${ann.id}`, {
    ...SIGNED_IN,
    ...NOTHING_KEPT,
    customerGroups: () => CHOICES,
    customer: () => ann,
    setCustomerStanding,
  });
  await user.click(await screen.findByText("Representative and Super User"));
  await user.selectOptions(screen.getByLabelText("In the shop"), "both");
  await user.click(
    within(screen.getByRole("region", { name: "Representative and Super User" })).getByRole(
      "button",
      { name: "Save" },
    ),
  );
  await vi.waitFor(() => {
    expect(screen.getByLabelText<HTMLSelectElement>("In the shop").value).toBe("customer");
  }, 15_000);
  expect(screen.getByText("Somebody else changed it.")).toBeTruthy();
  expect(setCustomerStanding.mock.lastCall?.[0].body).toMatchObject({
    isSuperUser: true,
    isRepresentative: true,
    version: 3,
  });
});
