import { describe, expect, it } from "vitest";
import { readSettings } from "./settings.ts";

describe("settings", () => {
  it("stand beside a store that was told nothing", () => {
    expect(readSettings({})).toMatchObject({
      port: 3001,
      publicOrigin: "http://localhost:3001",
      dataDir: ".data/sandbox",
      storeOrigins: ["http://localhost:3000", "http://127.0.0.1:3000"],
    });
  });

  it("follow the store's own variables", () => {
    const env = { PORT: "4000", DATA_DIR: "/data", STORE_URL: "https://shop.test" };
    expect(readSettings(env)).toMatchObject({
      port: 4001,
      dataDir: "/data/sandbox",
      storeOrigins: ["https://shop.test", "http://localhost:4000", "http://127.0.0.1:4000"],
    });
  });

  it.each([
    { SANDBOX_PORT: "abc" },
    { SANDBOX_SLOW_MS: "-1" },
    { SANDBOX_STORE_ORIGINS: "https://shop.test/path" },
    { SANDBOX_STORE_ORIGINS: "*" },
    { SANDBOX_LOG_LEVEL: "loud" },
  ])("refuse what they do not understand: %j", (env) => {
    expect(() => readSettings(env)).toThrow(Error);
  });
});
