import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OWN_OPTIONS, withOwnOptions } from "../../../testing/order/own-options.ts";
import { aGiftCardProduct } from "../../../testing/order/gift-card-product.ts";
import { aProduct } from "../../../testing/shop.ts";
import { aStaffSession, callAdmin } from "../../../testing/staff.ts";
import { testApp, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let session: string;
let cap: number;
let plain: number;
let card: number;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    cap = await aProduct(shop, { sku: "CAP", name: "Cap", ...withOwnOptions() });
    plain = await aProduct(shop, { sku: "PLAIN", name: "Plain" });
    card = await aGiftCardProduct(shop, { sku: "CARD", name: "Gift card" });
  });
  session = await aStaffSession(app);
});
afterAll(() => app.close());

interface Options {
  readonly seen: string;
  readonly canHave: boolean;
  readonly options: readonly { readonly id: number; readonly title: string }[];
}

const read = async (id: number) =>
  (await callAdmin(app, `GET products/${id}/options`, { session })).json<Options>();
const write = (id: number, body: object) =>
  callAdmin(app, `PUT products/${id}/options`, { session, body });

const typed = (title: string) => ({
  type: "field",
  title,
  isRequired: false,
  sku: "",
  priceMinor: 100,
  priceMicro: null,
  maxCharacters: null,
  values: [],
});

describe("PDP-06 issue 11.6 staff give a product options", () => {
  it("in their order, each with the id that it had, and shoppers see them", async () => {
    const { seen, options } = await read(cap);
    expect(options).toEqual(OWN_OPTIONS);
    const [tag, hem, , day] = OWN_OPTIONS;
    const answer = await write(cap, {
      seen,
      options: [day, { ...hem, title: "Hem" }, tag, typed("Floor")],
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const kept = answer.json<Options>().options;
    expect(kept.map(({ id, title }) => [id, title])).toEqual([
      [14, "Needed on"],
      [12, "Hem"],
      [11, "Name tag"],
      [expect.any(Number), "Floor"],
    ]);
    const shown = async () =>
      (await app.rest("GET", `app-product-info?id=${cap}`)).body["customOptions"];
    await expect.poll(shown).toMatchObject(kept.map(({ id, title }) => ({ option_id: id, title })));
    const trail = await callAdmin(app, "GET audit?search=CAP", { session });
    expect(trail.body).toContain("Needed on");
  });

  it("hallway §7 is refused to whoever saw others, and told what is wrong with each", async () => {
    const { seen } = await read(plain);
    expect((await write(plain, { seen, options: [typed("One")] })).statusCode).toBe(200);
    expect((await write(plain, { seen, options: [] })).json()).toMatchObject({
      key: "catalog.productChanged",
    });
    const now = await read(plain);
    const wrong = [typed("One"), typed("One"), { ...typed("Two"), priceMinor: -1 }];
    expect((await write(plain, { seen: now.seen, options: wrong })).json()).toMatchObject({
      errors: [
        { field: "1-title", key: "customOption.titleTwice" },
        { field: "2-price", key: "customOption.badPrice" },
      ],
    });
  });

  it("a gift card has none", async () => {
    const { seen, canHave } = await read(card);
    expect(canHave).toBe(false);
    expect((await write(card, { seen, options: [typed("One")] })).json()).toMatchObject({
      key: "customOption.notForType",
    });
  });
});
