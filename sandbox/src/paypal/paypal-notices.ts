import { createHmac } from "node:crypto";
import { crc32 } from "node:zlib";
import type { FastifyInstance } from "fastify";
import type { Sandbox } from "../app.ts";
import { fieldsOf, textOf } from "../request-reading.ts";

/**
 * Whether a notice is from here. PayPal signs with a certificate and says so when it is asked; the sandbox signs the
 * same line with its secret key, and is asked by the same call.
 */
export function paypalNotices(app: FastifyInstance, { settings }: Sandbox): void {
  app.post("/v1/notifications/verify-webhook-signature", async (request) => {
    const fields = fieldsOf(request.body);
    const line = [
      textOf(fields, "transmission_id", 64),
      textOf(fields, "transmission_time", 64),
      textOf(fields, "webhook_id", 64),
      crc32(JSON.stringify(fields["webhook_event"] ?? null)),
    ].join("|");
    const wanted = createHmac("sha256", settings.secretKey).update(line).digest("base64");
    const isOurs = textOf(fields, "transmission_sig", 512) === wanted;
    return { verification_status: isOurs ? "SUCCESS" : "FAILURE" };
  });
}
