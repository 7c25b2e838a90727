// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { anOrder, SIGNED_IN } from "../../testing/builders.ts";
import { axeViolations, open } from "../../testing/show.tsx";

const AT = "/admin/orders/100000001";
const stepsOf = (...offered: readonly string[]) => {
  const { steps } = anOrder();
  return { ...steps, ...Object.fromEntries(offered.map((step) => [step, null])) };
};

it("offers what may be done with the order now, and nothing else", async () => {
  open(AT, { ...SIGNED_IN, order: () => anOrder({ steps: stepsOf("hold", "pack") }) });
  expect(await screen.findByRole("button", { name: "Start Packing" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Hold" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Cancel Order" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Release" })).toBeNull();
});

it("says before what cancelling does, wants a reason, and shows the order as it is then", async () => {
  const asked: unknown[] = [];
  const { user } = open(AT, {
    ...SIGNED_IN,
    order: () => anOrder({ steps: stepsOf("cancel") }),
    cancelOrder: ({ body }) => {
      asked.push(body);
      return anOrder({ status: "canceled" });
    },
  });
  await user.click(await screen.findByRole("button", { name: "Cancel Order" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Cancel the order" }));
  expect(dialog.getByText("2 pieces go back on the shelf.")).toBeTruthy();
  expect(dialog.getByText("$130.95 that were reserved are released.")).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Cancel the Order" }));
  expect(await dialog.findAllByText(/Say why in one line/)).not.toHaveLength(0);
  await user.type(dialog.getByLabelText("Why"), "Sold out");
  await user.click(dialog.getByRole("button", { name: "Cancel the Order" }));
  expect(await screen.findByRole("heading", { name: "Order 100000001 Canceled" })).toBeTruthy();
  expect(asked).toEqual([{ reason: "Sold out" }]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByText("The order is canceled, and the buyer was written to.")).toBeTruthy();
});

it("issue 10.7 warns whoever cancels what is under the needle, or sewn", async () => {
  const steps = stepsOf("cancel");
  const { user } = open(AT, { ...SIGNED_IN, order: () => anOrder({ steps, isWorkBegun: true }) });
  await user.click(await screen.findByRole("button", { name: "Cancel Order" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Cancel the order" }));
  expect(dialog.getByText(/^Its embroidery has begun/)).toBeTruthy();
  expect(dialog.getByText("2 pieces go back on the shelf.")).toBeTruthy();
});

it("changes an address from what stands there", async () => {
  const asked: unknown[] = [];
  const { user } = open(AT, {
    ...SIGNED_IN,
    order: () => anOrder({ steps: stepsOf("changeAddress") }),
    changeOrderAddress: ({ body }) => {
      asked.push(body);
      return anOrder();
    },
  });
  await user.click(await screen.findByRole("button", { name: "Change Address" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Change an address" }));
  const street = dialog.getByLabelText("Street");
  expect(street).toHaveProperty("value", "12 Pier Street");
  await user.clear(street);
  await user.type(street, "9 Quay Road");
  await user.click(dialog.getByRole("button", { name: "Change the Address" }));
  await waitFor(() => expect(asked).toMatchObject([{ street: ["9 Quay Road"], city: "Margate" }]));
});

it("writes a note for the buyer, of several lines", async () => {
  const asked: unknown[] = [];
  const { user } = open(AT, {
    ...SIGNED_IN,
    order: () => anOrder(),
    noteToOrder: ({ body }) => {
      asked.push(body);
      return anOrder();
    },
  });
  await user.click(await screen.findByRole("button", { name: "Write a Note" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Write a note" }));
  await user.type(dialog.getByLabelText("Note"), "One{Enter}two");
  await user.selectOptions(dialog.getByLabelText("Who reads it"), "buyer");
  await user.click(dialog.getByRole("button", { name: "Write the Note" }));
  await waitFor(() => expect(asked).toEqual([{ text: "One\ntwo", isForBuyer: true }]));
  expect(await screen.findByText("Written, and sent to buyer@example.com.")).toBeTruthy();
});
