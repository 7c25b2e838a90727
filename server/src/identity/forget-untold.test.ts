import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Ctx } from "../context.ts";
import { contextFor } from "../http/open-call.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { forgetUntold } from "./forget-untold.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp(() => Promise.resolve());
});
afterAll(() => app.close());

/** Somebody whose browser has this number, with what was told of them and what waits. */
async function aContact(visitor: string, { isCartTold }: { readonly isCartTold: boolean }) {
  const { db } = app.shop;
  const now = app.time.now;
  const { id } = await db
    .insertInto("identity_contact")
    .values({ store_view_id: 1, email: `${visitor}@example.com`, visitor, captured_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  const cart = await db
    .insertInto("cart")
    .values({ mask_id: randomBytes(16).toString("hex"), store_view_id: 1, is_active: true })
    .returning("id")
    .executeTakeFirstOrThrow();
  const record = isCartTold ? JSON.stringify({ cartId: String(cart.id) }) : null;
  await db
    .insertInto("identity_cart")
    .values({ cart_id: cart.id, contact_id: id, visitor, captured_at: now, record })
    .execute();
  await db
    .insertInto("identity_notice")
    .values({ contact_id: id, kind: "contact", noted_at: now })
    .execute();
  return id;
}

/** Somebody else tells the same address. */
const toldBy = (contactId: number, visitor: string) =>
  app.shop.db
    .updateTable("identity_contact")
    .set({ visitor })
    .where("id", "=", contactId)
    .execute();

const choosing = (visitor: string): Ctx => ({
  ...contextFor(app.call),
  consentCookie: `list.all.${visitor}`,
});
const left = async () => {
  const { db } = app.shop;
  const contacts = await db.selectFrom("identity_contact").select("id").orderBy("id").execute();
  const notices = await db.selectFrom("identity_notice").select("contact_id").execute();
  return {
    contacts: contacts.map(({ id }) => id),
    notices: notices.map(({ contact_id: id }) => id),
  };
};

it("ANALYTICS-12 ANALYTICS-13 whoever takes their consent back is forgotten, but for a cart that Dotdigital knows", async () => {
  const [one, other, third] = [randomUUID(), randomUUID(), randomUUID()];
  const untold = await aContact(one, { isCartTold: false });
  const told = await aContact(other, { isCartTold: true });
  const stays = await aContact(third, { isCartTold: false });
  await forgetUntold(choosing(one), "all");
  await forgetUntold(choosing(one), ["marketing"]);
  expect(await left()).toEqual({
    contacts: [untold, told, stays],
    notices: [untold, told, stays],
  });
  await forgetUntold(choosing(one), ["analytics"]);
  await forgetUntold(choosing(other), []);
  expect(await left()).toEqual({ contacts: [told, stays], notices: [stays] });
});

it("ANALYTICS-12 ANALYTICS-13 a cart is forgotten with the consent of whoever has it, whoever told the same address since", async () => {
  const [first, second] = [randomUUID(), randomUUID()];
  const contact = await aContact(first, { isCartTold: false });
  await toldBy(contact, second);
  const carts = async () =>
    (await app.shop.db.selectFrom("identity_cart").select("contact_id").execute()).filter(
      ({ contact_id: id }) => id === contact,
    ).length;
  await forgetUntold(choosing(second), []);
  expect(await carts(), "of a cart the other browser decides nothing").toBe(1);
  await forgetUntold(choosing(first), []);
  expect(await carts()).toBe(0);
});
