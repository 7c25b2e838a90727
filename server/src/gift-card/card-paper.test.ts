import { afterAll, beforeAll, expect, it } from "vitest";
import { aGiftCard } from "../testing/gift-card.ts";
import { aStaffSession } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp(async () => undefined);
});
afterAll(() => app.close());

const paper = (code: string) =>
  app.fastify.inject({
    method: "POST",
    url: "/rest/default/V1/xmapi/app-gift-card-paper",
    headers: { origin: app.call.settings.storeUrl, "content-type": "application/json" },
    payload: JSON.stringify({ gift_card_code: code }),
  });

it("issue 11.3 the card of a code is a PDF to print; of a wrong code there is none", async () => {
  const { code } = await aGiftCard(app, await aStaffSession(app), { amount: 50 });
  const printed = await paper(code.toLowerCase());
  expect(printed.statusCode).toBe(200);
  expect(printed.headers["content-type"]).toContain("application/pdf");
  expect(printed.headers["cache-control"]).toContain("no-store");
  expect(printed.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
  const refused = await paper("7K2M-QXR4-HHJ0-22AB-9ZZ9");
  expect(refused.statusCode).toBe(404);
  expect(refused.body).toContain("giftCard.noSuchCard");
});
