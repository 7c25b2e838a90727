import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startBench, VISA, type Answer, type Bench } from "./testing.ts";

let bench: Bench;
beforeEach(async () => {
  bench = await startBench();
});
afterEach(() => bench.close());

const operate = (answer: Answer, kind: string, key: string, minor?: number): Promise<Answer> =>
  bench.call("POST", `/v1/authorizations/${answer.payment.reference}/${kind}`, {
    headers: { "idempotency-key": key },
    ...(minor === undefined ? {} : { body: { amount: { minor, currency: "USD" } } }),
  });
const find = (key: string): Promise<Answer> => bench.call("GET", `/v1/authorizations?key=${key}`);

const authorized = async (): Promise<Answer> =>
  bench.authorize("k1", await bench.tokenFor(VISA), 10_000);
/** How many different answers, how many of them new, and what they say. */
function summaryOf(answers: readonly Answer[]): unknown[] {
  return [
    new Set(answers.map(({ text }) => text)).size,
    answers.filter(({ status }) => status === 201).length,
    answers[0]?.payment.state,
  ];
}

describe("test numbers", () => {
  it.each([
    [VISA, "authorized", undefined],
    ["5454545454545454", "authorized", undefined],
    ["378282246310005", "authorized", undefined],
    ["4000000000000002", "declined", "declined"],
    ["4000000000009995", "declined", "insufficient_funds"],
    ["4000000000000069", "declined", "expired_card"],
    ["4000000000000127", "declined", "incorrect_security_code"],
    ["4000000000003220", "challenge", undefined],
  ])("%s is answered with %s %s", async (number, state, reason) => {
    const { status, payment } = await bench.authorize("k1", await bench.tokenFor(number));
    expect(status).toBe(201);
    expect(payment).toMatchObject({ state, card: { last4: number.slice(-4), expiry: "12/2030" } });
    expect(payment.reason).toBe(reason);
  });

  it("the slow card is decided only when its time is up, and find says pending until then", async () => {
    const token = await bench.tokenFor("4000000000000077");
    const answer = bench.authorize("k1", token);
    await vi.waitFor(() => expect(bench.waiting()).toBe(1), 15_000);
    expect((await find("k1")).payment.state).toBe("pending");
    bench.advance(bench.settings.slowMs);
    expect((await answer).payment.state).toBe("authorized");
  });

  it("a slow payment that was called off is never authorized", async () => {
    const answer = bench.authorize("k1", await bench.tokenFor("4000000000000077"));
    await vi.waitFor(() => expect(bench.waiting()).toBe(1), 15_000);
    await operate(await find("k1"), "void", "v1");
    bench.advance(bench.settings.slowMs);
    expect((await answer).payment.state).toBe("voided");
    expect((await find("k1")).payment.state).toBe("voided");
  });

  it("answer lost: authorizes, breaks its answer off, and a repetition gets the whole", async () => {
    const token = await bench.tokenFor("4000000000000341");
    await expect(bench.authorize("k1", token)).rejects.toThrow("terminated");
    expect((await find("k1")).payment.state).toBe("authorized");
    const again = await bench.authorize("k1", token);
    expect([again.status, again.payment.state]).toEqual([200, "authorized"]);
  });

  it("unreachable: drops the connection before anything is authorized", async () => {
    const token = await bench.tokenFor("4000000000000259");
    await expect(bench.authorize("k1", token)).rejects.toThrow("fetch failed");
    expect((await find("k1")).status).toBe(404);
  });
});

describe("idempotency keys", () => {
  it("50 parallel calls with one key make one authorization", async () => {
    const token = await bench.tokenFor(VISA);
    const calls = Array.from({ length: 50 }, () => bench.authorize("k1", token));
    expect(summaryOf(await Promise.all(calls))).toEqual([1, 1, "authorized"]);
  });

  it("50 parallel calls with one key and a slow card wait for one authorization", async () => {
    const token = await bench.tokenFor("4000000000000077");
    const calls = Array.from({ length: 50 }, () => bench.authorize("k1", token));
    await vi.waitFor(() => expect(bench.waiting()).toBe(50), 15_000);
    bench.advance(bench.settings.slowMs);
    expect(summaryOf(await Promise.all(calls))).toEqual([1, 1, "authorized"]);
  });

  it("the same key with another body is a conflict and changes nothing", async () => {
    const token = await bench.tokenFor(VISA);
    await bench.authorize("k1", token, 6150);
    const other = await bench.authorize("k1", token, 6151);
    expect([other.status, other.text]).toEqual([409, '{"error":"key_reused"}']);
    expect((await find("k1")).payment.amount.minor).toBe(6150);
  });

  it("a key is required", async () => {
    const answer = await bench.authorize("", await bench.tokenFor(VISA));
    expect([answer.status, answer.text]).toEqual([400, '{"error":"idempotency_key_required"}']);
  });

  it("a token pays once: another key does not get it, nor does anybody after an hour", async () => {
    const token = await bench.tokenFor(VISA);
    await bench.authorize("k1", token);
    expect((await bench.authorize("k2", token)).text).toBe('{"error":"token_spent"}');
    const late = await bench.tokenFor(VISA);
    bench.advance(3_600_000);
    expect((await bench.authorize("k3", late)).text).toBe('{"error":"token_spent"}');
    expect((await find("k3")).status).toBe(404);
  });
});

describe("capture, void and refund", () => {
  it("captures up to what was authorized, once", async () => {
    const payment = await authorized();
    expect((await operate(payment, "capture", "c1", 10_001)).text).toContain("amount_too_high");
    const captured = await operate(payment, "capture", "c2", 9000);
    expect(captured.payment).toMatchObject({ state: "captured", captured: 9000 });
    expect((await operate(payment, "capture", "c3", 1000)).text).toContain("wrong_state");
  });

  it("a repeated capture is answered alike and done once; another amount is a conflict", async () => {
    const payment = await authorized();
    const calls = Array.from({ length: 20 }, () => operate(payment, "capture", "c1", 4000));
    const texts = (await Promise.all(calls)).map(({ text }) => text);
    expect(new Set(texts).size).toBe(1);
    expect((await find("k1")).payment.captured).toBe(4000);
    expect((await operate(payment, "capture", "c1", 4001)).status).toBe(409);
  });

  it("refunds up to what was captured, in parts", async () => {
    const payment = await authorized();
    expect((await operate(payment, "refund", "r0", 1)).text).toContain("wrong_state");
    await operate(payment, "capture", "c1", 9000);
    expect((await operate(payment, "refund", "r1", 5000)).payment.refunded).toBe(5000);
    expect((await operate(payment, "refund", "r2", 4001)).text).toContain("amount_too_high");
    expect((await operate(payment, "refund", "r3", 4000)).payment.refunded).toBe(9000);
  });

  it("voids before a capture and not after it", async () => {
    const payment = await authorized();
    expect((await operate(payment, "void", "v1")).payment.state).toBe("voided");
    expect((await operate(payment, "void", "v1")).status).toBe(200);
    expect((await operate(payment, "capture", "c1", 1)).text).toContain("wrong_state");
    const second = await bench.authorize("k2", await bench.tokenFor(VISA));
    await operate(second, "capture", "c1", 1);
    expect((await operate(second, "void", "v1")).text).toContain("wrong_state");
  });

  it("takes no amount that is not a positive whole number of its own currency", async () => {
    const { payment } = await authorized();
    for (const amount of [
      { minor: 0, currency: "USD" },
      { minor: -5, currency: "USD" },
      { minor: 1.5, currency: "USD" },
      { minor: "5", currency: "USD" },
      { minor: 5, currency: "EUR" },
    ]) {
      const answer = await bench.call("POST", `/v1/authorizations/${payment.reference}/capture`, {
        headers: { "idempotency-key": "c1" },
        body: { amount },
      });
      expect(answer.status).toBe(400);
    }
  });
});

describe("keys", () => {
  it("the server's calls need the secret key", async () => {
    for (const authorization of ["", "Bearer pk_sandbox_local", "Bearer sk_sandbox_locaL"]) {
      const answer = await bench.call("GET", "/v1/authorizations?key=k1", {
        headers: { authorization },
      });
      expect(answer.status).toBe(401);
    }
  });
});
