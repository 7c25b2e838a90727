import { CART_ENTRIES_MAX } from "@placket/domain/cart/cart-item";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readModel } from "../../catalog/read-model.ts";
import { networkOf } from "../../http/guard/client-network.ts";
import { anOffer, textServices } from "../../testing/embroidery/an-offer.ts";
import { aProduct } from "../../testing/shop.ts";
import { testApp, type RestAnswer, type TestApp } from "../../testing/test-app.ts";
import { namesInHand } from "./names-in-hand.ts";

let app: TestApp;
const ids: Record<string, number> = {};

beforeAll(async () => {
  app = await testApp(async (shop) => {
    const embroidered = { attributes: JSON.stringify({ has_embroidery: true }) };
    ids["m"] = await aProduct(shop, { sku: "COAT-M", ...embroidered });
    ids["l"] = await aProduct(shop, { sku: "COAT-L", stock: { quantity: 3 }, ...embroidered });
    ids["towel"] = await aProduct(shop, { sku: "TOWEL" });
    await textServices(shop);
    await anOffer(shop, { skus: ["coat-m", "coat-l"] });
  });
});
afterAll(() => app.close());

const TEXT = { font: "block", color: "1366", height_mm: 9, placement: "left-chest" };

interface Row {
  readonly id: number | undefined;
  readonly lines: readonly string[];
  readonly [key: string]: unknown;
}

const wears = (name: string, size: string, rest: object = {}): Row => ({
  id: ids[size],
  lines: [name],
  ...rest,
});

const put = (rows: readonly Row[], rest: object = {}, cookie?: string) =>
  app.rest("POST", "app-put-team-into-cart", {
    data: { title: "Kitchen", text: TEXT, rows, ...rest },
    ...(cookie !== undefined && { cookie }),
  });

interface Item {
  readonly item_id: number;
  readonly sku: string;
  readonly qty: number;
  readonly parts: readonly { readonly type: string; readonly text: string }[];
}

function cartOf({ status, body }: RestAnswer) {
  expect({ status, errors: body["errors"] }).toEqual({ status: 200, errors: undefined });
  return body as unknown as { readonly cart_id: string; readonly items: readonly Item[] };
}

/** So many pieces of a size are on the shelf from now on. */
async function haveOf(size: string, quantity: number): Promise<void> {
  await app.shop.db
    .updateTable("stock_item")
    .set({ quantity })
    .where("product_id", "=", ids[size] ?? 0)
    .execute();
  await app.call.held(readModel).refresh();
}

/** How many items all carts have. */
async function itemsInAll(): Promise<number> {
  const rows = await app.shop.db.selectFrom("cart_item").select("id").execute();
  return rows.length;
}

/** "Anna COAT-M × 2, Kitchen" of each item. */
const read = ({ items }: ReturnType<typeof cartOf>) =>
  items.map(({ sku, qty, parts }) => {
    const textOf = (kind: string) => parts.find(({ type }) => type === kind)?.text;
    const { lines } = JSON.parse(textOf("text") ?? '{"lines":[]}') as { lines: string[] };
    return `${lines.join("/")} ${sku} × ${qty}, ${textOf("team") ?? "none"}`;
  });

const cookieOf = ({ cart_id: id }: ReturnType<typeof cartOf>) => id;
const idsOf = ({ items }: ReturnType<typeof cartOf>) => items.map(({ item_id: id }) => id);
const post = (path: string, data: object, cookie: string) =>
  app.rest("POST", path, { data, cookie });

describe("issue 10.3 a list of wearers in a cart", () => {
  it("becomes an item for each wearer and size, in its order, each with its own text and price", async () => {
    const cart = cartOf(await put([wears("Mira", "l"), wears("Anna", "m", { qty: 2 })]));
    expect(read(cart)).toEqual(["Mira COAT-L × 1, Kitchen", "Anna COAT-M × 2, Kitchen"]);
    expect(cart.items).toMatchObject([
      { prices: { row_total: { value: 26 } } },
      { prices: { row_total: { value: 52 } } },
    ]);
  });

  it("adds the pieces of who stands in it twice", async () => {
    const cart = cartOf(await put([wears("Anna", "m"), wears("Anna", "m", { qty: 2 })]));
    expect(read(cart)).toEqual(["Anna COAT-M × 3, Kitchen"]);
  });

  it("is refused at once where its network has two of the longest sewn already, and taken after them", async () => {
    await haveOf("m", 10_000);
    const list = () => put(Array.from({ length: CART_ENTRIES_MAX }, () => wears("Anna", "m")));
    const inHand = app.call.held(namesInHand);
    const network = networkOf("127.0.0.1");
    const others = CART_ENTRIES_MAX + 1;
    inHand.set(network, others);
    const before = await itemsInAll();
    expect(await list()).toMatchObject({ status: 503, body: { key: "embroidery.sewingBusy" } });
    expect(await itemsInAll()).toBe(before);
    inHand.set(network, others - 1);
    expect((await list()).status).toBe(200);
    expect(inHand.get(network)).toBe(others - 1);
    inHand.delete(network);
  });

  it("says what is wrong of every row at once, and writes none", async () => {
    const rows = [
      wears("Anna", "m"),
      wears("Ωmega", "m"),
      wears("‮Anna", "m"),
      wears("Jonas", "towel"),
      wears("Mira", "l", { qty: 2 }),
    ];
    const before = await itemsInAll();
    const { body } = await put(rows);
    expect(body["errors"]).toMatchObject([
      { field: "rows.1.text.lines.0", key: "embroidery.textUnknownLetter" },
      { field: "rows.2.text.lines.0" },
      { field: "rows.3.text", key: "embroidery.optionUnavailable" },
    ]);
    expect(await itemsInAll()).toBe(before);
  });

  it("says of every row what is wrong with its product, its pieces and its text together (decision 0088)", async () => {
    const { body } = await put([
      { id: 999_999, lines: ["Anna"] },
      wears("Mira", "m"),
      wears("Jonas", "m", { qty: 0 }),
      wears("Bo 🧵", "m", { qty: 0 }),
    ]);
    expect(body["errors"]).toMatchObject([
      { field: "rows.0.id", key: "cart.noSuchProduct" },
      { field: "rows.2.quantity" },
      { field: "rows.3.quantity" },
      { field: "rows.3.text.lines.0", key: "embroidery.textEmoji" },
    ]);
  });

  it("of nobody is no list: it is refused, and adds nothing", async () => {
    const before = await itemsInAll();
    expect(await put([])).toMatchObject({ status: 400, body: { key: "access.badRequest" } });
    expect(await itemsInAll()).toBe(before);
  });

  it("counts on every needle: what finds no room is said of every row", async () => {
    const text = { ...TEXT, placement: "collar" };
    const { body } = await put(
      [wears("ANNABELLE", "m"), wears("A", "m"), wears("BARTHOLOMEW", "m")],
      {
        text,
      },
    );
    expect(body["errors"]).toMatchObject([
      { field: "rows.0.text.placement", key: "embroidery.textTooWide" },
      { field: "rows.2.text.placement", key: "embroidery.textTooWide" },
    ]);
  });

  it("refuses pieces that are not there, by the row that is one too many", async () => {
    const { body } = await put([wears("Anna", "l", { qty: 2 }), wears("Jonas", "l", { qty: 4 })]);
    expect(body["errors"] ?? body).toMatchObject([
      { field: "rows.1.quantity", key: "cart.outOfStock" },
    ]);
  });

  it("refuses a count or a price that is not true", async () => {
    const { body } = await put([
      wears("Anna", "m", { stitch_count: 1 }),
      wears("Mira", "m", { price: 1 }),
    ]);
    expect(body["errors"]).toMatchObject([
      { field: "rows.0.text.stitch_count", key: "embroidery.shownOtherwise" },
      { field: "rows.1.text.price", key: "embroidery.shownOtherwise" },
    ]);
  });

  it.each([
    ["", "embroidery.optionTextMissing"],
    ["x".repeat(61), "embroidery.optionTextTooLong"],
    ["A\nB", "embroidery.textControl"],
  ])("a title %j is refused once", async (title, key) => {
    const { body } = await put([wears("Anna", "m"), wears("Bo", "m")], { title });
    expect(body["errors"]).toMatchObject([{ field: "title", key }]);
  });

  it("takes a whole team of so many, and no more", async () => {
    const team = Array.from({ length: CART_ENTRIES_MAX }, (_, at) =>
      wears(`A${at}`, "m", { qty: 1 }),
    );
    expect(cartOf(await put(team)).items).toHaveLength(CART_ENTRIES_MAX);
    expect((await put([...team, wears("One more", "m")])).status).toBe(400);
  });
});

describe("issue 10.3 changing a list", () => {
  it("an edited list takes the place of what it was, in its new order", async () => {
    const before = cartOf(await put([wears("Anna", "m"), wears("Jonas", "m")]));
    const after = cartOf(
      await put(
        [wears("Mira", "l"), wears("Anna", "m")],
        { item_ids: idsOf(before), title: "Kitchen 2027" },
        cookieOf(before),
      ),
    );
    expect(read(after)).toEqual(["Mira COAT-L × 1, Kitchen 2027", "Anna COAT-M × 1, Kitchen 2027"]);
  });

  it("a list with a row that cannot be leaves the cart as it was", async () => {
    const before = cartOf(await put([wears("Anna", "m")]));
    const { status } = await put(
      [wears("Ωmega", "m")],
      { item_ids: idsOf(before) },
      cookieOf(before),
    );
    expect(status).toBe(400);
    const { body } = await app.rest("GET", "app-get-cart", { cookie: cookieOf(before) });
    expect(body["items"]).toMatchObject([{ item_id: before.items[0]?.item_id }]);
  });

  it("is split by calling some of it otherwise, and joined again by its name", async () => {
    const whole = cartOf(await put([wears("Anna", "m"), wears("Jonas", "m"), wears("Mira", "m")]));
    const cookie = cookieOf(whole);
    const split = cartOf(
      await post("app-name-team", { title: "Bar", item_ids: idsOf(whole).slice(1, 2) }, cookie),
    );
    expect(read(split)).toEqual([
      "Anna COAT-M × 1, Kitchen",
      "Jonas COAT-M × 1, Bar",
      "Mira COAT-M × 1, Kitchen",
    ]);
    const joined = cartOf(
      await post("app-name-team", { title: "Kitchen", item_ids: idsOf(split).slice(1, 2) }, cookie),
    );
    expect(read(joined)).toEqual(read(whole));
    // They are the same items: who holds an id of them still finds it.
    expect(idsOf(joined)).toEqual(idsOf(whole));
  });

  it("is called anew though a size of it is sold out", async () => {
    const before = cartOf(await put([wears("Mira", "l"), wears("Anna", "m")]));
    await haveOf("l", 0);
    const data = { title: "Bar", item_ids: idsOf(before) };
    const named = await post("app-name-team", data, cookieOf(before));
    await haveOf("l", 3);
    const after = cartOf(named);
    expect(read(after)).toEqual(["Mira COAT-L × 1, Bar", "Anna COAT-M × 1, Bar"]);
    expect(idsOf(after)).toEqual(idsOf(before));
  });

  it("who stands in two lists that become one is one item of all their pieces", async () => {
    const kitchen = cartOf(await put([wears("Anna", "m", { qty: 2 })]));
    const cookie = cookieOf(kitchen);
    const both = cartOf(await put([wears("Anna", "m")], { title: "Bar" }, cookie));
    const data = { title: "Kitchen", item_ids: idsOf(both).slice(1) };
    expect(read(cartOf(await post("app-name-team", data, cookie)))).toEqual([
      "Anna COAT-M × 3, Kitchen",
    ]);
  });

  it.each([
    ["", "embroidery.optionTextMissing"],
    ["K".repeat(61), "embroidery.optionTextTooLong"],
    ["Kitchen\nBar", "embroidery.textControl"],
  ])("is not called %j", async (title, key) => {
    const before = cartOf(await put([wears("Anna", "m")]));
    const data = { title, item_ids: idsOf(before) };
    const { status, body } = await post("app-name-team", data, cookieOf(before));
    expect({ status, body }).toMatchObject({ status: 400, body: { key } });
  });

  it("goes as a whole", async () => {
    const before = cartOf(await put([wears("Anna", "m"), wears("Jonas", "m")]));
    const cookie = cookieOf(before);
    expect(
      cartOf(await post("app-remove-team", { item_ids: idsOf(before) }, cookie)).items,
    ).toEqual([]);
  });

  it("nothing but items of a list is called or taken so", async () => {
    const { body } = await app.rest("POST", "app-add-to-cart", { data: { id: ids["towel"] } });
    const item_ids = (body["items"] as Item[]).map(({ item_id: id }) => id);
    const cookie = String(body["cart_id"]);
    const named = await post("app-name-team", { title: "Bar", item_ids }, cookie);
    expect(named.body).toMatchObject({ key: "cart.noSuchItem" });
    const dropped = await post("app-remove-team", { item_ids }, cookie);
    expect(dropped.body).toMatchObject({ key: "cart.noSuchItem" });
  });
});

it("issue 10.3 a garment without a text stands in no list", async () => {
  const data = { productId: ids["m"], team: { text: "Kitchen" } };
  const { body } = await app.rest("POST", "add-embroidery-to-cart", { data });
  expect(body).toMatchObject({
    key: "embroidery.textMissing",
    errors: [{ field: expect.stringMatching(/text\.lines$/) }],
  });
});

it("issue 10.3 what a list is called is seen, and stays in the direction of its writing", async () => {
  const unseen = await put([wears("Anna", "m")], { title: "\u200b" });
  expect(unseen.body).toMatchObject({ key: "embroidery.optionTextMissing" });
  const turned = cartOf(await put([wears("Anna", "m")], { title: "a\u202eb" }));
  expect(read(turned)).toEqual(["Anna COAT-M × 1, ab"]);
  const said = { "special-instructions": { text: "\u200b\n\u2060" } };
  const data = { productId: ids["m"], ...said };
  const silent = await app.rest("POST", "add-embroidery-to-cart", { data });
  expect(silent.body).toMatchObject({ key: "embroidery.optionTextMissing" });
});

it("issue 10.3 a line of a list is another than the same one beside it, and comes back as it was sent", async () => {
  const cart = cartOf(await put([wears("Anna", "m")]));
  const [item] = cart.items;
  const alone = { id: ids["m"], parts: item?.parts.filter(({ type }) => type === "text") };
  const both = cartOf(
    await app.rest("POST", "app-add-to-cart", { data: [alone], cookie: cookieOf(cart) }),
  );
  expect(read(both)).toEqual(["Anna COAT-M × 1, Kitchen", "Anna COAT-M × 1, none"]);
  const again = { id: ids["m"], parts: item?.parts };
  const joined = cartOf(
    await app.rest("POST", "app-add-to-cart", { data: [again], cookie: cookieOf(cart) }),
  );
  expect(read(joined)[0]).toBe("Anna COAT-M × 2, Kitchen");
});

it("issue 10.3 what is saved for later comes back into its list", async () => {
  const cart = cartOf(await put([wears("Anna", "m"), wears("Jonas", "m")]));
  const cookie = cookieOf(cart);
  const { body } = await post("app-save-for-later", { item_id: idsOf(cart)[0] }, cookie);
  const saved = body["saved"] as { readonly items: readonly Item[] };
  expect(read({ ...cart, ...saved })).toEqual(["Anna COAT-M × 1, Kitchen"]);
  const back = await post("app-put-back-saved", { saved_item_id: saved.items[0]?.item_id }, cookie);
  const { cart: again } = back.body as { cart: ReturnType<typeof cartOf> };
  expect(read(again)).toEqual(["Jonas COAT-M × 1, Kitchen", "Anna COAT-M × 1, Kitchen"]);
});
