import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { wornItem } from "../cart/garment/garment.ts";
import { cartItems } from "../cart/priced-cart.ts";
import { noPicture, readWornFile, sendWorn } from "../embroidery/worn/send-worn.ts";
import { contextFor, type CallParts } from "../http/open-call.ts";
import { stores } from "../store/store-config.ts";
import { isPictureKey, SAVED_PICTURES } from "./saved-picture.ts";
import { selectPictured } from "./saved-product.sql.ts";

/**
 * Mounts `GET /media/saved/{id}/{key}/{hash}-{view}.jpg`: a saved garment with what is sewn on it, for whoever was given
 * its address (`savedPicture` writes them). What is drawn is read from the saved product, never from the address.
 */
export function savedPictureRoutes(fastify: FastifyInstance, parts: CallParts): void {
  fastify.get<SavedRoute>(`${SAVED_PICTURES}/:id/:key/:name`, (request, reply) =>
    answer(parts, request, reply),
  );
}

interface SavedRoute {
  readonly Params: { readonly id: string; readonly key: string; readonly name: string };
}

const ID = /^[1-9]\d{0,8}$/;

async function answer(
  parts: CallParts,
  { params }: FastifyRequest<SavedRoute>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const file = readWornFile(params.name);
  if (!ID.test(params.id) || !file) return noPicture(reply);
  const saved = await selectPictured(parts.db, Number(params.id));
  if (!saved || !isPictureKey(saved, params.key)) return noPicture(reply);
  const store = parts.held(stores).views.find(({ websiteId }) => websiteId === saved.websiteId);
  const ctx = contextFor(parts, store);
  const [item] = cartItems(ctx, [saved]);
  const worn = item && wornItem(ctx, item);
  return worn ? sendWorn(reply, ctx, { worn, file }) : noPicture(reply);
}
