import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSettings } from "../settings.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { LIMITS } from "./limits.ts";

describe("what refused documents cost", () => {
  let app: TestApp;
  beforeAll(async () => {
    const settings = { ...readSettings({}), graphqlCostPerMinute: 10 * LIMITS.newDocument };
    app = await testApp(async () => undefined, { settings });
  });
  afterAll(() => app.close());

  it("each is paid for: whoever sends one after another is asked to wait", async () => {
    const ask = async (name: string) => {
      const query = { query: `{ ${name} }` };
      return (await app.fastify.inject({ url: "/graphql", query })).statusCode;
    };
    const statuses = [];
    for (let n = 0; n < 20; n += 1) statuses.push(await ask(`unknown${n}`));
    expect(statuses[0]).toBe(400);
    expect(statuses).toContain(429);
  });
});
