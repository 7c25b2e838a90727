import { problem } from "@placket/domain/problem";
import type { FastifyInstance } from "fastify";
import { sendRefusal } from "./mount.ts";

/**
 * Postgres keeps no NUL in text and no half of a surrogate pair in jsonb. Such text never comes from a
 * shopper's keyboard: it is refused at the door, once, for every call.
 */
export function guardText(fastify: FastifyInstance): void {
  fastify.addHook("onRequest", async (request, reply) => {
    if (/%00/.test(request.url)) {
      await sendRefusal(reply, { ok: false, problems: [problem("access.badRequest", "", "url")] });
    }
  });
  // text/plain too: it would let another site post without being asked first.
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser(
    "application/json",
    { parseAs: "string" },
    (_request, body, done) => {
      try {
        done(null, readJson(String(body)));
      } catch (error) {
        done(Object.assign(error as Error, { statusCode: 400 }), undefined);
      }
    },
  );
}

/** Parses a JSON body. @throws SyntaxError for what is no JSON, or JSON that cannot be kept. */
export function readJson(text: string): unknown {
  if (text === "") return undefined;
  const value: unknown = JSON.parse(text);
  // Only an escape can carry either: what was decoded from UTF-8 bytes is well formed.
  if (/\\u(?:0000|d[89a-f])/i.test(text) && !isKeepable(value)) {
    throw new SyntaxError("The body holds text that cannot be kept.");
  }
  return value;
}

function isKeepable(value: unknown): boolean {
  if (typeof value === "string") return value.isWellFormed() && !value.includes("\0");
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([key, inner]) => isKeepable(key) && isKeepable(inner));
}
