import { problem } from "@placket/domain/problem";
import type { FastifyInstance } from "fastify";
import { sendRefusal } from "../send.ts";

/** An address with a NUL is refused at the door, once, for every call; bodies see to theirs (`body/keepable.ts`). */
export function guardText(fastify: FastifyInstance): void {
  fastify.addHook("onRequest", async (request, reply) => {
    if (/%00/.test(request.url)) {
      await sendRefusal(reply, { ok: false, problems: [problem("access.badRequest", "", "url")] });
    }
  });
}
