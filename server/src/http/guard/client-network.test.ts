import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSettings } from "../../settings.ts";
import { createStaff } from "../../staff/staff.ts";
import { callAdmin, STAFF } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { networkOf } from "./client-network.ts";

describe("who a client is where something is counted", () => {
  it.each([
    ["203.0.113.9", "203.0.113.9"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002:ffff::", "2001:db8:1:2::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["not an address", "not an address"],
  ])("%s is %s", (address, network) => expect(networkOf(address)).toBe(network));
});

describe("the addresses of one IPv6 customer are one client", () => {
  let app: TestApp;
  const QUERY = "{ countries { id two_letter_abbreviation available_regions { id code name } } }";
  beforeAll(async () => {
    const settings = { ...readSettings({}), writesPerMinute: 12, graphqlCostPerMinute: 10_000 };
    app = await testApp(async () => undefined, { settings });
    await createStaff(app.shop.db, STAFF);
  });
  afterAll(() => app.close());

  const inNetwork = (network: string) => (host: number) => `2001:db8:0:${network}::${host}`;
  const each = (address: (host: number) => string) =>
    Array.from({ length: 40 }, (_, i) => address(i + 1));

  it("with one purse of GraphQL points", async () => {
    const ask = async (remoteAddress: string) => {
      const query = { query: QUERY };
      const answer = await app.fastify.inject({ url: "/graphql", query, remoteAddress });
      return answer.statusCode;
    };
    const statuses = [];
    for (const address of each(inNetwork("a"))) statuses.push(await ask(address));
    expect(statuses[0]).toBe(200);
    expect(statuses.at(-1)).toBe(429);
    expect(await ask(inNetwork("b")(1))).toBe(200);
  });

  it("with one count of writes", async () => {
    const write = async (remoteAddress: string) => {
      const payload = { query: "mutation { createEmptyCart }" };
      const url = "/graphql";
      const answer = await app.fastify.inject({ method: "POST", url, payload, remoteAddress });
      return answer.statusCode;
    };
    const statuses = [];
    for (const address of each(inNetwork("c"))) statuses.push(await write(address));
    expect(statuses.filter((status) => status === 200)).toHaveLength(12);
    expect(await write(inNetwork("d")(1))).toBe(200);
  });

  it("with one count of wrong passwords", async () => {
    const signIn = async (password: string, address: string) => {
      const body = { email: STAFF.email, password };
      const answer = await callAdmin(app, "POST session", { body, address });
      return answer.json<{ key?: string }>().key;
    };
    const keys = [];
    for (const address of each(inNetwork("e")).slice(0, 6))
      keys.push(await signIn("wrong", address));
    expect(keys).toEqual([...Array<string>(5).fill("staff.wrongLogin"), "staff.tooManyTries"]);
    expect(await signIn(STAFF.password, inNetwork("f")(1))).toBeUndefined();
  });
});
