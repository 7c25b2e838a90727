import type { FastifyInstance } from "fastify";
import { noPicture } from "../../embroidery/worn/send-worn.ts";
import { keptWorn } from "../../embroidery/worn/worn.ts";
import type { CallParts } from "../../http/open-call.ts";

/** Where `GET` finds pictures that were drawn for somebody. */
export const SHOWN_PICTURES = "/media/shown";

const NAME = /^([0-9a-f]{32})-(near|large)\.jpg$/;

/**
 * Mounts `GET /media/shown/{hash}-{view}.jpg`: a picture that was drawn for whoever asked `generate-lp-images`. Nothing
 * is drawn here: what is not kept any more is asked for anew.
 */
export function shownPictures(fastify: FastifyInstance, { held, clock }: CallParts): void {
  fastify.get<{ readonly Params: { readonly name: string } }>(
    `${SHOWN_PICTURES}/:name`,
    async ({ params }, reply) => {
      const [, hash, view] = NAME.exec(params.name) ?? [];
      if (hash === undefined || (view !== "near" && view !== "large")) return noPicture(reply);
      const kept = await keptWorn({ held, now: clock() }, { hash, view });
      if (!kept) return noPicture(reply);
      return reply
        .type("image/jpeg")
        .header("cache-control", "private, max-age=86400, immutable")
        .send(Buffer.from(kept));
    },
  );
}
