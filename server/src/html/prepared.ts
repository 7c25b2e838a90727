import { createHash } from "node:crypto";
import { compressed } from "../http/compressed.ts";
import type { Prepared } from "../http/reply.ts";

/** A body with its etag and its compressed twins, which are made once and kept. */
export async function prepared(body: Buffer, contentType: string): Promise<Prepared> {
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  return { prepared: true, etag, contentType, body, encodings: await compressed(body) };
}
