import { DeliveryFailure } from "@placket/domain/delivery/failure";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../payment/test-sandbox.ts";
import type { ServerEvent } from "./conversion-provider.ts";
import { metaProvider } from "./meta-provider.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

const PIXEL = "1234567890123456";
const HASH = "0".repeat(64);
const event = (more: object = {}): ServerEvent => ({
  event_name: "ViewContent",
  event_time: Math.floor(Date.now() / 1000),
  event_id: crypto.randomUUID(),
  action_source: "website",
  event_source_url: "https://shop.example/cap",
  user_data: { em: HASH, client_ip_address: "203.0.113.9", client_user_agent: "test" },
  custom_data: {},
  ...more,
});
const provider = (accessToken = sandbox.access.secretKey, url = sandbox.access.url) =>
  metaProvider({ url: `${url}/meta`, accessToken, testEventCode: undefined, timeoutMs: 2000 });

/** How it failed, and what staff read. */
async function failure(sent: Promise<unknown>) {
  const error = await sent.then(
    () => expect.fail("It was taken"),
    (cause: unknown) => cause,
  );
  if (!(error instanceof DeliveryFailure)) throw error;
  return [error.kind, error.message] as const;
}

it("issue 12.7 all events of a call are taken, and the call has a name there", async () => {
  const { trace } = await provider().send(PIXEL, [event(), event({ event_name: "Search" })]);
  expect(trace).not.toBe("");
});

it("issue 12.7 a token that is over waits for staff to mend it", async () => {
  const [kind, words] = await failure(provider("sk_other").send(PIXEL, [event()]));
  expect(kind).toBe("unreachable");
  expect(words).toContain("Invalid OAuth access token");
  expect(words).toContain("[190]");
});

it.each([
  ["1000000000000004", "unreachable", "[4]"],
  ["1000000000000002", "postponed", "[2]"],
])("issue 12.7 pixel %s: %s", async (pixel, kind, words) => {
  expect(await failure(provider().send(pixel, [event()]))).toEqual([
    kind,
    expect.stringContaining(words),
  ]);
});

it.each([
  [{ event_time: 1_600_000_000 }, "[100/2804003]"],
  [{ user_data: { em: "noor@example.com", client_user_agent: "test" } }, "SHA-256"],
  [{ user_data: { client_user_agent: "test" } }, "[100/2804050]"],
  [{ event_name: "Purchase" }, "value and currency"],
])("issue 12.7 what it cannot read is refused, with words for staff: %j", async (more, words) => {
  const sent = provider().send(PIXEL, [event(), event(more)]);
  expect(await failure(sent)).toEqual(["refused", expect.stringContaining(words)]);
});

it("issue 12.7 nobody there is nobody there", async () => {
  const [kind] = await failure(provider("sk", "http://127.0.0.1:9").send(PIXEL, [event()]));
  expect(kind).toBe("unreachable");
});
