import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { tablesSource } from "./generate-tables.ts";
import { testDatabase } from "./test-database.ts";

it("tables.gen.ts is what the migrations make", async () => {
  const database = await testDatabase();
  const committed = await readFile(new URL("tables.gen.ts", import.meta.url), "utf8");
  await expect(tablesSource(database.db)).resolves.toBe(committed);
  await database.close();
});
