import { readSettings } from "@placket/server/settings";
import { describe, expect, it } from "vitest";
import { sandboxEnvironment } from "./sandbox.ts";

describe("the sandbox beside a store", () => {
  it("takes its addresses from the store's", () => {
    const settings = readSettings({
      PORT: "4000",
      STORE_URL: "https://shop.example",
      DATA_DIR: "/srv",
    });
    expect(sandboxEnvironment(settings, 4001)).toStrictEqual({
      SANDBOX_HOST: "127.0.0.1",
      SANDBOX_PORT: "4001",
      SANDBOX_PUBLIC_ORIGIN: "http://shop.example:4001",
      SANDBOX_STORE_ORIGINS: "https://shop.example,http://localhost:4000,http://127.0.0.1:4000",
      SANDBOX_DATA_DIR: "/srv/sandbox",
    });
  });
});
