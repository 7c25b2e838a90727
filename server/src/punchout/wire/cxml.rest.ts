import { randomUUID } from "node:crypto";
import {
  cxmlResponse,
  setupResponse,
  type Envelope,
} from "@placket/contract/punchout/cxml/envelope";
import type { FastifyError, FastifyInstance, FastifyReply } from "fastify";
import { expectedProblem } from "../../http/errors.ts";
import { clientOf, contextFor, type CallParts } from "../../http/open-call.ts";
import { CXML_PATH } from "./paths.ts";
import { CXML_BYTES_MAX } from "./read-cxml.ts";
import { setUp } from "./set-up.ts";
import { statusOf } from "./trouble.ts";

/**
 * `POST /punchout/cxml`: a procurement system asks to let a buyer in. Whatever is wrong is said by a cXML Status under
 * HTTP 200 (reference 10): any other answer counts as a fault of the line, and is asked again for hours.
 */
export function cxmlRoutes(fastify: FastifyInstance, parts: CallParts): void {
  fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "*",
      { parseAs: "string", bodyLimit: CXML_BYTES_MAX },
      (_request, body, done) => done(null, body),
    );
    scope.setErrorHandler<FastifyError>((error, request, reply) => {
      const found = expectedProblem(error);
      if (!found) {
        const { url } = request.routeOptions;
        parts.log.error({ cause: error, url }, "A setup request could not be answered");
      }
      const { code, why } = statusOf(found?.error);
      return refuse(reply, parts, code, why);
    });
    scope.post(CXML_PATH, { bodyLimit: CXML_BYTES_MAX }, async (request, reply) => {
      const ctx = { ...contextFor(parts), client: clientOf(request) };
      const text = typeof request.body === "string" ? request.body : "";
      const answer = await setUp(ctx, text);
      if ("startUrl" in answer) {
        return sendXml(reply, setupResponse(envelope(parts), answer.startUrl));
      }
      return refuse(reply, parts, answer.code, answer.why);
    });
  });
}

/** Whatever is answered: the status is the document's. */
const CXML_HTTP = 200;

const refuse = (
  reply: FastifyReply,
  parts: CallParts,
  code: Parameters<typeof cxmlResponse>[1],
  why: string,
): FastifyReply => sendXml(reply.code(CXML_HTTP), cxmlResponse(envelope(parts), code, { why }));

const sendXml = (reply: FastifyReply, xml: string): FastifyReply =>
  reply.type("text/xml; charset=utf-8").header("cache-control", "no-store").send(xml);

function envelope({ clock, settings }: CallParts): Envelope {
  const { host } = new URL(settings.storeUrl);
  const at = clock();
  return { payloadId: `${at.getTime()}.${randomUUID()}@${host}`, at, locale: "en-US" };
}
