import { createServer, type Server } from "node:net";
import { once } from "node:events";
import { money } from "@placket/domain/money/money";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PaymentMisuse, type AuthorizationRequest } from "./payment-provider.ts";
import { sandboxProvider } from "./sandbox-provider.ts";
import { startSandboxProcess, type TestSandbox } from "./test-sandbox.ts";

const VISA = "4111111111111111";
const SLOW = "4000000000000077";
const LOST = "4000000000000341";
const UNREACHABLE = "4000000000000259";
const CHALLENGE = "4000000000003220";

let sandbox: TestSandbox;
let count = 0;
beforeAll(async () => {
  sandbox = await startSandboxProcess();
});
afterAll(() => sandbox.close());

async function request(number: string): Promise<AuthorizationRequest> {
  count += 1;
  return {
    idempotencyKey: `10000000${count}-1`,
    token: await sandbox.tokenFor(number),
    amount: money(6150, "USD"),
    orderNumber: `10000000${count}`,
  };
}

/** The same sandbox, given less time. */
const hasty = (timeoutMs: number) => sandboxProvider({ ...sandbox.access, timeoutMs });

async function authorized(): Promise<{ reference: string; key: string }> {
  const wanted = await request(VISA);
  const answer = await sandbox.provider.authorize(wanted);
  if (answer.state !== "authorized") throw new Error(`Not authorized: ${answer.state}`);
  return { reference: answer.reference, key: wanted.idempotencyKey };
}

describe("authorize", () => {
  it("an approved card is authorized with brand, last four digits and expiry", async () => {
    expect(await sandbox.provider.authorize(await request(VISA))).toEqual({
      state: "authorized",
      reference: expect.stringMatching(/^pay_/),
      amount: money(6150, "USD"),
      card: { brand: "visa", last4: "1111", expiry: "12/2040" },
    });
  });

  it.each([
    ["4000000000000002", "declined"],
    ["4000000000009995", "insufficient_funds"],
    ["4000000000000069", "expired_card"],
    ["4000000000000127", "incorrect_security_code"],
  ])("%s is declined: %s", async (number, reason) => {
    const answer = await sandbox.provider.authorize(await request(number));
    const card = { brand: "visa", last4: number.slice(-4), expiry: "12/2040" };
    expect(answer).toEqual({ state: "declined", reason, card });
  });

  it("50 parallel calls with one key make one authorization", async () => {
    const wanted = await request(VISA);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => sandbox.provider.authorize(wanted)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it("one key for two different amounts is misuse, not a decline", async () => {
    const wanted = await request(VISA);
    await sandbox.provider.authorize(wanted);
    const other = { ...wanted, amount: money(6151, "USD") };
    await expect(sandbox.provider.authorize(other)).rejects.toThrow(PaymentMisuse);
  });

  it("a token that was spent has to be typed in again", async () => {
    const wanted = await request(VISA);
    await sandbox.provider.authorize(wanted);
    const again = await sandbox.provider.authorize({ ...wanted, idempotencyKey: "other-1" });
    expect(again).toEqual({ state: "declined", reason: "token_spent" });
  });
});

describe("no answer", () => {
  it("a processor that is too slow has not declined: it is unanswered, and find knows more", async () => {
    const wanted = await request(SLOW);
    expect(await hasty(50).authorize(wanted)).toEqual({ state: "unanswered" });
    const found = await sandbox.provider.find(wanted.idempotencyKey);
    expect(found).toMatchObject({ state: "pending" });
  });

  it("a slow payment can be called off by the reference that find gives", async () => {
    const wanted = await request(SLOW);
    await hasty(50).authorize(wanted);
    const found = await sandbox.provider.find(wanted.idempotencyKey);
    if (found === "unknown" || found.state !== "pending") throw new Error("Not pending");
    await sandbox.provider.void(found.reference, `${wanted.idempotencyKey}-void`);
    expect(await sandbox.provider.find(wanted.idempotencyKey)).toMatchObject({ state: "voided" });
  });

  it("an answer that was lost is found: the money is held", async () => {
    const wanted = await request(LOST);
    expect(await sandbox.provider.authorize(wanted)).toEqual({ state: "unanswered" });
    const found = await sandbox.provider.find(wanted.idempotencyKey);
    expect(found).toMatchObject({ state: "authorized", amount: money(6150, "USD") });
    expect(await sandbox.provider.authorize(wanted)).toEqual(found);
  });

  it("a processor that is not reachable holds no money: find says unknown", async () => {
    const wanted = await request(UNREACHABLE);
    expect(await sandbox.provider.authorize(wanted)).toEqual({ state: "unanswered" });
    expect(await sandbox.provider.find(wanted.idempotencyKey)).toBe("unknown");
  });

  it("kill -9 after the answer keeps the payment; while it is down everything is unanswered", async () => {
    const { reference, key } = await authorized();
    await sandbox.kill();
    expect(await sandbox.provider.find(key)).toEqual({ state: "unanswered" });
    expect(await sandbox.provider.void(reference, "v")).toEqual({ state: "unanswered" });
    await sandbox.revive();
    expect(await sandbox.provider.find(key)).toMatchObject({ state: "authorized", reference });
  });

  it.each([
    ["nothing at all", ""],
    ["half an answer", "HTTP/1.1 201 Created\r\ncontent-length: 999\r\n\r\n{"],
    ["a page instead of JSON", "HTTP/1.1 200 OK\r\ncontent-length: 6\r\n\r\n<html>"],
    ["a fault", "HTTP/1.1 503 Oops\r\ncontent-length: 2\r\n\r\n{}"],
    ["JSON of somebody else", "HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}"],
    [
      "a redirect",
      "HTTP/1.1 302 Found\r\nlocation: http://127.0.0.1:1/\r\ncontent-length: 0\r\n\r\n",
    ],
    [
      "a redirect that looks like an answer",
      'HTTP/1.1 302 Found\r\ncontent-length: 35\r\n\r\n{"state":"pending","reference":"p"}',
    ],
  ])("%s is unanswered", async (_what, bytes) => {
    const { server, url } = await serverSaying(bytes);
    const provider = sandboxProvider({ ...sandbox.access, url, timeoutMs: 300 });
    const wanted = await request(VISA);
    expect(await provider.authorize(wanted)).toEqual({ state: "unanswered" });
    server.close();
  });
});

describe("the 3-D-Secure challenge", () => {
  it.each([
    [true, { state: "authorized" }],
    [false, { state: "declined", reason: "verification_failed" }],
  ])("passed is %s: find says %j", async (passed, expected) => {
    const wanted = await request(CHALLENGE);
    const answer = await sandbox.provider.authorize(wanted);
    if (answer.state !== "challenge") throw new Error(`No challenge: ${answer.state}`);
    expect(answer.challengeUrl).toContain(`${sandbox.access.publicOrigin}/challenge/`);
    await sandbox.answerChallenge(answer.challengeUrl, passed);
    expect(await sandbox.provider.find(wanted.idempotencyKey)).toMatchObject(expected);
  });
});

describe("capture, void and refund", () => {
  it("capture takes the money once, refund pays it back in parts", async () => {
    const { provider } = sandbox;
    const { reference, key } = await authorized();
    const tooMuch = await provider.capture(reference, money(6151, "USD"), "c0");
    expect(tooMuch).toEqual({ state: "refused", reason: "amount_too_high" });
    expect(await provider.capture(reference, money(6150, "USD"), "c1")).toEqual({
      state: "done",
      reference,
    });
    expect(await provider.capture(reference, money(6150, "USD"), "c1")).toMatchObject({
      state: "done",
    });
    expect(await provider.void(reference, "v1")).toEqual({
      state: "refused",
      reason: "wrong_state",
    });
    expect(await provider.refund(reference, money(1000, "USD"), "r1")).toMatchObject({
      state: "done",
    });
    expect(await provider.refund(reference, money(5151, "USD"), "r2")).toEqual({
      state: "refused",
      reason: "amount_too_high",
    });
    expect(await provider.find(key)).toMatchObject({
      state: "captured",
      captured: money(6150, "USD"),
      refunded: money(1000, "USD"),
    });
  });

  it("void gives the money back, once is enough", async () => {
    const { reference, key } = await authorized();
    expect(await sandbox.provider.void(reference, "v1")).toMatchObject({ state: "done" });
    expect(await sandbox.provider.void(reference, "v1")).toMatchObject({ state: "done" });
    expect(await sandbox.provider.find(key)).toEqual({ state: "voided", reference });
    expect(await sandbox.provider.capture(reference, money(1, "USD"), "c1")).toEqual({
      state: "refused",
      reason: "wrong_state",
    });
  });

  it("a reference nobody knows is refused", async () => {
    expect(await sandbox.provider.void("pay_none", "v1")).toEqual({
      state: "refused",
      reason: "unknown_reference",
    });
  });
});

describe("configuration", () => {
  it("a wrong secret key is the operator's error, not the shopper's", async () => {
    const provider = sandboxProvider({ ...sandbox.access, secretKey: "sk_wrong" });
    await expect(provider.find("k")).rejects.toThrow("unauthorized");
  });

  it("the browser is told the frame and its origin, and no secret", async () => {
    const setup = await sandbox.provider.clientSetup("USD");
    expect(setup).toEqual({
      provider: "sandbox",
      frameUrl: `${sandbox.access.publicOrigin}/frame?key=pk_test`,
      frameOrigin: sandbox.access.publicOrigin,
    });
  });
});

/** A server that says these bytes to whoever comes, and hangs up. */
async function serverSaying(bytes: string): Promise<{ server: Server; url: string }> {
  const server = createServer((socket) => {
    socket.on("error", () => socket.destroy());
    socket.once("data", () => socket.end(bytes));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port was given");
  return { server, url: `http://127.0.0.1:${address.port}` };
}

describe("kept cards (PAY-16)", () => {
  it("one that has paid is kept, pays again as often as it is asked for, and is forgotten", async () => {
    const wanted = { ...(await request(VISA)), keepsCard: true as const };
    const answer = await sandbox.provider.authorize(wanted);
    expect(await sandbox.provider.find(wanted.idempotencyKey)).toEqual(answer);
    const { vaultToken = "" } = answer as { readonly vaultToken?: string };
    await sandbox.kill();
    expect(await sandbox.provider.spendable(vaultToken)).toEqual({ state: "unanswered" });
    expect(await sandbox.provider.forget(vaultToken)).toBe("unanswered");
    await sandbox.revive();
    for (const _ of [1, 2]) {
      const spendable = await sandbox.provider.spendable(vaultToken);
      if (spendable.state !== "ready") throw new Error(spendable.state);
      const again = { ...(await request(VISA)), token: spendable.token };
      expect(await sandbox.provider.authorize(again)).toMatchObject({
        state: "authorized",
        card: { last4: "1111" },
      });
    }
    expect(await sandbox.provider.forget(vaultToken)).toBe("done");
    expect(await sandbox.provider.forget(vaultToken)).toBe("done");
    expect(await sandbox.provider.spendable(vaultToken)).toEqual({ state: "gone" });
  });

  it("its bank asks again where it asked before; a declined one is not kept", async () => {
    const asked = { ...(await request(CHALLENGE)), keepsCard: true as const };
    const challenge = await sandbox.provider.authorize(asked);
    if (challenge.state !== "challenge") throw new Error(challenge.state);
    await sandbox.answerChallenge(challenge.challengeUrl, true);
    const paid = await sandbox.provider.find(asked.idempotencyKey);
    const spendable = await sandbox.provider.spendable(
      String((paid as object & { vaultToken?: string }).vaultToken),
    );
    if (spendable.state !== "ready") throw new Error(spendable.state);
    const again = { ...(await request(VISA)), token: spendable.token };
    expect(await sandbox.provider.authorize(again)).toMatchObject({ state: "challenge" });
    const declined = { ...(await request("4000000000000002")), keepsCard: true as const };
    expect(await sandbox.provider.authorize(declined)).not.toHaveProperty("vaultToken");
  });
});
