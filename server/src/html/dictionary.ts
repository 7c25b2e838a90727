import type { Words } from "@placket/domain/phrase";
import type { FastifyInstance } from "fastify";
import { sendPrepared } from "../http/send.ts";
import type { Prepared } from "../http/reply.ts";
import { prepared } from "./prepared.ts";

/** The phrases of a locale by their English ones, and what changes when they do. */
export interface Dictionary {
  readonly words: Words;
  readonly version: string;
}

/** The address of a locale's phrases; it may be kept for good, a change has another one. */
export function dictionaryAddress(locale: string, { version }: Dictionary): string {
  return `/${encodeURIComponent(locale)}/js-translation.json?v=${encodeURIComponent(version)}`;
}

/** Answers `GET /{locale}/js-translation.json` (CONF-37); a locale without phrases has none, which is no fault. */
export function dictionaryRoute(
  fastify: FastifyInstance,
  dictionaryOf: (locale: string) => Dictionary | undefined,
): void {
  const made = new Map<string, Promise<Prepared>>();
  const preparedOf = ({ words, version }: Dictionary): Promise<Prepared> => {
    const known = made.get(version);
    if (known) return known;
    const fresh = prepared(Buffer.from(JSON.stringify(words)), JSON_TYPE);
    made.set(version, fresh);
    return fresh;
  };
  fastify.get<{ Params: { locale: string }; Querystring: { v?: unknown } }>(
    "/:locale/js-translation.json",
    async (request, reply) => {
      const dictionary = dictionaryOf(request.params.locale);
      if (!dictionary) return reply.header("cache-control", FOR_AN_HOUR).send({});
      const cacheControl = request.query.v === dictionary.version ? FOR_GOOD : FOR_AN_HOUR;
      return sendPrepared({ request, reply }, { ...(await preparedOf(dictionary)), cacheControl });
    },
  );
}

const JSON_TYPE = "application/json; charset=utf-8";
const FOR_AN_HOUR = "public, max-age=3600";
const FOR_GOOD = "public, max-age=31536000, immutable";
