import { describe, expect, it } from "vitest";
import { plantedTree } from "../testing/planted-tree.ts";
import { serverEdgeFindings } from "./server-edges.ts";
import { tableOwnerFindings } from "./table-owners.ts";

const shown = (findings: readonly { file: string; line: number; rule: string }[]) =>
  findings.map(({ file, line, rule }) => `${file.replace("server/src/", "")}:${line} ${rule}`);

describe("what stands in few places of the server", () => {
  it("is found anywhere else", async () => {
    const root = await plantedTree({
      "server/src/cart/cart.ts": [
        "export const a = () => transact(ctx, work);",
        "reply.code(404);",
        "// transact(ctx, work) is the skin's",
        "await ctx.db.transaction().execute(work);",
      ].join("\n"),
      "server/src/cart/cart.rest.ts":
        'import { x } from "./cart.sql.ts";\ntransact(ctx, work);\nx(ctx.db);\nreply.status(200);',
      "server/src/http/errors.ts": "reply.code(500);",
      "server/src/transact.ts": "ctx.db.transaction();",
      "server/src/cart/cart.test.ts": "transact(ctx, work); reply.code(404);",
    });
    expect(shown(await serverEdgeFindings(root))).toEqual([
      "cart/cart.rest.ts:4 status",
      "cart/cart.rest.ts:1 skin",
      "cart/cart.rest.ts:3 skin",
      "cart/cart.ts:2 status",
      "cart/cart.ts:1 transaction",
      "cart/cart.ts:4 transaction",
    ]);
  });
});

describe("tables", () => {
  const tables = "export interface Tables {\n  cart: CartTable;\n  tax_rate: TaxRateTable;\n}\n";
  const owners = {
    cart: {
      owner: "cart",
      guests: [
        { room: "order", may: "read", why: "" },
        { room: "seed", may: "write", why: "" },
      ],
    },
  } as const;

  it("are touched by their room's SQL, and by the guests that are drawn", async () => {
    const root = await plantedTree({
      "server/src/db/tables.gen.ts": tables,
      "server/src/cart/cart.sql.ts": 'db.insertInto("cart"); sql`DELETE FROM cart`;',
      "server/src/cart/cart.ts": 'db.selectFrom("cart as c");',
      "server/src/order/order.sql.ts":
        'db.selectFrom("cart");\n// FROM cart is fine\nsql`UPDATE cart SET x = 1`;\nsql`DELETE FROM cart`;',
      "server/src/promotion/coupon.sql.ts":
        'db.selectFrom("tax_rate").innerJoin("cart", "a", "b");',
      "server/src/promotion/coupon.test.ts": 'db.selectFrom("cart");',
    });
    const findings = await tableOwnerFindings(root, owners);
    expect(shown(findings)).toEqual([
      "cart/cart.ts:1 table",
      "order/order.sql.ts:3 table",
      "order/order.sql.ts:4 table",
      "promotion/coupon.sql.ts:1 table",
      "tools/src/table-owners.ts:1 table",
      "tools/src/table-owners.ts:1 table",
    ]);
    expect(findings.slice(-2).map(({ message }) => message)).toEqual([
      "tax_rate has no owner.",
      "seed does not touch cart any more.",
    ]);
  });
});
