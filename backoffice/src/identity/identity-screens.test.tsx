// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { CallReply } from "../api/call.ts";
import { SIGNED_IN } from "../testing/builders.ts";
import { axeViolations, open } from "../testing/show.tsx";

const ROW = {
  view: "US English",
  notedAt: "2026-03-02T10:00:00.000Z",
  toldAt: null,
  cartId: null,
  said: null,
};
const identityNotices = (): CallReply<"identityNotices"> => ({
  rows: [
    {
      ...ROW,
      id: 3,
      kind: "cart",
      email: "noor@example.com",
      cartId: 7,
      state: "kept",
      said: "consent was taken back",
    },
    { ...ROW, id: 2, kind: "contact", email: "noor@example.com", state: "sent" },
    {
      ...ROW,
      id: 1,
      kind: "contact",
      email: "bo@example.com",
      state: "failed",
      said: "Dotdigital: the API user is not let in [401]",
    },
  ],
  next: null,
});

it("ANALYTICS-12 ANALYTICS-13 staff see whom Dotdigital is told of, what it was not told and why", async () => {
  open("/admin/dotdigital", { ...SIGNED_IN, identityNotices });
  const cart = await screen.findByRole("row", { name: /Cart that was left/ });
  expect(cart.textContent).toContain("Not told: consent was taken back");
  const failed = screen.getByRole("row", { name: /bo@example.com/ });
  expect(failed.textContent).toContain(
    "Not taken yet: Dotdigital: the API user is not let in [401]",
  );
  const again = screen.getByRole("link", { name: "deliveries" });
  expect(again.getAttribute("href")).toContain("deliveries?search=identity.dotdigital");
  expect(await axeViolations()).toEqual([]);
});
