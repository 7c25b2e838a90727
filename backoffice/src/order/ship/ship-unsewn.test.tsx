// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { permissionsOf } from "@placket/domain/access/permissions";
import { expect, it } from "vitest";
import { anOrder, anOwner, SIGNED_IN } from "../../testing/builders.ts";
import { axeViolations, open, RefusedAnswer } from "../../testing/show.tsx";

const NOT_SEWN = "Embroidery jobs that are not sewn yet: 2.";
const refused = () => new RefusedAnswer(409, "order.workNotDone", NOT_SEWN);

/** The form of a shipment, sent once. */
async function sent(answers: Parameters<typeof open>[1]) {
  const shown = open("/admin/orders/100000001", {
    ...SIGNED_IN,
    order: () => anOrder({ steps: { ...anOrder().steps, ship: null } }),
    orderJobs: () => ({ jobs: [] }),
    ...answers,
  });
  await shown.user.click(await screen.findByRole("button", { name: "Ship" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Ship" }));
  await shown.user.click(dialog.getByRole("button", { name: "Ship" }));
  return { ...shown, dialog };
}

it("issue 10.7 what is not sewn yet is said, and sent for a reason", async () => {
  const asked: unknown[] = [];
  const { user, dialog } = await sent({
    shipOrder: ({ body }) => {
      asked.push(body["unsewn"]);
      return body["unsewn"] === undefined ? refused() : anOrder();
    },
  });
  const why = await dialog.findByLabelText("It is sent all the same");
  expect(dialog.getByText(NOT_SEWN)).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
  await user.selectOptions(why, "Agreed with the buyer");
  await user.click(dialog.getByRole("button", { name: "Ship" }));
  await waitFor(() => expect(asked).toEqual([undefined, "buyer_agreed"]));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("issue 10.7 whoever may not send it is told, and asked for no reason", async () => {
  const permissions = [...permissionsOf(["clerk"], "web")];
  const { dialog } = await sent({
    session: () => ({ staff: anOwner({ role: "clerk", permissions }) }),
    shipOrder: refused,
  });
  await dialog.findByText(NOT_SEWN);
  expect(dialog.queryByLabelText("It is sent all the same")).toBeNull();
});
