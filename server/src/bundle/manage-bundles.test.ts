import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aProduct } from "../testing/shop.ts";
import { aStaffSession, callAdmin } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
let session: string;
let coat: number;
let cap: number;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    coat = await aProduct(shop, { sku: "COAT", name: "Chef coat", price_minor: 4000 });
    cap = await aProduct(shop, { sku: "CAP", name: "Skull cap", price_minor: 1500 });
    await aProduct(shop, { sku: "COATS", type: "configurable" });
  });
  session = await aStaffSession(app);
});
afterAll(() => app.close());

const selection = (productId: number, rest: object = {}) => ({
  productId,
  isDefault: false,
  defaultQuantity: 1,
  canChangeQuantity: false,
  priceMinor: 0,
  priceMicro: null,
  groupLabels: {},
  ...rest,
});

const draft = (rest: object = {}) => ({
  sku: "KIT",
  name: "Kitchen kit",
  isEnabled: true,
  priceType: "dynamic",
  skuType: "dynamic",
  weightType: "dynamic",
  priceView: "lowest",
  ships: "together",
  priceMinor: null,
  isStepped: true,
  leftLabel: "",
  rightLabel: "Waist",
  options: [
    {
      title: "Coat",
      type: "select",
      isRequired: true,
      isByImage: false,
      selections: [selection(coat, { isDefault: true, defaultQuantity: 2 })],
    },
  ],
  ...rest,
});

interface Known {
  readonly id: number;
  readonly seen: string;
  readonly urlKey: string;
  readonly options: readonly { readonly title: string }[];
}

const add = async (rest: object = {}) =>
  callAdmin(app, "POST bundles", { session, body: draft(rest) });
const change = ({ id, seen }: Known, rest: object) =>
  callAdmin(app, `PUT bundles/${id}`, { session, body: { ...draft(rest), seen } });

const optionIds = () =>
  app.shop.db.selectFrom("bundle_option").select(["id", "title"]).orderBy("position").execute();

describe("staff and bundles", () => {
  let made: Known;

  it("BUNDLE-01 BUNDLE-02 a bundle is made, and sold within a second", async () => {
    const answer = await add();
    expect(answer.statusCode).toBe(200);
    made = answer.json<Known>();
    expect(made).toMatchObject({
      sku: "KIT",
      urlKey: "kitchen-kit",
      isStepped: true,
      rightLabel: "Waist",
      currency: "USD",
      products: [{ id: coat, sku: "COAT", name: "Chef coat" }],
    });
    const page = async () => (await app.rest("GET", `app-product-info?id=${made.id}`)).body;
    await expect.poll(page).toMatchObject({
      type: "bundle",
      inStock: true,
      bundle: { step_through: true },
      extension_attributes: {
        cw_bundle_attr_label_text: '{"label1":"Left Strap","label2":"Waist"}',
      },
    });
  });

  it("leaves a trace, and stands in the list", async () => {
    const [trace] = await app.shop.db
      .selectFrom("audit")
      .select(["action", "subject"])
      .where("room", "=", "bundle")
      .execute();
    expect(trace).toEqual({ action: "bundle.add", subject: "KIT" });
    const list = await callAdmin(app, "GET bundles?search=kit", { session });
    expect(list.json()).toMatchObject({ rows: [{ sku: "KIT", options: 1, selections: 1 }] });
    const file = await callAdmin(app, "GET bundles.csv", { session });
    expect(file.body).toContain("KIT");
  });

  it("products are found by sku and name, those that can be chosen alone", async () => {
    const found = async (search: string) =>
      (await callAdmin(app, `GET bundle-products?search=${search}`, { session }))
        .json<{ products: { sku: string }[] }>()
        .products.map(({ sku }) => sku);
    expect([await found("coa"), await found("skull"), await found("")]).toEqual([
      ["COAT"],
      ["CAP"],
      [],
    ]);
  });

  it("what stays keeps its id when it is written anew, in another order", async () => {
    const [before] = await optionIds();
    const options = [
      {
        title: "Cap",
        type: "multi",
        isRequired: false,
        isByImage: true,
        selections: [selection(cap)],
      },
      ...draft().options,
    ];
    const answer = await change(made, { options });
    expect(answer.statusCode).toBe(200);
    const after = await optionIds();
    expect(after.map(({ title }) => title)).toEqual(["Cap", "Coat"]);
    expect(after[1]?.id).toBe(before?.id);
  });

  it("what a colleague wrote is not written over", async () => {
    const answer = await change(made, { name: "Mine" });
    expect([answer.statusCode, answer.json<{ key: string }>().key]).toEqual([
      409,
      "bundle.changed",
    ]);
  });

  it.each<[string, () => object, string]>([
    ["an sku that is taken", () => ({ sku: "cap" }), "bundle.skuTaken"],
    ["no option", () => ({ sku: "NEW", options: [] }), "bundle.noOptions"],
    [
      "a product that is none to choose",
      () => ({
        sku: "NEW",
        options: [{ ...draft().options[0], selections: [selection(999_999)] }],
      }),
      "bundle.noSuchProduct",
    ],
  ])("%s is refused", async (_, rest, key) => {
    expect((await add(rest())).json<{ key: string }>().key).toBe(key);
  });

  it("clerks make none", async () => {
    const clerk = await aStaffSession(app, {
      email: "clerk@example.com",
      name: "Cleo Clerk",
      password: "a clerk of this shop",
      role: "clerk",
    });
    const answer = await callAdmin(app, "POST bundles", { session: clerk, body: draft() });
    expect(answer.statusCode).toBe(403);
  });
});
