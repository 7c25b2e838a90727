import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aProduct } from "../testing/shop.ts";
import { aStaffSession, callAdmin } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
let session: string;
let cap: number;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    cap = await aProduct(shop, { sku: "CAP", name: "Cap" });
  });
  session = await aStaffSession(app);
});
afterAll(() => app.close());

async function aReview(title: string): Promise<number> {
  const { errors } = await app.graphql(
    `mutation ($title: String!, $id: Int!) { createNewReview(input: { productId: $id, rating: 4, title: $title,
      nickname: "Demo Cook", location: "Lyon", detail: "Warm" }) { success } }`,
    { title, id: cap },
  );
  expect(errors).toBeUndefined();
  const { id } = await app.shop.db
    .selectFrom("review")
    .select("id")
    .where("title", "=", title)
    .executeTakeFirstOrThrow();
  return id;
}
const staff = (call: Parameters<typeof callAdmin>[1], body?: object) =>
  callAdmin(app, call, { session, ...(body ? { body } : {}) });
const shown = async () => {
  const { data } = await app.graphql(
    `{ productReviews(productId: ${cap}) { items { title answer } } }`,
  );
  const found = data?.["productReviews"] as unknown as { readonly items: readonly object[] };
  return found.items;
};
const traces = () =>
  app.shop.db
    .selectFrom("audit")
    .select(["action", "subject"])
    .where("action", "like", "review.%")
    .orderBy("id")
    .execute();

describe("what staff make of reviews", () => {
  it("REVIEW-31 approved it is read, rejected it is read no more, and each decision leaves a trace", async () => {
    const id = await aReview("Warm cap");
    expect((await staff("GET reviews")).json()).toMatchObject({
      pending: 1,
      rows: [{ id, state: "pending", sku: "CAP", product: "Cap", rating: 4, title: "Warm cap" }],
    });
    const decide = (decision: string, reason?: string) =>
      staff(`POST reviews/${id}/decision`, { decision, reason });
    expect((await decide("approved")).json()).toMatchObject({ state: "approved" });
    expect(await shown()).toEqual([{ title: "Warm cap", answer: null }]);
    expect((await decide("approved")).statusCode).toBe(409);
    expect((await decide("rejected")).statusCode).toBe(400);
    expect((await decide("rejected", "Advertising")).json()).toMatchObject({
      state: "rejected",
      rejectReason: "Advertising",
    });
    expect(await shown()).toEqual([]);
    expect((await decide("approved")).json()).toMatchObject({ rejectReason: null });
    const decided = { action: "review.decide", subject: `review ${id}` };
    expect(await traces()).toEqual([decided, decided, decided]);
  });

  it("REVIEW-31 the shop answers below it, and takes its answer away", async () => {
    const id = await aReview("Answered");
    await staff(`POST reviews/${id}/decision`, { decision: "approved" });
    const answer = (text: string) => staff(`POST reviews/${id}/answer`, { answer: text });
    expect((await answer(" Thank you. ")).json()).toMatchObject({ answer: "Thank you." });
    expect(await shown()).toContainEqual({ title: "Answered", answer: "Thank you." });
    expect((await answer("")).json()).toMatchObject({ answer: null });
    expect((await answer("a".repeat(1001))).statusCode).toBe(400);
    expect((await staff("POST reviews/999999/answer", { answer: "x" })).statusCode).toBe(404);
  });

  it("several at once, each that can be; found by sku, words, state and stars, and given as a file", async () => {
    const ids = [await aReview("First of two"), await aReview("Second of two")];
    await staff(`POST reviews/${ids[0]}/decision`, { decision: "approved" });
    const many = await staff("POST reviews/decisions", { ids, decision: "approved" });
    expect(many.json()).toMatchObject({ decided: [ids[1]], refused: [{ id: ids[0] }] });
    const titles = async (query: string) =>
      (await staff(`GET reviews?${query}`))
        .json<{ rows: { title: string }[] }>()
        .rows.map(({ title }) => title);
    expect(new Set(await titles("search=of%20two"))).toEqual(
      new Set(["First of two", "Second of two"]),
    );
    expect(await titles("search=ca&state=pending")).toEqual([]);
    expect(await titles("search=of%20two&rating=5")).toEqual([]);
    expect((await staff("GET reviews.csv?search=first")).body).toContain("First of two");
  });
});
