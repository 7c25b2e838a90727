import { afterAll, beforeAll, expect, it } from "vitest";
import { contextFor } from "../../http/open-call.ts";
import { handleOutbox } from "../../jobs/handle-outbox.ts";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { anOffer, textServices } from "../../testing/embroidery/an-offer.ts";
import { aFilledCart, placedBy } from "../../testing/known-checkout.ts";
import { aCustomerOf, type TestCustomer } from "../../testing/known-customer.ts";
import { aProduct } from "../../testing/shop.ts";
import { aStaffSession, callAdmin } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let sandbox: TestSandbox;
let session: string;
let ada: TestCustomer;
/** Of the order that all of this is about. */
let number: string;
/** What was answered to it before its embroidery was approved. */
let refused: Awaited<ReturnType<typeof placedBy>>;

const TEXT = { font: "block", color: "1366", height_mm: 9, placement: "left-chest" };

const wears = (sku: string, lines: readonly string[], team: string | null, quantity = 1) => ({
  sku,
  quantity,
  entered_options: [
    { uid: btoa("embroidery/text"), value: JSON.stringify({ ...TEXT, lines }) },
    ...(team === null ? [] : [{ uid: btoa("embroidery/team"), value: team }]),
  ],
});

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      const embroidered = { name: "Coat", attributes: JSON.stringify({ has_embroidery: true }) };
      await aProduct(shop, { sku: "COAT-M", ...embroidered });
      await aProduct(shop, { sku: "COAT-L", ...embroidered });
      await textServices(shop);
      await anOffer(shop, { skus: ["coat-m", "coat-l"] });
    },
    { payment: sandbox.provider },
  );
  session = await aStaffSession(app);
  ada = await aCustomerOf(app, { email: "ada@example.com" });
  const cart = await aFilledCart(ada, [
    wears("COAT-M", ["Anna", "Chef"], "=Kitchen"),
    wears("COAT-L", ["Jonas"], "=Kitchen", 2),
    wears("COAT-M", ["Mira"], "Bar"),
    wears("COAT-M", ["Petra"], null),
  ]);
  refused = await placedBy(ada, cart, await sandbox.tokenFor("4111111111111111"));
  const { placeOrder } = await ada.ask(
    `mutation ($id: String!) { placeOrder(input: { cart_id: $id, embroidery_agreed: true }) {
      order { order_number } } }`,
    { id: cart },
  );
  number = (placeOrder as unknown as { order: { order_number: string } }).order.order_number;
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

it("issue 10.3, CHECK-17 a list is embroidered: its shopper approves it", () => {
  expect(refused.errors).toMatchObject([{ key: "checkout.embroideryNotAgreed" }]);
});

it("issue 10.3 staff read who wears what, list by list, in the order in which it was written", async () => {
  const { teams } = (await callAdmin(app, `GET orders/${number}/teams`, { session })).json<{
    teams: object[];
  }>();
  expect(teams).toEqual([
    {
      title: "=Kitchen",
      product: "Coat",
      wearers: [
        { lines: ["Anna", "Chef"], chosen: "", sku: "COAT-M", pieces: 1 },
        { lines: ["Jonas"], chosen: "", sku: "COAT-L", pieces: 2 },
      ],
    },
    {
      title: "Bar",
      product: "Coat",
      wearers: [{ lines: ["Mira"], chosen: "", sku: "COAT-M", pieces: 1 }],
    },
  ]);
});

it("issue 10.3 has them as a file in which no name is a formula", async () => {
  const { body, headers } = await callAdmin(app, `GET orders/${number}/teams.csv`, { session });
  expect(headers["content-type"]).toContain("text/csv");
  expect(body.replace("\uFEFF", "").trim().split(/\r?\n/)).toEqual([
    "team,product,name,second line,chosen,sku,pieces",
    "'=Kitchen,Coat,Anna,Chef,,COAT-M,1",
    "'=Kitchen,Coat,Jonas,,,COAT-L,2",
    "Bar,Coat,Mira,,,COAT-M,1",
  ]);
});

it("issue 10.3 refuses an order that nobody has placed", async () => {
  const answer = await callAdmin(app, "GET orders/000000404/teams", { session });
  expect(answer.json()).toMatchObject({ key: "order.noSuchOrder" });
});

it("issue 10.3 ordered again, the list stands in the cart as it was", async () => {
  const answer = await ada.ask(
    `mutation ($number: String!) { reorderItems(orderNumber: $number) {
      cart { items { quantity ... on CartItemInterface { parts { type text } } } } } }`,
    { number },
  );
  const { cart } = answer["reorderItems"] as unknown as {
    cart: { items: { quantity: number; parts: { type: string; text: string }[] }[] };
  };
  const lists = cart.items.map(({ quantity, parts }) => [
    quantity,
    parts.find(({ type }) => type === "team")?.text,
  ]);
  expect(lists).toEqual([
    [1, "=Kitchen"],
    [2, "=Kitchen"],
    [1, "Bar"],
    [1, undefined],
  ]);
});

/** Letters of every text that the letter of the order has, from its first garment to the sum. */
async function linesOfLetter(): Promise<readonly string[]> {
  await handleOutbox(contextFor(app.call));
  const { body_text: text, body_html: html } = await app.shop.db
    .selectFrom("mail")
    .select(["body_text", "body_html"])
    .where("subject", "like", `%${number}%`)
    .executeTakeFirstOrThrow();
  expect(html).toContain("<bdi>Jonas");
  const from = text.indexOf("Coat\n");
  return text.slice(from, text.indexOf("Subtotal")).trim().split("\n");
}

it("issue 10.3 the letter says what a list shares once, then each wearer in a line", async () => {
  const lines = await linesOfLetter();
  const list = lines.slice(0, lines.indexOf(""));
  expect(list).toEqual([
    "Coat",
    "  =Kitchen",
    "  Embroidery font: Block, 9 mm",
    "  Thread: Navy 1366",
    "  Placement: Left chest",
    "  3 pieces: $78.00",
    "    Anna, Chef, COAT-M, 1 × $26.00: $26.00",
    "    Jonas, COAT-L, 2 × $26.00: $52.00",
  ]);
});
