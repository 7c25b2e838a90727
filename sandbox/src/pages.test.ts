import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { SELF, startBench, STORE, VISA, type Answer, type Bench } from "./testing.ts";

let bench: Bench;
beforeEach(async () => {
  bench = await startBench();
});
afterEach(() => bench.close());

const framePath = (changes: Record<string, string> = {}): string =>
  `/frame?${String(new URLSearchParams({ key: "pk_sandbox_local", parent: STORE, ...changes }))}`;

const exchange = async (changes: object, origin = SELF, number = VISA): Promise<Answer> => {
  const page = await bench.call("GET", framePath());
  const session = /name="session" content="([^"]+)"/.exec(page.text)?.[1];
  const card = { number, expiry: "12/30", securityCode: "123", name: "M Kowal" };
  return bench.call("POST", "/v1/tokens", {
    headers: { origin },
    body: { publicKey: "pk_sandbox_local", session, card, ...changes },
  });
};
const challenged = async (): Promise<{ path: string; key: string }> => {
  const { payment } = await bench.authorize("k1", await bench.tokenFor("4000000000003220"));
  return { path: new URL(payment.challengeUrl ?? "").pathname, key: "k1" };
};
const press = (path: string, passed: unknown, origin = SELF): Promise<Answer> =>
  bench.call("POST", `${path}/answer`, { headers: { origin }, body: { passed } });
const state = async (): Promise<unknown> =>
  (await bench.call("GET", "/v1/authorizations?key=k1")).payment;

describe("the page with the card fields", () => {
  it("may be framed by the store's origin alone, and runs nothing but its own files", async () => {
    const { status, headers } = await bench.call("GET", framePath());
    expect(status).toBe(200);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy.split("; ")).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "font-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      `frame-ancestors ${STORE}`,
    ]);
    expect(headers.get("cache-control")).toBe("no-store");
  });

  it.each([
    [{ parent: "https://evil.test" }],
    [{ parent: "*" }],
    [{ parent: "" }],
    [{ key: "no" }],
  ])("is not given to a page with %j", async (changes) => {
    const { status, text } = await bench.call("GET", framePath(changes));
    expect(status).toBe(403);
    expect(text).not.toContain("<input");
  });

  it("writes in the store's own letters, which it serves itself", async () => {
    const style = await bench.call("GET", "/assets/card-fields.css");
    expect(style.text).toContain('url("/assets/archivo.woff2")');
    const font = await bench.call("GET", "/assets/archivo.woff2");
    expect([font.status, font.headers.get("content-type")]).toEqual([200, "font/woff2"]);
  });

  it("has labels above fields that browsers can fill in", async () => {
    const { text } = await bench.call("GET", framePath());
    for (const token of ["cc-number", "cc-exp", "cc-csc", "cc-name"]) {
      expect(text).toContain(`autocomplete="${token}"`);
    }
    expect(text).toContain('<label for="number">Card number</label>');
    expect(text.match(/inputmode="numeric"/g)).toHaveLength(3);
  });

  it("serves scripts without types, and no other file of the project", async () => {
    const { text } = await bench.call("GET", framePath());
    const entry = /src="([^"]+)"/.exec(text)?.[1] ?? "";
    const seen = new Set<string>();
    const queue = [entry];
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      if (seen.has(path)) continue;
      seen.add(path);
      const script = await bench.call("GET", path);
      expect([path, script.status]).toEqual([path, 200]);
      expect(script.headers.get("content-type")).toContain("text/javascript");
      expect(script.text).not.toMatch(/^\s*(import type|interface|export type) /m);
      for (const [, name] of script.text.matchAll(/from "\.\/([\w-]+\.ts)"/g)) {
        queue.push(`/assets/${name ?? ""}`);
      }
    }
    expect(seen.size).toBeGreaterThan(4);
    for (const path of [
      "/assets/settings.ts",
      "/assets/../settings.ts",
      "/assets/%2e%2e/main.ts",
    ]) {
      expect((await bench.call("GET", path)).status).toBe(404);
    }
  });
});

describe("the exchange of a card for a token", () => {
  it("gives a token with brand, last four digits and expiry, and nothing else", async () => {
    const { status, text } = await exchange({});
    expect(status).toBe(201);
    expect(JSON.parse(text)).toEqual({
      token: expect.stringMatching(/^tok_[\w-]{24}$/),
      brand: "visa",
      last4: "1111",
      expiry: "12/2030",
    });
  });

  it("is reachable from its own page only", async () => {
    expect((await exchange({}, STORE)).status).toBe(403);
    expect((await exchange({ session: "123.abc" })).status).toBe(403);
    expect((await exchange({ publicKey: "other" })).status).toBe(403);
    for (const site of ["cross-site", "same-site", "none"]) {
      const headers = { "sec-fetch-site": site };
      expect((await bench.call("POST", "/v1/tokens", { headers, body: {} })).text).toContain(
        "foreign_origin",
      );
    }
    const { headers } = await exchange({});
    expect(headers.get("access-control-allow-origin")).toBeNull();
  });

  it("a page that was served hours ago has to be loaded again", async () => {
    const page = await bench.call("GET", framePath());
    const session = /name="session" content="([^"]+)"/.exec(page.text)?.[1];
    bench.advance(4 * 3_600_000);
    expect((await exchange({ session })).status).toBe(403);
  });

  it.each([
    ["4111111111111112", "This is not a card number. Check the digits."],
    ["4242424242424242", "The sandbox takes test card numbers only."],
    ["", "Enter the card number."],
  ])("refuses the number %s at its field", async (number, text) => {
    const answer = await exchange({}, SELF, number);
    expect(answer.status).toBe(422);
    expect(JSON.parse(answer.text)).toMatchObject({ faults: [{ field: "number", text }] });
  });
});

describe("the 3-D-Secure challenge", () => {
  it("approved: the payment is authorized", async () => {
    const { path } = await challenged();
    const page = await bench.call("GET", `${path}?parent=${STORE}`);
    expect(page.text).toContain("$61.50");
    expect(page.headers.get("content-security-policy")).toContain(`frame-ancestors ${STORE}`);
    expect((await press(path, true)).status).toBe(204);
    expect(await state()).toMatchObject({ state: "authorized" });
    expect((await press(path, false)).status).toBe(409);
  });

  it("refused: the payment is declined", async () => {
    const { path } = await challenged();
    await press(path, false);
    expect(await state()).toMatchObject({ state: "declined", reason: "verification_failed" });
  });

  it("nobody answers: declined after a quarter of an hour", async () => {
    const { path } = await challenged();
    bench.advance(bench.settings.challengeMs);
    expect((await press(path, true)).status).toBe(409);
    expect(await state()).toMatchObject({ state: "declined", reason: "verification_failed" });
  });

  it("is answered by its own page only, and shown to no foreign page", async () => {
    const { path } = await challenged();
    expect((await press(path, true, STORE)).status).toBe(403);
    expect((await press(path, "yes")).status).toBe(400);
    const foreign = await bench.call("GET", `${path}?parent=https://evil.test`);
    expect(foreign.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect((await bench.call("GET", "/challenge/guess")).status).toBe(404);
  });
});

describe("the list for developers", () => {
  it("shows what happened, escaped, without a card number", async () => {
    const token = await bench.tokenFor(VISA);
    await bench.call("POST", "/v1/authorizations", {
      headers: { "idempotency-key": "k1" },
      body: { token, amount: { minor: 500, currency: "JPY" }, orderNumber: "<b>1</b>" },
    });
    const { text } = await bench.call("GET", "/");
    expect(text).toContain("¥500");
    expect(text).toContain("visa 1111");
    expect(text).toContain("&#60;b&#62;1");
  });
});
