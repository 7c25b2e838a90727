import { expect } from "vitest";
import { readStore, type StoreReader } from "../store-reader.ts";
import type { Shopper } from "../shopper.ts";

/** An order as the store tells it to whoever holds its token. */
type Order = Awaited<ReturnType<StoreReader["order"]>>;

/**
 * Waits for the confirmation and reads the order that it names from the store itself, with the token
 * the page used. `pay` is what leads there.
 */
export async function placedOrder(shopper: Shopper, pay: () => Promise<void>): Promise<Order> {
  const { page, expectAccessible } = shopper;
  const [asked] = await Promise.all([
    page.waitForRequest((request) => request.url().includes("/app-order?"), { timeout: 45_000 }),
    pay(),
  ]);
  const query = new URL(asked.url()).searchParams;
  const [number, token] = [query.get("number") ?? "", query.get("token") ?? ""];
  await page.getByRole("heading", { level: 1, name: "Thank you for your order" }).waitFor();
  await page.getByText(`Your order number is ${number}.`).waitFor();
  await page.getByRole("heading", { name: `Order ${number}` }).waitFor();
  await expectAccessible("success");
  const order = await readStore().order(number, token);
  expect(order.number).toBe(number);
  return order;
}
