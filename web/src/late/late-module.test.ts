import { expect, it } from "vitest";
import { lateModule } from "./late-module.ts";

it("asks again by the next wish where the browser names no address", async () => {
  let isThere = false;
  const ask = lateModule(async () => {
    if (!isThere) throw new TypeError("Importing a module script failed.");
    return "module";
  });
  await expect(ask()).rejects.toThrow("Importing a module script failed.");
  isThere = true;
  expect(await ask()).toBe("module");
});
