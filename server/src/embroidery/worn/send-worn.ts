import { problem, refuse } from "@placket/domain/problem";
import type { FastifyReply } from "fastify";
import type { Ctx } from "../../context.ts";
import { sendRefusal } from "../../http/send.ts";
import { wornJpeg, wornName, type Worn, type WornSide } from "./worn.ts";
import type { WornView } from "./worn-work.ts";

/** The file of a picture as its address names it: another picture has another name. */
interface WornFile {
  readonly hash: string;
  readonly view: WornView;
}

/** Name of a garment's file in an address; `/…/{name}` is what `readWornFile` reads. */
export const wornFile = (worn: Worn, view: WornView): string => `${wornName(worn)}-${view}.jpg`;

const NAME = /^([0-9a-f]{32})-(near|whole)\.jpg$/;

/** `undefined` of what no address of ours says. */
export function readWornFile(name: string): WornFile | undefined {
  const [, hash, view] = NAME.exec(name) ?? [];
  return hash !== undefined && (view === "near" || view === "whole") ? { hash, view } : undefined;
}

/**
 * Sends the picture of a garment as it is drawn today. A name that was right once, or never, is answered with today's
 * picture too, but is not kept for ever: so an address makes nobody draw at will.
 */
export async function sendWorn(
  reply: FastifyReply,
  ctx: Ctx,
  { worn, file }: { readonly worn: Worn; readonly file: WornFile },
): Promise<FastifyReply> {
  const drawn = await wornJpeg(ctx, worn, file.view);
  if (!drawn.ok) return sendRefusal(reply, drawn);
  const isToday = wornName(worn) === file.hash;
  return reply
    .type("image/jpeg")
    .header("cache-control", isToday ? FOR_EVER : FOR_AN_HOUR)
    .send(drawn.value);
}

/** The same of a garment with pictures of several sides: the one that is named, else the first. */
export function sendSide(
  reply: FastifyReply,
  ctx: Ctx,
  { sides, file }: { readonly sides: readonly WornSide[]; readonly file: WornFile },
): Promise<FastifyReply> | FastifyReply {
  const named = sides.find(({ worn }) => wornName(worn) === file.hash) ?? sides[0];
  return named ? sendWorn(reply, ctx, { worn: named.worn, file }) : noPicture(reply);
}

// They show names: nobody on the way keeps them, for who is forgotten is not told there.
const FOR_EVER = "private, max-age=31536000, immutable";
const FOR_AN_HOUR = "private, max-age=3600";

/** There is no picture at that address. */
export const noPicture = (reply: FastifyReply): FastifyReply =>
  sendRefusal(reply, refuse(problem("access.noSuchRoute")));
