import { afterAll, beforeAll, expect, it } from "vitest";
import { aCustomerOf } from "../../testing/known-customer.ts";
import { aStaffSession, callAdmin } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp(async () => undefined);
});
afterAll(() => app.close());

it("issue 9.9 nobody is merged into a closed account: nobody signs in there", async () => {
  const session = await aStaffSession(app);
  const [old, kept] = [
    await aCustomerOf(app, { email: "old@example.com" }),
    await aCustomerOf(app, { email: "kept@example.com" }),
  ];
  const act = (line: `${"GET" | "POST" | "PUT"} ${string}`, body?: object) =>
    callAdmin(app, line, { session, ...(body && { body }) });
  await act(`PUT customers/${kept.id}/state`, { isActive: false, reason: "Asked by phone" });
  const preview = await act(`POST customers/${old.id}/merge/preview`, { email: kept.email });
  const merged = await act(`POST customers/${old.id}/merge`, { intoId: kept.id });
  for (const refused of [preview, merged]) {
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { key: "customer.intoClosed" },
    ]);
  }
  expect((await act(`GET customers/${old.id}`)).json()).toMatchObject({ email: old.email });
});
