import { buildSchema, isInputObjectType, isInterfaceType, isObjectType } from "graphql";
import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { readSchema } from "../schema.ts";

const PAGE = new URL("../../../../docs/magento-graphql.md", import.meta.url);

it("what docs/magento-graphql.md says is missing is missing, each of a type that there is", async () => {
  const schema = buildSchema(readSchema());
  const page = await readFile(PAGE, "utf8");
  const rows = page.split("\n").filter((line) => line.startsWith("| `"));
  const named = rows.flatMap((row) => [...(row.split("|")[1] ?? "").matchAll(/`(\w+)\.(\w+)`/g)]);
  expect(named.length).toBeGreaterThan(60);
  for (const [name, typeName = "", field = ""] of named) {
    const type = schema.getType(typeName);
    const fields =
      isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
        ? type.getFields()
        : undefined;
    expect(fields, name).toBeDefined();
    expect(Object.keys(fields ?? {}), name).not.toContain(field);
  }
});
