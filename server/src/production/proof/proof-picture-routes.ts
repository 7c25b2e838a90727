import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Db } from "../../db/database.ts";
import { noPicture, readWornFile, sendWorn } from "../../embroidery/worn/send-worn.ts";
import { contextFor, type CallParts } from "../../http/open-call.ts";
import { stores } from "../../store/store-config.ts";
import { isPictureKey, PROOF_PICTURES, proofWorn } from "./proof-picture.ts";
import { designOf } from "./proof-sheet.ts";
import { selectProofJob, selectProofPicture } from "./proof.sql.ts";
import { storedDesign } from "./stored-proof.ts";

/**
 * Mounts `GET /media/proof/{version}/{key}/{hash}-{view}.jpg`: a garment with the design of one version of a proof, for
 * whoever was given its address (`proofPictures` writes them); of a job before its first version by `j` and its id. As with what was ordered, no address makes anybody draw at
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

const PROOF = /^(j?)([1-9]\d{0,14})$/;

async function answer(
  parts: CallParts,
  { params }: FastifyRequest<ProofRoute>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const file = readWornFile(params.name);
  const [, isJob = "", digits = ""] = PROOF.exec(params.proof) ?? [];
  if (digits === "" || !file) return noPicture(reply);
  const id = Number(digits);
  const row = isJob ? await jobToPicture(parts.db, id) : await versionToPicture(parts.db, id);
  if (!row || !isPictureKey(row.id, row.token, params.key)) return noPicture(reply);
  const store = parts.held(stores).views.find(({ id }) => id === row.storeViewId);
  const ctx = contextFor(parts, store);
  const worn = proofWorn(ctx, row);
  return worn ? sendWorn(reply, ctx, { worn, file }) : noPicture(reply);
}

async function versionToPicture(db: Db, id: number) {
  const row = await selectProofPicture(db, id);
  return row && { ...row, id: `${id}` as const, made: storedDesign(row.made) };
}

/** What would be sent of a job today; nothing once its buyer is forgotten. */
async function jobToPicture(db: Db, id: number) {
  const job = await selectProofJob(db, id);
  const made = job && designOf(job);
  return made ? { ...job, id: `j${id}` as const, made } : undefined;
}
