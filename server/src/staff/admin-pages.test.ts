import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { loadBackoffice } from "./admin-pages.ts";

const DOCUMENT = "<!doctype html><title>Back Office</title>";

let dist: string;
let app: TestApp;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), "backoffice-"));
  await mkdir(join(dist, ".vite"));
  await mkdir(join(dist, "assets"));
  const manifest = { "index.html": { file: "assets/index-1.js", isEntry: true } };
  await writeFile(join(dist, ".vite/manifest.json"), JSON.stringify(manifest));
  await writeFile(join(dist, "index.html"), DOCUMENT);
  await writeFile(join(dist, ".built-from"), "a hash");
  await writeFile(join(dist, "assets/index-1.js"), "start();");
  await writeFile(join(dist, "assets/sewing.worker-C5g_x-1.js"), "sew();");
  await writeFile(join(dist, "assets/block-1.woff"), "wOFF");
  app = await testApp(async () => undefined, { backoffice: await loadBackoffice(dist) });
});
afterAll(async () => {
  await app.close();
  await rm(dist, { recursive: true });
});

const get = (url: string) => app.fastify.inject({ method: "GET", url });

describe("the pages of the back office", () => {
  it.each(["/admin", "/admin/", "/admin/orders?status=processing", "/admin/letters/7"])(
    "%s is its one document, which loads nothing from elsewhere and is in no search engine",
    async (url) => {
      const answer = await get(url);
      expect(answer.body).toBe(DOCUMENT);
      expect(answer.headers).toMatchObject({
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-cache",
        "x-robots-tag": "noindex",
        "x-frame-options": "DENY",
      });
      const policy = String(answer.headers["content-security-policy"]);
      expect(policy).toMatch(
        /^default-src 'none'; script-src 'self'; style-src 'self' 'sha256-[^']{44}'; style-src-attr/,
      );
      expect(policy).not.toMatch(/https?:|script-src[^;]*unsafe|\*/);
    },
  );

  it("their files are kept for a year", async () => {
    const answer = await get("/admin/assets/index-1.js");
    expect(answer.body).toBe("start();");
    expect(answer.headers["cache-control"]).toContain("immutable");
  });

  it("a worker may fetch from the store, and from nowhere else; other files load nothing", async () => {
    const policyOf = async (file: string) =>
      (await get(`/admin/assets/${file}`)).headers["content-security-policy"];
    expect(await policyOf("sewing.worker-C5g_x-1.js")).toBe(
      "default-src 'none'; script-src 'self'; connect-src 'self'",
    );
    expect(await policyOf("index-1.js")).toBe("default-src 'none'; frame-ancestors 'none'");
    expect((await get("/admin/assets/block-1.woff")).headers["content-type"]).toBe("font/woff");
  });

  it.each(["/admin/api/nothing", "/admin/assets/gone.js", "/administration"])(
    "%s is none of them",
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ key: "access.noSuchRoute" });
    },
  );

  it.each(["/.built-from", "/admin/.built-from", "/admin/.vite/manifest.json"])(
    "%s gives nothing of the build away",
    async (url) => {
      expect((await get(url)).body).not.toMatch(/a hash|isEntry/);
    },
  );

  it("are not there when nothing is built", async () => {
    expect(await loadBackoffice(join(dist, "assets"))).toBeUndefined();
  });
});
