import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { leave } from "./testing/a-procurement-system.ts";
import { aBuyingShop, TEXT, type BuyingShop } from "./testing/a-buying-shop.ts";

let shop: BuyingShop;

beforeAll(async () => {
  shop = await aBuyingShop();
});
afterAll(() => shop.app.close());

describe("a buyer who comes by OCI", () => {
  const HOOK = "https://buy.example/sap?session=1";
  const login = (fields: Record<string, string>, method: "GET" | "POST" = "POST") => {
    const text = new URLSearchParams(fields).toString();
    return shop.app.fastify.inject({
      method,
      url: method === "GET" ? `/punchout/oci?${text}` : "/punchout/oci",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        origin: "https://buy.example",
      },
      ...(method === "POST" && { payload: text }),
    });
  };
  const RIGHT = {
    USERNAME: "harbor",
    PASSWORD: "a secret of both sides",
    HOOK_URL: HOOK,
    "~OkCode": "ADDI",
    "~Target": "_top",
  };

  it.each(["GET", "POST"] as const)(
    "PUNCH-04 comes in by %s, and takes the cart as NEW_ITEM fields",
    async (method) => {
      const answer = await login(RIGHT, method);
      expect([answer.statusCode, answer.headers.location]).toEqual([302, "/"]);
      const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
      await shop.add(cookies, { id: shop.ids["cap"], qty: 1 });
      await shop.add(
        cookies,
        { data: { productId: shop.ids["coat"], qty: 1, text: TEXT } },
        "add-embroidery-to-cart",
      );
      const left = await leave(shop.app, cookies);
      expect(left.action).toBe(HOOK);
      expect(left.body).toContain('target="_top"');
      const fields = Object.fromEntries(left.fields);
      expect(fields).toMatchObject({
        "~OkCode": "ADDI",
        "NEW_ITEM-DESCRIPTION[1]": "Product CAP",
        "NEW_ITEM-QUANTITY[1]": "1",
        "NEW_ITEM-UNIT[1]": "EA",
        "NEW_ITEM-PRICEUNIT[1]": "1",
        "NEW_ITEM-CURRENCY[1]": "USD",
        "NEW_ITEM-VENDORMAT[1]": "CAP",
        "NEW_ITEM-EXT_SCHEMA_TYPE[1]": "UNSPSC",
        "NEW_ITEM-EXT_CATEGORY_ID[1]": "53102700",
      });
      expect(fields["NEW_ITEM-PRICE[1]"]).toMatch(/^17\.9[56]$/);
      expect(fields["NEW_ITEM-LONGTEXT_2:132[]"]).toContain("Anna");
      expect(fields["NEW_ITEM-CUST_FIELD5[2]"]?.length).toBeLessThanOrEqual(50);
    },
  );

  it.each([
    ["a wrong password", { PASSWORD: "x".repeat(20) }, 401],
    ["a name that nobody has", { USERNAME: "nobody" }, 401],
    ["an address of somebody else", { HOOK_URL: "https://evil.example/" }, 400],
    ["no address", { HOOK_URL: "" }, 400],
    ["a name that cannot be kept", { USERNAME: "har\0bor" }, 400],
    ["an address that cannot be kept", { HOOK_URL: `${HOOK}\0` }, 400],
  ])("PUNCH-04 is refused with %s", async (_, change, status) => {
    const answer = await login({ ...RIGHT, ...change });
    expect([answer.statusCode, answer.cookies.length]).toEqual([status, 0]);
  });
});
