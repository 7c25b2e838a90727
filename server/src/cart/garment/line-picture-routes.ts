import type { StoredCartItem } from "@placket/domain/cart/cart";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isSameKey } from "../../embroidery/worn/picture-key.ts";
import { noPicture, readWornFile, sendSide } from "../../embroidery/worn/send-worn.ts";
import { clientOf, contextFor, type CallParts } from "../../http/open-call.ts";
import { stores } from "../../store/store-config.ts";
import { cartItems } from "../priced-cart.ts";
import { selectSavedLine } from "../saved/saved-item.sql.ts";
import { selectLink } from "../shared/shared-cart.sql.ts";
import { itemSides } from "./garment.ts";
import {
  behindLink,
  inCart,
  keyOf,
  LINE_PICTURES,
  putAside,
  type Standing,
} from "./line-pictures.ts";
import { selectLine } from "./line.sql.ts";

/**
 * Mounts `GET /media/line/{where}/{key}/{hash}-{view}.jpg`: the garment of a line with what is sewn on it, for whoever
 * was given its address (`linePictures` writes them). What is drawn is read from the line, never from the address.
 */
export function linePictureRoutes(fastify: FastifyInstance, parts: CallParts): void {
  fastify.get<LineRoute>(`${LINE_PICTURES}/:at/:key/:name`, (request, reply) =>
    answer(parts, request, reply),
  );
}

interface LineRoute {
  readonly Params: { readonly at: string; readonly key: string; readonly name: string };
}

async function answer(
  parts: CallParts,
  request: FastifyRequest<LineRoute>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { at, key, name } = request.params;
  const file = readWornFile(name);
  const found = file && (await lineAt(parts, at));
  if (!found || !isSameKey(keyOf(found.standing), key)) return noPicture(reply);
  const store = parts.held(stores).views.find(({ id }) => id === found.storeViewId);
  // In its asker's line: these are drawn for one who looks (decision 0092).
  const ctx = { ...contextFor(parts, store), client: clientOf(request) };
  const [item] = cartItems(ctx, [found.line]);
  return sendSide(reply, ctx, { sides: item ? itemSides(ctx, item) : [], file });
}

/** A line, and what opens its pictures. */
interface Found {
  readonly line: StoredCartItem;
  readonly standing: Standing;
  readonly storeViewId: number;
}

/** `cart-17`, `saved-4`, `shared-3-1`: where a line stands, and its numbers there. */
const AT = /^(cart|saved|shared)((?:-[1-9]\d{0,8}){1,2})$/;

async function lineAt(parts: CallParts, at: string): Promise<Found | undefined> {
  const [, where, numbers = ""] = AT.exec(at) ?? [];
  if (where !== "cart" && where !== "saved" && where !== "shared") return undefined;
  const [first = 0, second = 0] = numbers.slice(1).split("-").map(Number);
  const found = await FINDERS[where](parts, first, second);
  // An address has one spelling.
  return found?.standing.at === at ? found : undefined;
}

/** How a line is found by its numbers. */
const FINDERS = {
  cart: async ({ db }, itemId) => {
    const found = await selectLine(db, itemId);
    const standing = found && inCart(found)(found.line);
    return found && standing ? { ...found, standing } : undefined;
  },
  saved: async ({ db, held }, savedId) => {
    const line = await selectSavedLine(db, savedId);
    const standing = line && putAside([line])(line);
    const { views } = held(stores);
    const storeViewId =
      line?.storeViewId ?? views.find(({ websiteId }) => websiteId === line?.websiteId)?.id;
    return line && standing && storeViewId !== undefined
      ? { line, standing, storeViewId }
      : undefined;
  },
  shared: async ({ db, clock }, linkId, number) => {
    const link = await selectLink(db, linkId, clock());
    const line = link?.items.find(({ id }) => id === number);
    return link && line ? { ...link, line, standing: behindLink(link)(line) } : undefined;
  },
} as const satisfies Readonly<
  Record<string, (parts: CallParts, first: number, second: number) => Promise<Found | undefined>>
>;
