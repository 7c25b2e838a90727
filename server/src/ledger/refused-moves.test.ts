import { randomUUID } from "node:crypto";
import { customerSubject } from "@placket/domain/audit/customer-subject";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aBuyer, aCapShop } from "../testing/own-balances.ts";
import { aStaffSession, callAdmin, STAFF } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
let staff: string;

beforeAll(async () => {
  app = await testApp((shop) => aCapShop(shop));
  staff = await aStaffSession(app);
});
afterAll(() => app.close());

it("issue 9.6 taking more than a customer has is refused, and written down without its reason", async () => {
  const buyer = await aBuyer(app);
  const answer = await callAdmin(app, `POST balances/${buyer.id}`, {
    session: staff,
    body: {
      kind: "store_credit",
      unit: "USD",
      direction: "take",
      amount: 9999,
      reason: "Called by Ann",
      request: randomUUID(),
    },
  });
  expect(answer.json()).toMatchObject({ key: "ledger.notCovered" });
  const trail = await callAdmin(app, "GET audit?action=balance.refused", { session: staff });
  const { rows } = trail.json<{ rows: readonly { after: object; subject: string }[] }>();
  expect(rows).toMatchObject([
    {
      email: STAFF.email,
      subject: customerSubject(buyer.id),
      after: {
        why: ["ledger.notCovered"],
        kind: "store_credit",
        direction: "take",
        amount: 9999,
        unit: "USD",
      },
    },
  ]);
  expect(rows[0]?.after).not.toHaveProperty("reason");
});
