import { expect, it } from "vitest";
import { aProduct } from "../testing/shop.ts";
import { testApp } from "../testing/test-app.ts";

it("ACCT-27 REVIEW-16 a review proves in the header X-ReCaptcha that no machine writes, where the shop wants it", async () => {
  let productId = 0;
  const verify = (proof: string) =>
    Promise.resolve({ isGenuine: proof === "a person", score: 0.9, action: "review" });
  const app = await testApp(
    async (shop) => {
      productId = await aProduct(shop, { sku: "CAP", name: "Cap" });
      await shop.db
        .insertInto("config_value")
        .values({
          scope: "default",
          scope_id: 0,
          path: "formRecaptcha",
          value: JSON.stringify("recaptcha_v3"),
        })
        .execute();
    },
    { botCheck: { siteKey: "key", verify } },
  );
  const sent = async (proof?: string) => {
    const input = `productId: ${productId}, rating: 5, title: "Sits well", nickname: "Demo Cook", location: "Lyon", detail: "Sturdy cloth."`;
    const answer = await app.fastify.inject({
      method: "POST",
      url: "/graphql",
      headers: proof === undefined ? {} : { "x-recaptcha": proof },
      payload: { query: `mutation { createNewReview(input: { ${input} }) { success message } }` },
    });
    return answer.body;
  };
  const kept = () => app.shop.db.selectFrom("review").select("id").execute();
  try {
    expect(await sent()).toContain("E_BAD_REQUEST");
    expect(await sent("a machine")).toContain("E_BAD_REQUEST");
    expect(await kept()).toEqual([]);
    expect(await sent("a person")).toContain('"success":true');
    expect(await kept()).toHaveLength(1);
  } finally {
    await app.close();
  }
});
