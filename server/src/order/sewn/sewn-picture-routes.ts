import { readStored } from "@placket/contract/order/stored-order.codec";
import { problem, refuse } from "@placket/domain/problem";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { wornJpeg, wornName } from "../../embroidery/worn/worn.ts";
import { contextFor, type CallParts } from "../../http/open-call.ts";
import { sendRefusal } from "../../http/send.ts";
import { stores } from "../../store/store-config.ts";
import { isKeyOf, SEWN_PICTURES, sewnOn } from "./sewn-picture.ts";
import { selectSewnLine } from "./sewn-picture.sql.ts";

/**
 * Mounts `GET /media/sewn/{line}/{key}/{hash}-{view}.jpg`: an ordered garment with what is sewn on it, for whoever was
 * given its address (`sewnPicture` writes them). A line has one picture a view, so an address makes nobody draw at will:
 * a hash that was right once, or never, is answered with today's.
 */
export function sewnPictureRoutes(fastify: FastifyInstance, parts: CallParts): void {
  fastify.get<SewnRoute>(`${SEWN_PICTURES}/:line/:key/:name`, (request, reply) =>
    answer(parts, request, reply),
  );
}

interface SewnRoute {
  readonly Params: { readonly line: string; readonly key: string; readonly name: string };
}

const LINE = /^[1-9]\d{0,14}$/;
const NAME = /^([0-9a-f]{32})-(near|whole)\.jpg$/;

async function answer(
  parts: CallParts,
  { params }: FastifyRequest<SewnRoute>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [, hash, view] = NAME.exec(params.name) ?? [];
  if (!LINE.test(params.line) || (view !== "near" && view !== "whole")) return notFound(reply);
  const row = await selectSewnLine(parts.db, Number(params.line));
  if (!row || !isKeyOf(row.id, row.token, params.key)) return notFound(reply);
  const configuration = readStored("configuration", row.configuration);
  if (!configuration.ok) return notFound(reply);
  const store = parts.held(stores).views.find(({ id }) => id === row.storeViewId);
  const ctx = contextFor(parts, store);
  const worn = sewnOn(ctx, { ...row, parts: configuration.value.parts });
  if (!worn) return notFound(reply);
  const drawn = await wornJpeg(ctx, worn, view);
  if (!drawn.ok) return sendRefusal(reply, drawn);
  const isToday = wornName(worn) === hash;
  return reply
    .type("image/jpeg")
    .header("cache-control", isToday ? FOR_EVER : FOR_AN_HOUR)
    .send(drawn.value);
}

const FOR_EVER = "public, max-age=31536000, immutable";
const FOR_AN_HOUR = "public, max-age=3600";

const notFound = (reply: FastifyReply) => sendRefusal(reply, refuse(problem("access.noSuchRoute")));
