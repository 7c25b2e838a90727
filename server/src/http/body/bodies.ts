import multipart from "@fastify/multipart";
import { BODY_KINDS, bodyKindOf, type BodyKind } from "@placket/contract/kinds";
import { problem, type Problem } from "@placket/domain/problem";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { provenanceOf } from "../../session/own-page.ts";
import { readForm } from "./form-body.ts";
import { readJson } from "./json-body.ts";
import { readMultipart } from "./multipart-body.ts";
import { readXml } from "./xml-body.ts";

/** Reads JSON bodies, and no others: `text/plain` would let another site post without being asked first. */
export function readJsonOnly(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  readWhole(fastify, BODY_KINDS.json, readJson);
}

/**
 * Below this instance bodies of every kind are read; which of them a call takes, its row says. Files that are too large
 * for the memory lie in the folder `landing` until their call is answered.
 */
export async function readEveryKind(scope: FastifyInstance, landing: string): Promise<void> {
  readWhole(scope, BODY_KINDS.form, readForm);
  readWhole(scope, BODY_KINDS.xml, readXml);
  await scope.register(multipart);
  scope.addHook("preValidation", async (request, reply) => {
    if (request.isMultipart()) request.body = await readMultipart(request, reply, landing);
  });
}

function readWhole(
  fastify: FastifyInstance,
  types: readonly string[],
  read: (text: string) => unknown,
): void {
  fastify.addContentTypeParser([...types], { parseAs: "string" }, (_request, body, done) => {
    try {
      done(null, read(String(body)));
    } catch (error) {
      done(error as Error, undefined);
    }
  });
}

/** What any page may make a browser send, without the store being asked first. */
const UNASKED: ReadonlySet<BodyKind> = new Set<BodyKind>(["form", "multipart"]);

/**
 * Whether a page of somebody else sends a form. It comes without the store's cookies and would still be
 * answered with some: a stranger could give a visitor another cart.
 */
export function isStrangersForm(request: FastifyRequest, storeUrl: string): boolean {
  const kind = bodyKindOf(request.headers["content-type"] ?? "");
  if (kind === undefined || !UNASKED.has(kind)) return false;
  return provenanceOf(request, storeUrl) === "stranger";
}

/** What is wrong with the kind of a request's body, before anything of it is read. */
export function wrongKind(
  { headers }: FastifyRequest,
  takes: readonly BodyKind[],
): Problem | undefined {
  const type = headers["content-type"];
  if (type === undefined) return undefined;
  const kind = bodyKindOf(type);
  if (kind !== undefined && takes.includes(kind)) return undefined;
  const names = takes.map((each) => BODY_KINDS[each][0]);
  return problem("access.unsupportedType", "", names.join(", "));
}
