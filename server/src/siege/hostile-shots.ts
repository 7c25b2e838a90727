import { ADMIN_API } from "@placket/contract/admin-api";
import { adminEndpoints } from "@placket/contract/admin-endpoints";
import type { Endpoint } from "@placket/contract/endpoint";
import { endpoints } from "@placket/contract/endpoints";
import fc from "fast-check";
import { buildSchema } from "graphql";
import { z } from "zod";
import { readSchema } from "../graphql/schema.ts";
import { bodiesOf } from "./hostile-bodies.ts";
import { asText, documentFor, hostile, jsonText, valueOf } from "../testing/hostile-values.ts";
import { HOSTILE_HEADERS, HOSTILE_PATHS, hostileDocuments } from "./hostile-tables.ts";
import type { Shot } from "./shot.ts";

/** Whoever sends staff's calls: their session, and the origin that a write must come from. */
export interface StaffHeaders {
  readonly cookie: string;
  readonly origin: string;
}

/**
 * Requests that nobody sends by accident: every REST call, staff call and GraphQL field of the contract
 * with wrong values, and addresses, headers and documents from the tables. A new call is shot at without
 * a line here.
 */
export function hostileShots(staff: StaffHeaders): fc.Arbitrary<Shot> {
  return fc.oneof(
    { weight: 5, arbitrary: callShots("REST", "/rest/us/V1/xmapi/", endpoints) },
    { weight: 2, arbitrary: callShots("staff", ADMIN_API, adminEndpoints, { ...staff }) },
    { weight: 1, arbitrary: callShots("staff, no session", ADMIN_API, adminEndpoints) },
    { weight: 4, arbitrary: graphqlShots() },
    { weight: 1, arbitrary: documentShots() },
    { weight: 2, arbitrary: addressShots() },
  );
}

const JSON_HEADERS = { "content-type": "application/json" };

/** Each call of a table, its own parameters and fields filled with what does not belong there. */
function callShots(
  kind: string,
  base: string,
  table: Readonly<Record<string, Endpoint>>,
  headers: Readonly<Record<string, string>> = {},
): fc.Arbitrary<Shot> {
  const rows = Object.entries(table).map(([name, row]) =>
    fc
      .record({
        params: fc.array(hostile, { minLength: 3, maxLength: 3 }),
        query: likeShape(row.query),
        sent: bodiesOf(
          row.takes,
          fc.oneof(
            { weight: 4, arbitrary: likeShape(row.body) },
            { weight: 1, arbitrary: hostile },
          ),
        ),
        odd: fc.oneof(
          { weight: 6, arbitrary: fc.constant({}) },
          { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_HEADERS) },
        ),
      })
      .map(({ params, query, sent: { type, body }, odd }): Shot => {
        const isRead = row.method === "GET";
        return {
          at: `${kind} ${name}`,
          method: row.method,
          path: base + filled(row.path, params) + queryText(query),
          headers: { ...headers, ...(isRead ? {} : { "content-type": type }), ...odd },
          ...(isRead ? {} : { body }),
        };
      }),
  );
  return fc.oneof(...rows);
}

/** An object with the keys that a shape knows, some of them left out, some with values of their own kind. */
function likeShape(shape: z.ZodType, depth = 0): fc.Arbitrary<unknown> {
  if (shape instanceof z.ZodOptional || shape instanceof z.ZodNullable) {
    return likeShape(shape.unwrap() as z.ZodType, depth);
  }
  if (shape instanceof z.ZodArray && depth < 4) {
    return fc.array(likeShape(shape.element as z.ZodType, depth + 1), { maxLength: 3 });
  }
  if (shape instanceof z.ZodPipe) return likeShape(shape.out as z.ZodType, depth);
  if (!(shape instanceof z.ZodObject) || depth > 4) return hostile;
  const keys = Object.entries(shape.shape);
  const fields = keys.map(
    ([key, inner]) => [key, likeShape(inner as z.ZodType, depth + 1)] as const,
  );
  return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
}

function filled(path: string, params: readonly unknown[]): string {
  let next = 0;
  return path.replaceAll(/:\w+/g, () => encode(asText(params[next++])).slice(0, 3000) || "0");
}

function queryText(query: unknown): string {
  if (typeof query !== "object" || query === null) return "";
  const pairs = Object.entries(query).map(
    ([key, value]) => `${encode(key)}=${encode(asText(value)).slice(0, 3000)}`,
  );
  return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
}

/** Half a surrogate pair has no percent code. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed());

/** Each root field, its arguments of the right type with wrong contents. */
function graphqlShots(): fc.Arbitrary<Shot> {
  const schema = buildSchema(readSchema());
  const roots = [schema.getQueryType(), schema.getMutationType()];
  const fields = roots.flatMap((type, i) =>
    Object.values(type?.getFields() ?? {}).map((field) => {
      const query = documentFor(field, i === 0 ? "query" : "mutation");
      const values = field.args.map(({ name, type: of }) => [name, valueOf(of)] as const);
      return fc
        .record(Object.fromEntries(values))
        .map((variables) => graphqlShot(field.name, { query, variables }));
    }),
  );
  return fc.oneof(...fields);
}

function documentShots(): fc.Arbitrary<Shot> {
  const rows = hostileDocuments().map(([name, query, variables]) =>
    graphqlShot(name, { query, variables }),
  );
  return fc.constantFrom(...rows);
}

function graphqlShot(name: string, payload: object): Shot {
  const body = jsonText(payload);
  return { at: `GraphQL ${name}`, method: "POST", path: "/graphql", headers: JSON_HEADERS, body };
}

function addressShots(): fc.Arbitrary<Shot> {
  const words = hostile.map((value) => encode(asText(value)).slice(0, 3000));
  const name = fc.constantFrom("p", "price", "sortBy", "q", "color", "__proto__", "constructor");
  return fc
    .record({
      base: fc.constantFrom(
        "/",
        "/media/catalog/w100/",
        "/docs/",
        "/admin/",
        "/department-1",
        "/catalogsearch/result",
      ),
      path: fc.oneof(fc.constantFrom(...HOSTILE_PATHS), words),
      query: fc.array(fc.tuple(name, words), { maxLength: 2 }),
      headers: fc.constantFrom({}, ...HOSTILE_HEADERS),
    })
    .map(({ base, path, query, headers }): Shot => {
      const search = query.map((pair) => pair.join("=")).join("&");
      const isWhole = base.startsWith("/dep") || base.startsWith("/cat");
      const address = isWhole ? base : base + path;
      const at = `address ${base}`;
      return { at, method: "GET", path: search ? `${address}?${search}` : address, headers };
    });
}
