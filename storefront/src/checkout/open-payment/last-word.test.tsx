// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { keptCartId } from "../../cart/cart-id.ts";
import { storageKeys } from "../../storage/keys.ts";
import { writeStored } from "../../storage/stored.ts";
import { axeViolations } from "../../testing/axe.ts";
import { MASK_ID } from "../../testing/cart.ts";
import { keptPlacings } from "../placing/placings.ts";
import { aProblem } from "../testing/checkout-server.ts";
import { aClock } from "../testing/clock.ts";
import { endLeft, leave, PLACED, readyToLeave, told } from "../testing/left-payment.tsx";
import { server } from "../testing/open-checkout.tsx";
import { paymentWatch } from "./payment-watch.ts";
import { start } from "./start.ts";

beforeEach(readyToLeave);
afterEach(endLeft);

it.each([
  ["CANCELED", "has been canceled since."],
  ["PAID_BACK", "has been paid back since."],
])("%s meanwhile: nobody is thanked for it", async (state, end) => {
  const store = server();
  store.standing = { ...PLACED, state };
  const { running } = leave(store);
  start(running);
  await waitFor(() =>
    expect(told()).toEqual([`Your order ${PLACED.number} was placed, and ${end}`]),
  );
  expect(keptCartId()).toBeUndefined();
  expect(keptPlacings()).toEqual([]);
});

it.each(["cart.alreadyOrdered", "cart.noSuchCart"] as const)(
  "ordering again is not called safe where the store refuses with %s: it says where to look",
  async (key) => {
    const store = server();
    const { running } = leave(store, false);
    const since = Date.now() - 600_000;
    writeStored(storageKeys.placings, { [MASK_ID]: { since, isAnswered: false } });
    store.refusal = [aProblem(key, "cartId")];
    await act(paymentWatch(running, aClock().after));
    expect(screen.getByText(/^The store does not say here what became of your order/)).toBeTruthy();
    expect(screen.queryByText(/is safe/)).toBeNull();
    expect(screen.getByRole("link", { name: "Find an Order" }).getAttribute("href")).toBe(
      "/sales/guest/form",
    );
    expect(await axeViolations()).toEqual([]);
  },
);
