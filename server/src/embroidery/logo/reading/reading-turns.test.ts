import sharp from "sharp";
import { beforeAll, expect, it } from "vitest";
import { bringFile, dstOf } from "../../../testing/embroidery/a-logo.ts";
import { instead } from "../../../testing/instead.ts";
import { aStaffSession, callAdmin } from "../../../testing/staff.ts";
import { testApp } from "../../../testing/test-app.ts";
import type { WorkTerms } from "../../../threads/work-threads.ts";
import { logoReading } from "./logo-reading.ts";
import { readLogo } from "./read-logo.ts";

let picture: Buffer;
beforeAll(async () => {
  picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#345678" } })
    .png()
    .toBuffer();
});

it("issue 9 files wait in their network's line and not for long, staff's are next", async () => {
  const asked: WorkTerms[] = [];
  const reading = {
    make: (work: Parameters<typeof readLogo>[0], terms: WorkTerms = {}) => {
      asked.push(terms);
      return readLogo(work);
    },
    close: () => Promise.resolve(),
  };
  const app = await testApp(async () => undefined, { instead: [instead(logoReading, reading)] });
  expect((await bringFile(app, { bytes: picture })).statusCode).toBe(200);
  const session = await aStaffSession(app);
  const send = (path: string, bytes: Uint8Array) => {
    const form = new FormData();
    form.append("file", new File([new Uint8Array(bytes)], "bell.dst"));
    return callAdmin(app, `POST ${path}`, { session, form });
  };
  const bell = await send("embroidery-logos", picture);
  const { logo_number: number } = bell.json<{ readonly logo_number: string }>();
  expect((await send(`embroidery-logos/${number}/stitches`, dstOf())).statusCode).toBe(200);
  const [strangers, houses, digitized] = asked;
  expect(strangers).toMatchObject({ asker: "127.0.0.1", mostMs: 8000 });
  expect(strangers?.isUrgent).toBeUndefined();
  for (const terms of [houses, digitized]) {
    expect(terms).toMatchObject({ asker: "127.0.0.1", isUrgent: true });
    expect(terms?.mostMs).toBeUndefined();
  }
  for (const { isGone } of asked) expect(isGone).toBeTypeOf("function");
  await app.close();
});
