import type { LogoWire } from "@placket/contract/embroidery/logo.codec";
import { aBlock } from "@placket/domain/embroidery/pattern/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aLogo, dstOf } from "../../testing/embroidery/a-logo.ts";
import { aCustomerOf } from "../../testing/known-customer.ts";
import { sweptAfter } from "../../testing/embroidery/swept-logos.ts";
import { aStaffSession, callAdmin } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let session: string;

beforeAll(async () => {
  app = await testApp(async () => {});
  session = await aStaffSession(app);
});
afterAll(() => app.close());

it("issue 10.9, EMB-16 staff read the logos of a customer, and none of anybody else", async () => {
  const who = await aCustomerOf(app, { email: "logos@example.com" });
  const { logo } = await aLogo(app, { bytes: dstOf(), name: "Cook.dst" });
  const kept = app.shop.db
    .updateTable("embroidery_logo")
    .set({ customer_id: who.id, token_hash: null });
  await kept.where("id", "=", Number(logo.logo_number.slice(1))).execute();
  const of = async (id: number) =>
    (await callAdmin(app, `GET customers/${id}/logos`, { session })).json<{
      readonly logos: readonly LogoWire[];
    }>().logos;
  expect(await of(who.id)).toMatchObject([{ logo_number: logo.logo_number, title: "Cook" }]);
  expect(await of(who.id + 1_000)).toEqual([]);
});

it("issue 9.2 logos go with their customer: into another account, or for good with their files", async () => {
  const [ann, kept] = [
    await aCustomerOf(app, { email: "ann@example.com" }),
    await aCustomerOf(app, { email: "kept@example.com" }),
  ];
  const { logo } = await aLogo(app, { bytes: dstOf(aBlock({ columns: 7 })), name: "Annie.dst" });
  await app.shop.db
    .updateTable("embroidery_logo")
    .set({ token_hash: null, customer_id: ann.id })
    .where("name", "=", "Annie")
    .execute();
  const act = (line: `POST ${string}`, body: object) => callAdmin(app, line, { session, body });
  const merged = await act(`POST customers/${ann.id}/merge`, { intoId: kept.id });
  expect(merged.statusCode, merged.body).toBe(200);
  const own = "{ getCustomerLogo { logo { title } } }";
  expect(await kept.ask(own)).toEqual({ getCustomerLogo: { logo: [{ title: "Annie" }] } });
  await sweptAfter(app);
  const blanked = await act(`POST customers/${kept.id}/anonymize`, {});
  expect(blanked.statusCode, blanked.body).toBe(200);
  expect((await app.fastify.inject(logo.image_url ?? "")).statusCode).toBe(404);
  const files = () => app.shop.db.selectFrom("embroidery_logo_file").select("hash").execute();
  const before = (await files()).length;
  await sweptAfter(app);
  // Source and stitches are one file; the picture and its small one are two.
  expect(before - (await files()).length).toBe(3);
});
