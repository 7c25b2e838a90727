import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ANN, anAccount, callShop, cookieIn } from "../../testing/customer.ts";
import { aLogo, logosOf } from "../../testing/embroidery/a-logo.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

const EPS = new TextEncoder().encode("%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\n");

let app: TestApp;
let nth = 0;

beforeAll(async () => {
  app = await testApp(async () => undefined);
});
afterAll(() => app.close());

const aPerson = async () => {
  nth += 1;
  const person = { ...ANN, email: `person${nth}@example.com` };
  await anAccount(app, person);
  return person;
};
let ann: Awaited<ReturnType<typeof aPerson>>;
beforeEach(async () => {
  ann = await aPerson();
});

/** Signs in on a browser that is known by what it keeps of logos; gives the session. */
const signIn = (person: typeof ann, logos?: string): Promise<string> =>
  comeIn("app-login", { username: person.email, password: person.password }, logos);

async function comeIn(path: string, payload: object, logos?: string): Promise<string> {
  const answer = await app.fastify.inject({
    method: "POST",
    url: `/rest/us/V1/xmapi/${path}`,
    headers: { origin: app.call.settings.storeUrl },
    cookies: logos === undefined ? {} : { placket_logos: logos },
    payload,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return cookieIn(answer, "placket_session");
}

describe("EMB-42, issue 4: logos that a guest brought", () => {
  it("are the customer's who signs in, on every device, and the browser's no more", async () => {
    const { logo, logos } = await aLogo(app, { bytes: EPS });
    await signIn(ann, logos);
    expect(await logosOf(app, { session: await signIn(ann) })).toEqual([logo.logo_number]);
    expect(await logosOf(app, { logos })).toEqual([]);
  });

  it("are nobody else's on a shared browser: not the next guest's, not the next customer's", async () => {
    const { logo, logos } = await aLogo(app, { bytes: EPS });
    const session = await signIn(ann, logos);
    await callShop(app, "POST app-logout", { session });
    const next = await aLogo(app, { bytes: EPS, logos });
    expect(await logosOf(app, { logos: next.logos })).toEqual([next.logo.logo_number]);
    const eve = await signIn(await aPerson(), logos);
    expect(await logosOf(app, { session: eve, logos })).toEqual([next.logo.logo_number]);
    expect(await logosOf(app, { session: await signIn(ann, logos), logos })).toEqual([
      logo.logo_number,
    ]);
  });

  it("go to one of two who come in at once with the same cookie, all or none", async () => {
    const first = await aLogo(app, { bytes: EPS });
    const second = await aLogo(app, { bytes: EPS, logos: first.logos });
    const both = await Promise.all([
      signIn(ann, first.logos),
      signIn(await aPerson(), first.logos),
    ]);
    const found = await Promise.all(both.map((session) => logosOf(app, { session })));
    const brought = [second.logo.logo_number, first.logo.logo_number];
    expect(found.toSorted((a, b) => b.length - a.length)).toEqual([brought, []]);
  });

  it("stay the browser's where somebody comes in by a token, which anybody may have sent", async () => {
    const { logo, logos } = await aLogo(app, { bytes: EPS });
    const body = { username: ann.email, password: ann.password };
    const program = await callShop(app, "POST app-login", { body, origin: null });
    const { token } = program.json<{ readonly token: string }>();
    await comeIn("app-set-auth", { token }, logos);
    expect(await logosOf(app, { logos })).toEqual([logo.logo_number]);
    expect(await logosOf(app, { session: await signIn(ann) })).toEqual([]);
  });

  it("stay the browser's where the library has no room, the newest go over", async () => {
    const session = await signIn(ann);
    await aLogo(app, { bytes: EPS, session });
    const { db } = app.shop;
    const own = await db.selectFrom("embroidery_logo").selectAll().orderBy("id", "desc").execute();
    const { id: _, ...row } = own[0]!;
    await db
      .insertInto("embroidery_logo")
      .values(Array.from({ length: 198 }, () => ({ ...row, sewn: null })))
      .execute();
    const older = await aLogo(app, { bytes: EPS });
    const newer = await aLogo(app, { bytes: EPS, logos: older.logos });
    const again = await signIn(ann, older.logos);
    expect((await logosOf(app, { session: again }))[0]).toBe(newer.logo.logo_number);
    expect(await logosOf(app, { session: again })).toHaveLength(200);
    expect(await logosOf(app, { logos: older.logos })).toEqual([older.logo.logo_number]);
  });
});
