// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { anOrderRow, anOwner, SIGNED_IN } from "../testing/builders.ts";
import { axeViolations, open, RefusedAnswer } from "../testing/show.tsx";

const nobody = { session: () => ({ staff: null }), savedViews: () => ({ views: [] }) };
const orders = () => ({
  rows: [anOrderRow()],
  next: null,
  counts: { byStatus: { processing: 1 }, moneyToLookAfter: 0 },
});

it("shows the door to whoever is not signed in, and then the screen of the address", async () => {
  const { user } = open("/admin/orders?status=processing", {
    ...nobody,
    signIn: ({ body }) => ({ staff: anOwner({ email: String(body["email"]) }) }),
    orders,
  });
  await user.type(await screen.findByLabelText("Email"), "mira@example.com");
  await user.type(screen.getByLabelText("Password"), "eight yards of twill{Enter}");
  expect(await screen.findByRole("heading", { name: "Orders" })).toBeTruthy();
  expect(screen.getByText("Mira Kowal")).toBeTruthy();
  expect(location.search).toBe("?status=processing");
});

it("says what was refused, aloud, and keeps what was typed", async () => {
  const message = "The email or the password is wrong.";
  const { user } = open("/admin/", {
    ...nobody,
    signIn: () => new RefusedAnswer(401, "staff.wrongLogin", message),
  });
  await user.type(await screen.findByLabelText("Email"), "mira@example.com");
  await user.type(screen.getByLabelText("Password"), "wrong{Enter}");
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(message));
  expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("mira@example.com");
  expect(await axeViolations()).toEqual([]);
});

it("comes back to the door when a call finds the session ended", async () => {
  open("/admin/orders", {
    ...SIGNED_IN,
    orders: () => new RefusedAnswer(401, "staff.signInRequired", "Please sign in."),
  });
  expect(await screen.findByLabelText("Password")).toBeTruthy();
});

it("signs out", async () => {
  const { user } = open("/admin/orders", {
    ...SIGNED_IN,
    orders,
    signOut: () => ({ staff: null }),
  });
  await user.click(await screen.findByRole("button", { name: "Sign Out" }));
  expect(await screen.findByLabelText("Password")).toBeTruthy();
  expect(screen.queryByText("100000001")).toBeNull();
});

it("says that the store does not answer, and tries again", async () => {
  let answers = false;
  const { user } = open("/admin/orders", {
    session: () => {
      if (!answers) throw new TypeError("no network");
      return { staff: null };
    },
  });
  expect((await screen.findByRole("alert")).textContent).toContain("does not answer");
  answers = true;
  await user.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByLabelText("Password")).toBeTruthy();
});
