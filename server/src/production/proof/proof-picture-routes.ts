import { problem, refuse } from "@placket/domain/problem";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { wornJpeg, wornName } from "../../embroidery/worn/worn.ts";
import { contextFor, type CallParts } from "../../http/open-call.ts";
import { sendRefusal } from "../../http/send.ts";
import { stores } from "../../store/store-config.ts";
import { isPictureKey, PROOF_PICTURES, proofWorn } from "./proof-picture.ts";
import { selectProofPicture } from "./proof.sql.ts";
import { storedDesign } from "./stored-proof.ts";

/**
 * Mounts `GET /media/proof/{version}/{key}/{hash}-{view}.jpg`: a garment with the design of one version of a proof, for
 * whoever was given its address (`proofPictures` writes them). As with what was ordered, no address makes anybody draw at
 * will: a version has one picture a view.
 */
export function proofPictureRoutes(fastify: FastifyInstance, parts: CallParts): void {
  fastify.get<ProofRoute>(`${PROOF_PICTURES}/:proof/:key/:name`, (request, reply) =>
    answer(parts, request, reply),
  );
}

interface ProofRoute {
  readonly Params: { readonly proof: string; readonly key: string; readonly name: string };
}

const PROOF = /^[1-9]\d{0,14}$/;
const NAME = /^([0-9a-f]{32})-(near|whole)\.jpg$/;

async function answer(
  parts: CallParts,
  { params }: FastifyRequest<ProofRoute>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [, hash, view] = NAME.exec(params.name) ?? [];
  if (!PROOF.test(params.proof) || (view !== "near" && view !== "whole")) return notFound(reply);
  const row = await selectProofPicture(parts.db, Number(params.proof));
  if (!row || !isPictureKey(row.id, row.token, params.key)) return notFound(reply);
  const store = parts.held(stores).views.find(({ id }) => id === row.storeViewId);
  const ctx = contextFor(parts, store);
  const worn = proofWorn(ctx, { ...row, made: storedDesign(row.made) });
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
