import type { proofAdminEndpoints } from "@placket/contract/production/proof.admin";
import { ok } from "@placket/domain/problem";
import type { Handlers } from "../../http/mount.ts";
import { transact } from "../../transact.ts";
import { garmentToWire, versionToWire } from "./proof-wire.ts";
import { moveProof, proofOfJob, type JobProof } from "./staff-proofs.ts";

export const proofAdminHandlers: Handlers<typeof proofAdminEndpoints> = {
  jobProof: async ({ ctx }, { params }) => {
    const found = await proofOfJob(ctx, params.id);
    return found.ok ? ok(toWire(found.value)) : found;
  },
  moveProof: async ({ ctx }, { params, body }) => {
    const moved = await transact(ctx, (tx) => moveProof(tx, params.id, body));
    return moved.ok ? ok(toWire(moved.value)) : moved;
  },
};

const toWire = ({ job, approval, steps, versions }: JobProof) => ({
  ...garmentToWire(job),
  id: job.id,
  version: job.version,
  approval,
  steps: [...steps],
  versions: versions.map((one) => {
    const wire = versionToWire(one);
    const staff = one.events.map((event) => event.staff);
    return {
      ...wire,
      events: wire.events.map((event, at) => ({ ...event, staff: staff[at] ?? null })),
    };
  }),
});
