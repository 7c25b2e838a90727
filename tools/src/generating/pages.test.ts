import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { refusal } from "@placket/domain/error-row";
import { endpoint } from "@placket/contract/endpoint";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { NamedEndpoint } from "./endpoint-tables.ts";
import { endpointsPage } from "./endpoints-page.ts";
import { errorsPage } from "./errors-page.ts";
import { openApi } from "./openapi.ts";
import { namedIn } from "./named-endpoints.ts";
import { routesTable } from "./routes-table.ts";

const errors = {
  "quantity.belowMinimum": refusal("At least %1 | of this.", "PDP-42"),
  "access.forbidden": refusal("No.", "chrome §8", { status: 403, bodyCode: 101 }),
  "cart.old": refusal("Old.", "CART-01", { shown: { as: "silent", why: "nobody asked" } }),
};

const update: NamedEndpoint = {
  name: "updateCart",
  room: "cart",
  endpoint: endpoint({
    method: "POST",
    path: "carts/:maskId/items",
    summary: "Sets the quantity of an item.",
    source: "CART-37",
    can: "cart.change",
    params: z.object({ maskId: z.string().max(64) }),
    query: z.object({ page: z.coerce.number().int().min(1).max(9).optional() }),
    body: z
      .object({ qty: z.number(), tags: z.array(z.enum(["a", "b"])).max(3) })
      .transform(Object.keys),
    reply: z.custom<{ id: number }>(),
    errors: ["access.forbidden"],
  }),
};
const ask: NamedEndpoint = {
  name: "askStore",
  room: "store",
  endpoint: endpoint({
    method: "GET",
    path: "store",
    summary: "The store.",
    source: "CONF-01",
    can: "shop.browse",
    reply: z.string(),
    errors: [],
  }),
};

describe("docs/errors.md", () => {
  it("has a section per room and a row per error, in a fixed order", () => {
    const page = errorsPage(errors);
    expect(page.match(/^## .*/gm)).toEqual(["## access", "## cart", "## quantity"]);
    expect(page).toBe(errorsPage(Object.fromEntries(Object.entries(errors).reverse())));
    expect(page).toContain("| `access.forbidden` | No. | 403 | 101 |");
    expect(page).toContain("At least %1 \\| of this.");
    expect(page).toContain("silent: nobody asked");
    expect(page).toContain("notice, 5000 ms");
  });
});

describe("docs/endpoints.md", () => {
  const page = endpointsPage([update, ask]);

  it("says where an endpoint is, what it takes and how it refuses", () => {
    expect(page).toContain("`POST carts/:maskId/items` · `cart.change` · CART-37");
    expect(page).toContain("| params | `maskId` | text up to 64 |");
    expect(page).toContain("| query | `page?` | integer 1…9 |");
    expect(page).toContain("| body | `tags` | list of up to 3 (`a`, `b`) |");
    expect(page).toContain("Errors: `access.forbidden`");
  });

  it("says so when an endpoint takes nothing and has no errors of its own", () => {
    const store = page.slice(page.indexOf("### askStore"));
    expect(store).toContain("Takes nothing.");
    expect(store).toContain("No errors of its own.");
  });
});

describe("docs/openapi.json", () => {
  const document = JSON.parse(openApi([update, ask], errors)) as {
    paths: Record<string, Record<string, Record<string, unknown>>>;
  };
  const operation = document.paths["/rest/{store}/V1/xmapi/carts/{maskId}/items"]?.["post"];

  it("gives path and query parameters their schemas", () => {
    expect(operation?.["parameters"]).toEqual([
      expect.objectContaining({ name: "store", in: "path", required: true }),
      { name: "maskId", in: "path", required: true, schema: { type: "string", maxLength: 64 } },
      expect.objectContaining({ name: "page", in: "query", required: false }),
    ]);
  });

  it("describes what is sent, not what it is turned into, and leaves out a body nobody sends", () => {
    expect(JSON.stringify(operation?.["requestBody"])).toContain('"qty":{"type":"number"}');
    const get = document.paths["/rest/{store}/V1/xmapi/store"]?.["get"];
    expect(get).toBeDefined();
    expect(get).not.toHaveProperty("requestBody");
  });

  it("answers each error under its status", () => {
    expect(operation?.["responses"]).toMatchObject({ 403: { description: "access.forbidden" } });
  });
});

describe("contract/src/routes.gen.ts", () => {
  it("is a table of methods and paths without a shape in it", () => {
    const source = routesTable([update, ask]);
    expect(source).toContain('  askStore: { method: "GET", path: "store" },\n  updateCart: {');
    expect(source).not.toMatch(/zod|import/);
  });

  it("has only what sources of the storefront name", async () => {
    const root = await mkdtemp(join(tmpdir(), "routes-"));
    await mkdir(join(root, "storefront/testing"), { recursive: true });
    await writeFile(join(root, "storefront/ask.ts"), 'shop.call("askStore");');
    await writeFile(join(root, "storefront/testing/server.ts"), 'answers["updateCart"];');
    const named = await namedIn(root, "storefront", [update, ask]);
    expect(named.map(({ name }) => name)).toEqual(["askStore"]);
    await rm(root, { recursive: true });
  });
});
