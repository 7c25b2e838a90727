import { arrivalDays } from "@placket/domain/shipping/arrival";
import type { ShippingMethod } from "@placket/domain/shipping/shipping-method";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aStoreView } from "../../catalog/testing/catalog-app.ts";
import { contextFor } from "../../http/open-call.ts";
import { handleOutbox } from "../../jobs/handle-outbox.ts";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { readSettings } from "../../settings.ts";
import { aGuest } from "../../testing/guest.ts";
import { aProduct } from "../../testing/shop.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let sandbox: TestSandbox;
let dataDir: string;

const FRENCH = {
  "Your %1 order %2": "Votre commande %2 chez %1",
  "Thank you for your order %1.": "Merci pour votre commande %1.",
  "Ships to": "Livré à",
  "Arrives %1": "Arrivée : %1",
  Subtotal: "Sous-total",
  "Your note": "Votre message",
};

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "placket-letter-"));
  await mkdir(join(dataDir, "translations"));
  await writeFile(join(dataDir, "translations/fr.json"), JSON.stringify(FRENCH));
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      const cap = await aProduct(shop, { sku: "CAP" });
      await shop.db
        .insertInto("product_media")
        .values({ product_id: cap, file: "cap-navy.webp", roles: ["small"] })
        .execute();
      await aStoreView(shop, { id: 2, code: "fr", locale: "fr-FR" });
    },
    {
      payment: sandbox.provider,
      settings: { ...readSettings({ DATA_DIR: dataDir }), writesPerMinute: 0 },
    },
  );
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
  await rm(dataDir, { recursive: true, force: true });
});

it("CONF-37 the letter speaks the language of the store view, and markup that a shopper typed is text", async () => {
  const guest = await aGuest(app, [{ sku: "CAP", quantity: 1 }]);
  await app.graphql(
    `mutation ($id: String!) { setOrderCommentOnCart(input: { cart_id: $id, order_comment: "<b>Ring</b> twice" }) { cart { id } } }`,
    { id: guest.maskId },
  );
  await guest.pay(await sandbox.tokenFor("4111111111111111"));
  const placed = (await guest.placeOrder()).orderV2;
  const number = placed?.number ?? "";
  await app.shop.db
    .updateTable("sales_order")
    .set({ store_view_id: 2 })
    .where("number", "=", number)
    .execute();
  await handleOutbox(contextFor(app.call));
  const letter = await app.shop.db.selectFrom("mail").selectAll().executeTakeFirstOrThrow();
  const { shippingMethod } = await app.shop.db
    .selectFrom("sales_order")
    .select("shipping_method as shippingMethod")
    .executeTakeFirstOrThrow();
  const { arrival } = shippingMethod as unknown as ShippingMethod;
  expect(letter.subject).toMatch(new RegExp(`^Votre commande ${number} chez `));
  expect(letter.body_text).toContain(`Merci pour votre commande ${number}.`);
  const link = `${app.call.settings.storeUrl}/checkout/success/${number}#${placed?.token}`;
  expect(letter.body_text).toContain(`See your order:\n${link}\n`);
  expect(letter.body_html).toContain(`href="${link}"`);
  expect(letter.body_text).toContain("Votre message:\n> <b>Ring</b> twice");
  expect(letter.body_text).toContain(
    `Flat Rate - Ground\nArrivée : ${arrivalDays(arrival!, "fr-FR")}\n`,
  );
  expect(letter.body_html).toContain('<html lang="fr-FR" dir="ltr">');
  expect(letter.body_html).toContain("Sous-total");
  expect(letter.body_html).toContain(
    '<img src="http://127.0.0.1:3000/media/catalog/w120/cap-navy.webp"',
  );
  expect(letter.body_html).toMatch(/>Livré à<\/h2>[^a-z]*<div[^>]*><bdi>Demo Buyer</);
  expect(letter.body_html).toContain("&lt;b&gt;Ring&lt;/b&gt; twice");
});

it("issue §6 letters that are due together go each to its own buyer, and one that cannot be written keeps none", async () => {
  const order = async (email: string) => {
    const guest = await aGuest(app, [{ sku: "CAP", quantity: 1 }]);
    await app.graphql(
      `mutation ($id: String!, $email: String!) { setGuestEmailOnCart(input: { cart_id: $id, email: $email }) { cart { id } } }`,
      { id: guest.maskId, email },
    );
    await guest.pay(await sandbox.tokenFor("4111111111111111"));
    return { email, number: (await guest.placeOrder()).orderV2?.number ?? "" };
  };
  const ordered = [
    await order("ann@example.com"),
    await order("ben@example.com"),
    await order("cem@example.com"),
  ];
  await app.shop.db
    .updateTable("sales_order")
    .set({ shipping_address: JSON.stringify("nowhere") })
    .where("number", "=", ordered[1]!.number)
    .execute();
  await handleOutbox(contextFor(app.call));
  const letters = await app.shop.db
    .selectFrom("mail")
    .select(["recipient", "subject"])
    .where(
      "recipient",
      "in",
      ordered.map(({ email }) => email),
    )
    .orderBy("recipient")
    .execute();
  expect(letters).toEqual(
    [ordered[0]!, ordered[2]!].map(({ email, number }) => ({
      recipient: email,
      subject: expect.stringMatching(new RegExp(`^Your .* order ${number}$`)) as string,
    })),
  );
});
