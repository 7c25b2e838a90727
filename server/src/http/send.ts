import type { ReplyKind } from "@placket/contract/kinds";
import type { Say } from "@placket/domain/phrase";
import type { Result } from "@placket/domain/problem";
import type { FastifyReply, FastifyRequest } from "fastify";
import { sayInEnglish } from "../translation/say.ts";
import { pickEncoding } from "./encoding.ts";
import { localPath } from "./local-path.ts";
import {
  refusalReply,
  type FileAnswer,
  type HtmlAnswer,
  type Prepared,
  type RedirectAnswer,
  type StreamAnswer,
  type XmlAnswer,
} from "./reply.ts";

export type Refused = Extract<Result<unknown>, { readonly ok: false }>;

/** A request and the reply that it gets. */
export interface Way {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A text alone would go out as it is: as JSON it stands in its quotes. */
const sendJson = (reply: FastifyReply, value: unknown): FastifyReply =>
  typeof value === "string"
    ? reply.type("application/json; charset=utf-8").send(JSON.stringify(value))
    : reply.send(value);

/** How an answer of each kind goes out. */
export const senders = {
  json: (way: Way, answer: Prepared | Extract<Result<unknown>, { readonly ok: true }>) =>
    "prepared" in answer ? sendPrepared(way, answer) : sendJson(unkept(way), answer.value),
  file: (way: Way, answer: FileAnswer | StreamAnswer) =>
    "stream" in answer
      ? attached(way, answer.stream).send(answer.stream.content)
      : attached(way, answer.file).send(bufferOf(answer.file.bytes)),
  html: (way: Way, { html }: HtmlAnswer) =>
    unkept(way)
      .header("content-security-policy", LOOKED_AT)
      .header("x-frame-options", "SAMEORIGIN")
      .type("text/html; charset=utf-8")
      .send(html),
  // 303: what was a form is asked for anew by GET.
  redirect: (way: Way, { redirect }: RedirectAnswer) =>
    unkept(way).redirect(localPath(redirect), 303),
  xml: (way: Way, { xml }: XmlAnswer) =>
    unkept(way).type("application/xml; charset=utf-8").send(xml),
} as const satisfies Readonly<Record<ReplyKind, unknown>>;

/** It may hold what others wrote: no scripts, no forms, no origin; pictures and styles only. */
const LOOKED_AT =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https: data:; frame-ancestors 'self'";

/** What is saved under a name. */
const attached = (way: Way, { name, contentType }: { name: string; contentType: string }) =>
  unkept(way).header("content-disposition", `attachment; filename="${name}"`).type(contentType);

const bufferOf = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const unkept = ({ reply }: Way) => reply.header("cache-control", "no-store");

/** Sends bytes made beforehand; 304 when the browser holds them already. */
export function sendPrepared({ request, reply }: Way, answer: Prepared) {
  reply
    .header("etag", answer.etag)
    .header("cache-control", answer.cacheControl ?? "private, no-cache");
  reply.header("vary", "accept-encoding, cookie");
  if (request.headers["if-none-match"] === answer.etag) return reply.code(304).send();
  const encoding = pickEncoding(request.headers["accept-encoding"], answer.encodings);
  if (encoding) reply.header("content-encoding", encoding);
  reply.type(answer.contentType);
  return reply.send((encoding && answer.encodings[encoding]) || answer.body);
}

/** Sends a refusal in the words of `say`; English where no store view is known yet. */
export function sendRefusal(reply: FastifyReply, refused: Refused, say: Say = sayInEnglish) {
  const { status, body } = refusalReply(refused.problems, say);
  return reply.code(status).header("cache-control", "no-store").send(body);
}
