import type { proofEndpoints } from "@placket/contract/production/proof.rest";
import { ok } from "@placket/domain/problem";
import type { Handlers } from "../../http/mount.ts";
import { transact } from "../../transact.ts";
import {
  approveProof,
  commentProof,
  proofByKey,
  proofsOfOrder,
  type BuyersProof,
} from "./buyers-proof.ts";
import { garmentToWire, versionToWire } from "./proof-wire.ts";

export const proofHandlers: Handlers<typeof proofEndpoints> = {
  proof: async ({ ctx }, { query }) => {
    const found = await proofByKey(ctx, query.key);
    return found.ok ? ok(toWire(found.value)) : found;
  },
  answerProof: async ({ ctx }, { body }) => {
    const answered = await transact(ctx, (tx) =>
      body.answer === "approve" ? approveProof(tx, body) : commentProof(tx, body),
    );
    return answered.ok ? ok(toWire(answered.value)) : answered;
  },
  orderProofs: async ({ ctx }, { query }) => {
    const found = await proofsOfOrder(ctx, query);
    return found.ok ? ok({ proofs: [...found.value] }) : found;
  },
};

const toWire = ({ job, told, versions }: BuyersProof) => ({
  ...garmentToWire(job),
  told,
  versions: versions.map(versionToWire),
});
