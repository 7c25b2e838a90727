import { toBase64 } from "@placket/contract/base64";
import { HOUR_MS } from "@placket/domain/durations";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Storefront } from "../html/renderer.ts";
import { ANN } from "../testing/customer.ts";
import { aStaffSession, callAdmin } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { aMember, aPortal } from "./testing/a-portal.ts";

/** A storefront whose pages say what the store answers to the code that their address names. */
const storefront: Storefront = {
  assets: {
    files: new Map(),
    start: "/assets/start.js",
    entry: "/assets/entry.js",
    stylesOf: () => [],
    font: undefined,
    chunksOf: () => [],
  },
  render: async ({ url, send }) => {
    const code = new URL(url, "http://store").searchParams.get("code") ?? "";
    const path = `app-portal-details?code=${encodeURIComponent(code)}`;
    const { status } = await send({ method: "GET", path, isOfEveryPage: false });
    return {
      kind: "page",
      status: 200,
      html: [`<p>told ${status}</p>`],
      head: { title: "Placket" },
      title: "Placket",
      siteName: "Placket",
      state: "{}",
      file: undefined,
      whenLost: "",
      late: [],
    };
  },
};

let app: TestApp;
let staff: string;
let member: string;
let portalId: number;
let turn = 0;

beforeAll(async () => {
  app = await testApp(async () => undefined, { storefront });
  staff = await aStaffSession(app);
  const made = await aPortal(app, staff);
  portalId = made.id;
  ({ session: member } = await aMember(app, staff, made));
});
beforeEach(() => {
  turn += 1;
});
afterAll(() => app.close());

interface By {
  readonly from?: string;
  readonly session?: string;
}
const asked = (url: string, { from = "203.0.113.9", session }: By = {}, body?: object) =>
  app.fastify.inject({
    url,
    remoteAddress: from,
    ...(session === undefined ? {} : { cookies: { placket_session: session } }),
    ...(body ? { method: "POST" as const, payload: body } : {}),
  });
const api = "/rest/us/V1/xmapi/";
const details = (code: string, by?: By) => asked(`${api}app-portal-details?code=${code}`, by);
const guesses = async (count: number, by?: By) => {
  for (let at = 0; at < count; at += 1) await details(`${by?.from ?? "x"}-${turn}-${at}`, by);
};

/** Every way in which a code can be asked about. */
const WAYS: Readonly<Record<string, (code: string, by?: By) => ReturnType<typeof asked>>> = {
  details,
  "a username": (code, by) =>
    asked(`${api}app-find-portal-customer?username=${code}%23${ANN.email}`, by),
  "where a page leads": (code, by) =>
    asked(`${api}app-portal-check-is-redirect`, by, {
      urlcode: toBase64("/customer/account/login"),
      search: toBase64(`?code=${code}`),
    }),
  "where a landing page leads": (code, by) =>
    asked(`${api}app-portal-check-is-redirect`, by, {
      urlcode: toBase64(`/${code}/default-category`),
    }),
};

it("issue 9 guesses that go on are told staff, once an hour, and no network for good", async () => {
  const told = async () => {
    const trail = await callAdmin(app, "GET audit?action=shopper.guessed", { session: staff });
    return trail.json<{ rows: readonly { subject: string; at: string }[] }>().rows;
  };
  const before = (await told()).length;
  const from = "2001:db8:7:7::1";
  await guesses(20, { from: "2001:db8:7:7::2" });
  expect(await told(), "whoever mistypes is told nobody").toHaveLength(before);
  await Promise.all(Array.from({ length: 6 }, (_, at) => details(`more-${at}`, { from })));
  await expect.poll(async () => (await told()).length).toBe(before + 1);
  expect((await told())[0]).toMatchObject({ subject: "portal" });
  const trail = await app.shop.db.selectFrom("audit").selectAll().execute();
  expect(JSON.stringify(trail), "which is never forgotten").not.toContain("2001:db8");
});

it.each(Object.keys(WAYS))(
  "issue 9 PORTAL-19 PORTAL-20 codes are guessed at twenty times an hour, by %s, and then none is looked up",
  async (name) => {
    const from = `203.0.113.${100 + turn}`;
    const way = (code: string) => (WAYS[name] ?? details)(code, { from });
    for (let at = 0; at < 20; at += 1)
      expect((await way(`guess-${turn}-${at}`)).statusCode).not.toBe(429);
    const refused = await way(`guess-${turn}-20`);
    expect(refused.json()).toMatchObject({ key: "portal.tooManyCodes" });
    expect((await way("harbour")).json(), "nor is a right one told apart").toEqual(refused.json());
    expect((await details("harbour", { from: "198.51.100.1" })).statusCode).toBe(200);
    app.time.now = new Date(app.time.now.getTime() + HOUR_MS);
    expect((await way("harbour")).statusCode).toBe(200);
  },
);

it("issue 9 whoever stands behind a network of guesses is told of the portal as before", async () => {
  const from = "203.0.113.10";
  for (let at = 0; at < 30; at += 1)
    expect((await details("harbour", { from })).statusCode).toBe(200);
  for (let at = 0; at < 30; at += 1)
    expect((await details("mistyped", { from })).statusCode, "one wrong link is one").toBe(404);
  await guesses(25, { from });
  expect((await details("new", { from })).statusCode).toBe(429);
  expect((await details("harbour", { from })).statusCode, "which it was told").toBe(200);
});

it("issue 9 members are told of their own portal, and sign in, whoever guesses behind their network", async () => {
  const from = "203.0.113.11";
  await guesses(25, { from });
  expect((await details("harbour", { from })).statusCode).toBe(429);
  expect((await details("harbour", { from, session: member })).statusCode).toBe(200);
  const body = { username: `harbour#${ANN.email}`, password: ANN.password };
  expect((await asked(`${api}app-login`, { from }, body)).statusCode).toBe(200);
});

it("issue 9 pages that name a code are counted with the calls, kept or not, and then say nothing of portals", async () => {
  const page = async (code: string, from: string) =>
    (await asked(`/customer/account/login?code=${code}`, { from })).body;
  expect(await page("harbour", "198.51.100.2")).toContain("told 200");
  const from = "203.0.113.12";
  for (let at = 0; at < 20; at += 1) expect(await page(`paged-${at}`, from)).toContain("told 404");
  expect((await details("asked", { from })).statusCode).toBe(429);
  expect(await page("harbour", from), "which is kept for others").toContain("told 429");
  expect(await page("paged-20", from)).toContain("told 429");
  expect(await page("harbour", "198.51.100.2"), "and is theirs still").toContain("told 200");
  expect(await page("harbour", "198.51.100.3")).toContain("told 200");
});

it("issue 9 PORTAL-18 ids are guessed at no oftener than codes", async () => {
  const from = "203.0.113.13";
  const noticed = async (id: number) =>
    (
      await asked(
        "/graphql",
        { from },
        {
          query: `{ getPortalNotifications(entityId: ${id}) { disclaimer } }`,
        },
      )
    ).body;
  for (let at = 0; at < 20; at += 1) expect(await noticed(at + 5)).not.toContain("tooManyCodes");
  expect(await noticed(portalId)).toContain("tooManyCodes");
});
