import { expect } from "vitest";
import { readStore, type StoreReader } from "../store-reader.ts";
import type { Shopper } from "../shopper.ts";

/** An order as the store tells it to whoever holds its token. */
type Order = Awaited<ReturnType<StoreReader["order"]>>;

/**
 * Waits for the confirmation and reads the order that it names from the store itself, with the token
 * that the page keeps. `pay` is what leads there.
 */
export async function placedOrder(shopper: Shopper, pay: () => Promise<void>): Promise<Order> {
  const { page, expectAccessible } = shopper;
  await pay();
  await page
    .getByRole("heading", { level: 1, name: "Thank you for your order" })
    .waitFor({ timeout: 45_000 });
  const said = await page.getByText(/^Your order number is \d+\.$/).textContent();
  const number = /\d+/.exec(said ?? "")?.[0] ?? "";
  await page.getByRole("heading", { name: `Order ${number}` }).waitFor();
  await expectAccessible("success");
  const kept = await page.evaluate(() => sessionStorage.getItem("placedOrders") ?? "{}");
  const placed = JSON.parse(kept) as Readonly<Record<string, { readonly token: string }>>;
  const order = await readStore().order(number, placed[number]?.token ?? "");
  expect(order.number).toBe(number);
  return order;
}
