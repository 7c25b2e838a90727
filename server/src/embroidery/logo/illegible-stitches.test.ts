import { sql } from "kysely";
import { expect, it } from "vitest";
import { aStaffSession, callAdmin } from "../../testing/staff.ts";
import { aLogo, dstOf, logosOf } from "../../testing/embroidery/a-logo.ts";
import { silentLog } from "../../testing/silent-log.ts";
import { testApp } from "../../testing/test-app.ts";

it("EMB-42 a logo whose stitches are illegible stays in its library, is handed out to nobody, and is told to the log", async () => {
  const noted: [object, string][] = [];
  const app = await testApp(async () => undefined, {
    log: { ...silentLog, error: (about, said) => noted.push([about, said]) },
  });
  const { logo, logos } = await aLogo(app, { bytes: dstOf() });
  await sql`UPDATE embroidery_logo SET sewn = sewn - 'threads' || '{"stitches": "many"}'`.execute(
    app.shop.db,
  );
  expect(await logosOf(app, { logos })).toEqual([logo.logo_number]);
  const session = await aStaffSession(app);
  const line = `GET embroidery-logos/${logo.logo_number}/threads` as const;
  const threads = await callAdmin(app, line, { session });
  expect(threads.json()).toMatchObject({ key: "embroidery.notDigitized" });
  expect(noted).toContainEqual([
    { logo: logo.logo_number, cause: expect.objectContaining({ issues: expect.any(Array) }) },
    "a logo's stitches are illegible",
  ]);
  await app.close();
});
