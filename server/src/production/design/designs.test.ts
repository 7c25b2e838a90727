import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { contextFor } from "../../http/open-call.ts";
import { keyOf, proofShop } from "../../testing/embroidery/proof-shop.ts";
import { aStaffSession, callAdmin, STAFF } from "../../testing/staff.ts";
import { forgetDesigns } from "./designs.ts";

let shop: Awaited<ReturnType<typeof proofShop>>;
let other: string;
let clerk: string;
beforeAll(async () => {
  shop = await proofShop();
  const member = (email: string, role: "decorator" | "clerk") =>
    aStaffSession(shop.app, { ...STAFF, email, role });
  other = await member("jo@example.com", "decorator");
  clerk = await member("cleo@example.com", "clerk");
});
afterAll(() => shop.close());
beforeEach(() => shop.app.shop.db.deleteFrom("embroidery_design").execute());

const look = { font: "block", heightMm: 10, thread: "1366", letterSpacingMm: 0.3 };
const composition = (rest: object = {}) => ({
  lines: [
    { text: "HEAD CHEF", ...look },
    { text: "Kitchen", ...look, font: "script", thread: "1000" },
  ],
  fabric: "twill",
  lineSpacing: 1.7,
  align: "center",
  arc: null,
  isMonogram: false,
  frame: null,
  ...rest,
});
const draft = (rest: object = {}) => ({
  name: " Grand Hotel ",
  composition: composition(),
  placement: "leftChest",
  ...rest,
});

interface Kept {
  readonly id: number;
  readonly name: string;
  readonly version: number;
  readonly order: string | null;
  readonly by: string;
  readonly composition: { readonly lines: readonly { readonly text: string }[] };
}

const ask = (line: `${"GET" | "POST" | "PUT" | "DELETE"} ${string}`, body?: object, by?: string) =>
  callAdmin(shop.app, line, { session: by ?? shop.session, ...(body && { body }) });
const add = (rest: object = {}) => ask("POST embroidery-designs", draft(rest));
const added = async (rest: object = {}) => (await add(rest)).json<Kept>();
const names = async () =>
  (await ask("GET embroidery-designs")).json<{ designs: Kept[] }>().designs.map(({ name }) => name);

describe("issue 10.9 designs of the workbench", () => {
  it("are kept under a name, for everybody who uses it, and opened as they were saved", async () => {
    const kept = await added();
    expect(kept).toMatchObject({ name: "Grand Hotel", version: 1, order: null });
    expect(kept.by.toLowerCase()).toBe(STAFF.email.toLowerCase());
    await added({ name: "bistro" });
    expect(await names()).toEqual(["bistro", "Grand Hotel"]);
    const opened = await ask(`GET embroidery-designs/${kept.id}`, undefined, other);
    expect(opened.json()).toMatchObject({ composition: composition(), placement: "leftChest" });
  });

  it("are changed, named otherwise and removed by the version that was read", async () => {
    const { id } = await added();
    const lines = [{ text: "SOUS CHEF", ...look }];
    const changed = await ask(
      `PUT embroidery-designs/${id}`,
      draft({ version: 1, composition: composition({ lines }) }),
      other,
    );
    expect(changed.json()).toMatchObject({ version: 2, by: "jo@example.com" });
    const late = [
      await ask(`PUT embroidery-designs/${id}`, draft({ version: 1 })),
      await ask(`POST embroidery-designs/${id}/name`, { name: "Mine", version: 1 }),
      await ask(`DELETE embroidery-designs/${id}`, { version: 1 }),
    ];
    expect(late.map((one) => [one.statusCode, keyOf(one)])).toEqual(
      late.map(() => [409, "embroidery.designChanged"]),
    );
    const named = await ask(`POST embroidery-designs/${id}/name`, { name: "Sous", version: 2 });
    expect(named.json()).toMatchObject({ name: "Sous", version: 3 });
    expect(named.json<Kept>().composition.lines[0]?.text).toBe("SOUS CHEF");
    expect((await ask(`DELETE embroidery-designs/${id}`, { version: 3 })).statusCode).toBe(200);
    expect(keyOf(await ask(`GET embroidery-designs/${id}`))).toBe("embroidery.noSuchDesign");
  });

  it("have each a name of their own, also when two are saved at once", async () => {
    const both = await Promise.all([add(), add({ name: "GRAND hotel" })]);
    expect(both.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(both.map(keyOf)).toContain("embroidery.designNameTaken");
    const { id } = await added({ name: "Bistro" });
    const taken = await ask(`POST embroidery-designs/${id}/name`, {
      name: "grand hotel",
      version: 1,
    });
    expect(keyOf(taken)).toBe("embroidery.designNameTaken");
    const own = await ask(`POST embroidery-designs/${id}/name`, { name: "BISTRO", version: 1 });
    expect(own.statusCode, own.body).toBe(200);
  });

  it.each([
    [{ name: " " }, "embroidery.designNameMissing"],
    [{ name: "a\u202eb" }, "embroidery.designNameMissing"],
    [{ name: "x".repeat(81) }, "embroidery.designNameMissing"],
    [{ placement: "moon" }, "embroidery.placementUnknown"],
    [{ composition: composition({ lines: [] }) }, "embroidery.textMissing"],
    [
      { composition: composition({ frame: { shape: "star", thread: "1366" } }) },
      "embroidery.frameUnknown",
    ],
    [{ job: 999_999 }, "production.noSuchJob"],
  ])("refuse %j", async (rest, key) => {
    expect(keyOf(await add(rest))).toBe(key);
    expect(await names()).toEqual([]);
  });

  it("are of whoever may use the workbench, and leave a trace without words", async () => {
    const { id } = await added();
    const strange = [
      await ask("GET embroidery-designs", undefined, clerk),
      await ask(`GET embroidery-designs/${id}`, undefined, clerk),
      await ask("POST embroidery-designs", draft({ name: "Mine" }), clerk),
      await ask(`PUT embroidery-designs/${id}`, draft({ version: 1 }), clerk),
      await ask(`DELETE embroidery-designs/${id}`, { version: 1 }, clerk),
    ];
    expect(strange.map(({ statusCode }) => statusCode)).toEqual(strange.map(() => 403));
    const trail = await shop.app.shop.db
      .selectFrom("audit")
      .selectAll()
      .where("action", "like", "embroidery.%Design")
      .execute();
    expect(trail.length).toBeGreaterThan(0);
    expect(JSON.stringify(trail)).not.toContain("Grand");
  });
});

describe("issue 10.9 the words of a job", () => {
  it("are opened as they were ordered, kept as a design, and go when their buyer is forgotten", async () => {
    const { job, number } = await shop.ordered();
    const opened = await ask(`GET embroidery-jobs/${job}/text`);
    expect(opened.json()).toMatchObject({
      order: number,
      name: "Anna Chef",
      composition: {
        lines: [
          { text: "Anna", heightMm: 9 },
          { text: "Chef", thread: "1366" },
        ],
      },
      place: { code: "left-chest" },
    });
    const { composition: words } = opened.json<{ composition: object }>();
    expect(await added({ name: "Anna", composition: words, job })).toMatchObject({ order: number });
    await added({ name: "Of nobody" });
    const { id } = await shop.app.shop.db
      .selectFrom("sales_order")
      .select("id")
      .where("number", "=", number)
      .executeTakeFirstOrThrow();
    await forgetDesigns(contextFor(shop.app.call), [id]);
    expect(await names()).toEqual(["Of nobody"]);
  });

  it("are sewn on the server as the workbench shows them", async () => {
    const { job } = await shop.ordered();
    const { composition: words } = (await ask(`GET embroidery-jobs/${job}/text`)).json<{
      composition: object;
    }>();
    const form = new FormData();
    form.set("title", "Anna");
    form.set("placement", "leftChest");
    form.set("design", JSON.stringify({ as: "composition", composition: words }));
    const printed = await callAdmin(shop.app, "POST embroidery/proofs", {
      session: shop.session,
      form,
    });
    expect(printed.statusCode, printed.body.slice(0, 300)).toBe(200);
    expect(printed.headers["content-type"]).toBe("application/pdf");
  });

  it("are none of a job that there is not", async () => {
    expect(keyOf(await ask("GET embroidery-jobs/999999/text"))).toBe("production.noSuchJob");
  });
});

describe("issue 10.9 a shopper's text that carries an arc, a frame and lines of their own", () => {
  const text = {
    lines: ["Anna", "Chef"],
    font: "block",
    color: "1366",
    height_mm: 9,
    placement: "left-chest",
    arc: { radiusMm: 40, bend: "up" },
    frame: { shape: "circle", thread: "1366" },
    isMonogram: true,
    looks: [{ thread: "1000" }],
  };

  const lines = () => shop.app.shop.db.selectFrom("cart_item").select("configuration").execute();

  it("is refused over REST, and nothing is put into the cart", async () => {
    const before = await lines();
    const product = shop.app.shop.db.selectFrom("product").select("id").where("sku", "=", "COAT");
    const { id: productId } = await product.executeTakeFirstOrThrow();
    const answer = await shop.app.rest("POST", "add-embroidery-to-cart", {
      data: { productId, text },
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(400);
    expect(await lines()).toEqual(before);
    const { arc: _arc, frame: _frame, isMonogram: _isMonogram, looks: _looks, ...plain } = text;
    const put = await shop.app.rest("POST", "add-embroidery-to-cart", {
      data: { productId, text: plain },
    });
    expect(put.status, JSON.stringify(put.body)).toBe(200);
  });

  it("and over GraphQL", async () => {
    const before = await lines();
    const made = await shop.app.graphql("mutation { cartId: createEmptyCart }");
    const option = { uid: btoa("embroidery/text"), value: JSON.stringify(text) };
    const { data } = await shop.app.graphql(
      `mutation Add($cart: String!, $items: [CartItemInput!]!) {
        addProductsToCart(cartId: $cart, cartItems: $items) { user_errors { code message } }
      }`,
      {
        cart: made.data?.["cartId"],
        items: [{ sku: "COAT", quantity: 1, entered_options: [option] }],
      },
    );
    expect(data).toMatchObject({
      addProductsToCart: { user_errors: [{ code: expect.any(String) as string }] },
    });
    expect(await lines()).toEqual(before);
  });
});
