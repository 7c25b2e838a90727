import { createHmac } from "node:crypto";
import { crc32 } from "node:zlib";

/** A notice as PayPal sends it, signed as the sandbox's PayPal signs. */
export interface SignedNotice {
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string;
}

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
