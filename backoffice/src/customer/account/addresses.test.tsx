// @vitest-environment jsdom
import { permissionsOf } from "@placket/domain/access/permissions";
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { CallReply } from "../../api/call.ts";
import { aCustomer, anOwner, NOTHING_KEPT, SIGNED_IN } from "../../testing/builders.ts";
import { axeViolations, open, RefusedAnswer, type Asked } from "../../testing/show.tsx";

type Customer = CallReply<"customer">;
type Address = Customer["addresses"][number];

const PIER: Address = {
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
};

type Answer = (asked: Asked) => Customer | RefusedAnswer;

/** A customer whose addresses staff change. */
function aBook(
  calls: Readonly<Record<string, Answer>>,
  addresses: readonly Address[] = [PIER],
  staff = anOwner(),
) {
  const { user } = open("/admin/customers/7", {
    ...SIGNED_IN,
    session: () => ({ staff }),
    ...NOTHING_KEPT,
    customerGroups: () => ({
      groups: [],
      taxClasses: [],
      websites: [],
      storeViews: [],
      portals: [],
    }),
    customer: () => aCustomer({ addresses: [...addresses] }),
    ...calls,
  });
  const book = async () => within(await screen.findByRole("region", { name: "Addresses" }));
  return { user, book };
}

it("issue 9.9 an address is changed from what stands there, and what it is taken for with it", async () => {
  const changeCustomerAddress = vi.fn<Answer>(() => aCustomer({ addresses: [PIER] }));
  const { user, book } = aBook({ changeCustomerAddress });
  const part = await book();
  await user.click(part.getByRole("button", { name: "Change the address of Ann Weaver" }));
  expect(document.activeElement).toBe(part.getByLabelText("First name"));
  expect(part.getByLabelText<HTMLInputElement>("Street, second line").value).toBe(
    "Floor 2, Back door",
  );
  await user.clear(part.getByLabelText("Street"));
  await user.type(part.getByLabelText("Street"), "9 Quay Road");
  await user.selectOptions(part.getByLabelText("A checkout takes it for"), "both");
  expect(await axeViolations()).toEqual([]);
  await user.click(part.getByRole("button", { name: "Save the Address" }));
  expect(await part.findByText("The address is changed.")).toBeTruthy();
  expect(changeCustomerAddress.mock.lastCall?.[0].body).toEqual({
    address: { ...PIER.fields, street: ["9 Quay Road", "Floor 2, Back door"] },
    isDefaultShipping: true,
    isDefaultBilling: true,
  });
});

it("issue 9.9 one is added in the customer's name, and what the book refuses stands in the form", async () => {
  const addCustomerAddress = vi.fn<Answer>(
    () => new RefusedAnswer(400, "customer.tooManyAddresses", "The book is full."),
  );
  const { user, book } = aBook({ addCustomerAddress }, []);
  const part = await book();
  expect(part.getByText("None saved.")).toBeTruthy();
  await user.click(part.getByRole("button", { name: "Add an Address" }));
  await user.type(part.getByLabelText("Street"), "12 Pier Street");
  await user.type(part.getByLabelText("City"), "Margate");
  await user.type(part.getByLabelText("Country, as two letters"), "US");
  await user.click(part.getByRole("button", { name: "Add the Address" }));
  expect(await part.findByText("The book is full.")).toBeTruthy();
  expect(addCustomerAddress.mock.lastCall?.[0].body).toMatchObject({
    address: { firstname: "Ann", lastname: "Weaver", street: ["12 Pier Street"] },
    isDefaultShipping: false,
  });
  await user.click(part.getByRole("button", { name: "Cancel" }));
  expect(part.queryByLabelText("Street")).toBeNull();
});

it("issue 9.9 one is removed after a question", async () => {
  const removeCustomerAddress = vi.fn<Answer>(() => aCustomer());
  const { user, book } = aBook({ removeCustomerAddress });
  const part = await book();
  const press = () =>
    user.click(part.getByRole("button", { name: "Remove the address of Ann Weaver" }));
  await press();
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  expect(removeCustomerAddress).not.toHaveBeenCalled();
  await press();
  await user.click(await screen.findByRole("button", { name: "Remove the Address" }));
  expect(await part.findByText("The address is removed.")).toBeTruthy();
  expect(removeCustomerAddress).toHaveBeenCalledOnce();
});

it("issue 9.9 whoever may not change accounts reads the book alone", async () => {
  const reader = anOwner({ role: "reader", permissions: [...permissionsOf(["reader"], "web")] });
  const { book } = aBook({}, [PIER], reader);
  const part = await book();
  expect(part.getByText(/12 Pier Street/)).toBeTruthy();
  expect(part.queryByRole("button")).toBeNull();
});
