import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { aCoatShop, returnsIn, type ReturnedOrder } from "../../testing/order/returns.ts";
import { aStaffSession, callAdmin } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let sandbox: TestSandbox;
let app: TestApp;
let session: string;
let names: Awaited<ReturnType<typeof aCoatShop>>["names"];
let store: ReturnType<typeof returnsIn>;
let number: string;
let sentBack: string;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      ({ names } = await aCoatShop(shop));
    },
    { payment: sandbox.provider },
  );
  session = await aStaffSession(app);
  store = returnsIn({ app, sandbox, session });
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});
/** A coat that its buyer wishes to send back. */
beforeEach(async () => {
  number = await store.sentOrder(names.bought);
  const itemId = (await store.order(number)).items[0]?.id ?? 0;
  const wish = { reason: "wrong_size", comment: "", pieces: [{ itemId, quantity: 1 }] };
  const asked = (await store.post(`orders/${number}/returns`, wish)).json<ReturnedOrder>();
  sentBack = asked.returns[0]?.number ?? "";
});

const approve = async () =>
  (await store.post(`returns/${sentBack}/approval`)).json<{ returnsTo: string }>();

/** What the letter about it says, and the order's page, once it is approved. */
async function told() {
  const { db } = app.shop;
  const letter = await db
    .selectFrom("mail")
    .select("body_text as text")
    .where("template", "=", "order.return")
    .where("body_text", "like", `%${sentBack}%`)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  const { token } = await db
    .selectFrom("sales_order")
    .select("confirmation_token as token")
    .where("number", "=", number)
    .executeTakeFirstOrThrow();
  const { data } = await app.graphql(
    `query ($input: OrderTokenInput!) { guestOrderByToken(input: $input) { returns { items { send_to } } } }`,
    { input: { number, token } },
  );
  return { letter: letter.text, page: data?.["guestOrderByToken"] };
}
const onPage = (send_to: string | null) => ({ returns: { items: [{ send_to }] } });

describe("issue 9.8 an approved return is sent", () => {
  it("to where the shop writes, while no setting says it; staff are told that none does", async () => {
    const before = await told();
    expect(before.page, "before it is approved").toEqual(onPage(null));
    expect(before.letter.replaceAll(/\s+/g, " ")).toContain("Please do not send anything yet.");
    expect(await approve()).toMatchObject({ returnsTo: "" });
    const { letter, page } = await told();
    expect(letter).not.toContain("Please do not send anything yet.");
    expect(letter).toMatch(/Where to send it:?\s+We write to you where to send it\./);
    expect(letter).toContain(`Put the number of the return into the parcel: ${sentBack}`);
    expect(page).toEqual(onPage(""));
  });

  it.each([
    [{ postalAddress: "1 Home Road" }, "1 Home Road"],
    [{ returnAddress: "7 Back Gate" }, "7 Back Gate"],
  ])("to %o as the settings say it", async (values, address) => {
    const { edition } = (await callAdmin(app, "GET settings", { session })).json<{
      edition: string;
    }>();
    const scope = { kind: "default", id: 0 };
    const body = { scope, edition, set: values, useDefault: [] };
    const set = await callAdmin(app, "PATCH settings", { session, body });
    expect(set.statusCode, set.body).toBe(200);
    // The process takes new settings up a moment later.
    await expect.poll(() => store.order(number)).toMatchObject({ returnsTo: address });
    expect(await approve()).toMatchObject({ returnsTo: address });
    const { letter, page } = await told();
    expect(letter).toMatch(new RegExp(String.raw`Where to send it:?\s+${address}`));
    expect(page).toEqual(onPage(address));
  });
});
