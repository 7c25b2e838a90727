import { once } from "node:events";
import { connect, type AddressInfo, type Socket } from "node:net";
import { LOGO_BYTES_MAX } from "@placket/contract/embroidery/logo.rest";
import { REVIEW_MEDIA_BODY_BYTES } from "@placket/contract/review/review.rest";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { readSettings } from "../../settings.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { BODY_BOUNDS, LANDING_BOUNDS } from "./large-bodies.ts";

let app: TestApp;
let port: number;
const sockets: Socket[] = [];

beforeAll(async () => {
  const settings = { ...readSettings({ TRUST_PROXY: "loopback" }), writesPerMinute: 0 };
  app = await testApp(async () => undefined, { settings });
  await app.fastify.listen({ host: "127.0.0.1", port: 0 });
  port = (app.fastify.server.address() as AddressInfo).port;
});
afterEach(async () => {
  const open = sockets.splice(0).filter((socket) => !socket.closed);
  await Promise.all(
    open.map((socket) => {
      socket.destroy();
      return once(socket, "close");
    }),
  );
});
afterAll(() => app.close());

/** Begins to send a file and never ends; gives what is answered meanwhile. */
function beginUpload(ip: string, bytes = LOGO_BYTES_MAX, path = "app-product-option-file") {
  const socket = connect(port, "127.0.0.1");
  sockets.push(socket);
  socket.write(
    [
      `POST /rest/us/V1/xmapi/${path} HTTP/1.1`,
      "host: 127.0.0.1",
      `x-forwarded-for: ${ip}`,
      "content-type: multipart/form-data; boundary=b",
      `content-length: ${bytes}`,
      "",
      "--b",
    ].join("\r\n"),
  );
  const answer = { status: 0 };
  socket.once("data", (data) => (answer.status = Number(data.toString().slice(9, 12))));
  return answer;
}

/** What a call answers that comes after all that was sent before it. */
const ask = async () =>
  (await fetch(`http://127.0.0.1:${port}/rest/us/V1/xmapi/app-get-cart`)).status;

const FIT = Math.floor(BODY_BOUNDS.network / LOGO_BYTES_MAX);

describe("issue 10.5 files that come slowly", () => {
  it("are as many of one network as there is room for; others are not refused for it", async () => {
    const begun = Array.from({ length: FIT + 2 }, () => beginUpload("203.0.113.1"));
    await expect
      .poll(() => begun.filter(({ status }) => status === 429).length, { timeout: 10_000 })
      .toBe(2);
    expect(begun.filter(({ status }) => status === 0)).toHaveLength(FIT);
    const other = beginUpload("203.0.113.2");
    expect(await ask()).toBe(200);
    expect(other.status).toBe(0);
  });

  it("leave room again once they are given up", async () => {
    const first = Array.from({ length: FIT }, () => beginUpload("203.0.113.3"));
    const refused = beginUpload("203.0.113.3");
    await expect.poll(() => refused.status, { timeout: 10_000 }).toBe(429);
    expect(first.every(({ status }) => status === 0)).toBe(true);
    sockets[0]?.destroy();
    await expect
      .poll(
        async () => {
          const again = beginUpload("203.0.113.3");
          await ask();
          return again.status;
        },
        { timeout: 10_000 },
      )
      .toBe(0);
  });

  it("what a usual call sends is not counted", async () => {
    const begun = Array.from({ length: 60 }, () => beginUpload("203.0.113.4", 100_000));
    expect(await ask()).toBe(200);
    expect(begun.every(({ status }) => status === 0)).toBe(true);
  });

  it("REVIEW-30 those that lie on the disk are counted apart from those in memory, by the same rule", async () => {
    const fit = Math.floor(LANDING_BOUNDS.network / REVIEW_MEDIA_BODY_BYTES);
    const begun = Array.from({ length: fit + 1 }, () =>
      beginUpload("203.0.113.5", REVIEW_MEDIA_BODY_BYTES, "review-upload-media"),
    );
    await expect
      .poll(() => begun.filter(({ status }) => status === 429).length, { timeout: 30_000 })
      .toBe(1);
    const logo = beginUpload("203.0.113.5");
    expect(await ask()).toBe(200);
    expect(logo.status).toBe(0);
  });
});
