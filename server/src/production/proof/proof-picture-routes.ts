import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { noPicture, readWornFile, sendWorn } from "../../embroidery/worn/send-worn.ts";
import { contextFor, type CallParts } from "../../http/open-call.ts";
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

async function answer(
  parts: CallParts,
  { params }: FastifyRequest<ProofRoute>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const file = readWornFile(params.name);
  if (!PROOF.test(params.proof) || !file) return noPicture(reply);
  const row = await selectProofPicture(parts.db, Number(params.proof));
  if (!row || !isPictureKey(row.id, row.token, params.key)) return noPicture(reply);
  const store = parts.held(stores).views.find(({ id }) => id === row.storeViewId);
  const ctx = contextFor(parts, store);
  const worn = proofWorn(ctx, { ...row, made: storedDesign(row.made) });
  return worn ? sendWorn(reply, ctx, { worn, file }) : noPicture(reply);
}
