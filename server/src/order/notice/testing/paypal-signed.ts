import { createHmac } from "node:crypto";
import { crc32 } from "node:zlib";
import type { TestApp } from "../../../testing/test-app.ts";

/** A notice as PayPal sends it, signed as the sandbox's PayPal signs. */
export interface SignedNotice {
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string;
}

let told = 0;
/** What PayPal tells, under a number of its own. */
export const event = (kind: string, resource: object) => ({
  id: `WH-${(told += 1)}`,
  event_type: kind,
  resource,
});

/** Sends a notice to where processors tell of payments, from that address. */
export const sendNotice = (
  app: TestApp,
  { headers, payload }: SignedNotice,
  { provider = "paypal", remoteAddress = "127.0.0.1" } = {},
) =>
  app.fastify.inject({
    method: "POST",
    url: `/webhooks/${provider}`,
    headers,
    payload,
    remoteAddress,
  });

/** Signs what PayPal would tell; `key` is whose signature it is, `time` when it was sent. */
export function signedByPaypal(
  event: object,
  { key = "sk_test", time = "2026-03-02T10:00:00Z" } = {},
): SignedNotice {
  const payload = JSON.stringify(event);
  const id = crypto.randomUUID();
  const line = [id, time, "sandbox", crc32(payload)].join("|");
  return {
    payload,
    headers: {
      "content-type": "application/json",
      "paypal-transmission-id": id,
      "paypal-transmission-time": time,
      "paypal-transmission-sig": createHmac("sha256", key).update(line).digest("base64"),
      "paypal-auth-algo": "SHA256withRSA",
      "paypal-cert-url": "https://api.paypal.com/v1/notifications/certs/CERT-360caa42",
    },
  };
}
