import {
  buildSchema,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLSchema,
} from "graphql";
import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { readSchema } from "../schema.ts";
import { PUBLISHED_FIELDS } from "./testing/published-fields.ts";

const PAGE = new URL("../../../../docs/magento-graphql.md", import.meta.url);

let schema: GraphQLSchema;
/** What the page names, as `Type.field`. */
let missing: readonly string[];
beforeAll(async () => {
  schema = buildSchema(readSchema());
  const page = await readFile(PAGE, "utf8");
  const rows = page.split("\n").filter((line) => line.startsWith("| `"));
  missing = rows.flatMap((row) =>
    [...(row.split("|")[1] ?? "").matchAll(/`(\w+\.\w+)`/g)].map(([, name = ""]) => name),
  );
});

/** The fields of a type; `undefined` where there is none of that name. */
function fieldsOf(typeName: string): readonly string[] | undefined {
  const type = schema.getType(typeName);
  const isOfFields = isObjectType(type) || isInterfaceType(type) || isInputObjectType(type);
  return isOfFields ? Object.keys(type.getFields()) : undefined;
}

describe("docs/magento-graphql.md", () => {
  it("names nothing that is there, and each of a type that there is", () => {
    expect(missing.length).toBeGreaterThan(60);
    for (const name of missing) {
      const [typeName = "", field] = name.split(".");
      const fields = fieldsOf(typeName);
      expect(fields, name).toBeDefined();
      expect(fields, name).not.toContain(field);
    }
  });

  it.each(Object.entries(PUBLISHED_FIELDS))(
    "names what Magento's published %s has and this store's has not",
    (typeName, published) => {
      const there = new Set(fieldsOf(typeName));
      const absent = published.filter((field) => !there.has(field));
      expect(absent.filter((field) => !missing.includes(`${typeName}.${field}`))).toEqual([]);
    },
  );
});
