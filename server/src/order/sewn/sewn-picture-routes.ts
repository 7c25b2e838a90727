import { readStored } from "@placket/contract/order/stored-order.codec";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { noPicture, readWornFile, sendSide } from "../../embroidery/worn/send-worn.ts";
import { contextFor, type CallParts } from "../../http/open-call.ts";
import { stores } from "../../store/store-config.ts";
import { isKeyOf, SEWN_PICTURES, sewnSides } from "./sewn-picture.ts";
import { selectSewnLine } from "./sewn-picture.sql.ts";

/**
 * Mounts `GET /media/sewn/{line}/{key}/{hash}-{view}.jpg`: an ordered garment with what is sewn on it, for whoever was
 * given its address (`sewnPictures` writes them). A line has one picture a side and a view, so an address makes nobody
 * draw at will: a hash that was right once, or never, is answered with today's.
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

async function answer(
  parts: CallParts,
  { params }: FastifyRequest<SewnRoute>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const file = readWornFile(params.name);
  if (!LINE.test(params.line) || !file) return noPicture(reply);
  const row = await selectSewnLine(parts.db, Number(params.line));
  if (!row || !isKeyOf(row.id, row.token, params.key)) return noPicture(reply);
  const configuration = readStored("configuration", row.configuration);
  if (!configuration.ok) return noPicture(reply);
  const store = parts.held(stores).views.find(({ id }) => id === row.storeViewId);
  const ctx = contextFor(parts, store);
  const sides = sewnSides(ctx, { ...row, parts: configuration.value.parts });
  return sendSide(reply, ctx, { sides, file });
}
