import type { proofAdminEndpoints } from "@placket/contract/production/proof.admin";
import { ok } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import type { Handlers } from "../../http/mount.ts";
import { transact } from "../../transact.ts";
import { changeDesign, designChoices, sewnAnew } from "./change-design.ts";
import { garmentToWire, shownToWire, versionToWire } from "./proof-wire.ts";
import { commentedProofs, moveProof, proofOfJob, type JobProof } from "./staff-proofs.ts";

export const proofAdminHandlers: Handlers<typeof proofAdminEndpoints> = {
  jobProof: async ({ ctx }, { params }) => {
    const found = await proofOfJob(ctx, params.id);
    return found.ok ? ok(toWire(ctx, found.value)) : found;
  },
  moveProof: async ({ ctx }, { params, body }) => {
    const moved = await transact(ctx, (tx) => moveProof(tx, params.id, body));
    return moved.ok ? ok(toWire(ctx, moved.value)) : moved;
  },
  proofComments: async ({ ctx }) => ok({ count: await commentedProofs(ctx) }),
  changeJobDesign: async ({ ctx }, { params: { id }, body: { version, ...wish } }) => {
    const sewn = await sewnAnew(ctx, id, wish);
    if (!sewn.ok) return sewn;
    const changed = await transact(ctx, (tx) => changeDesign(tx, id, { version, ...sewn.value }));
    return changed.ok ? ok(toWire(ctx, changed.value)) : changed;
  },
};

function toWire(ctx: Ctx, { job, approval, steps, next, versions }: JobProof) {
  const choices = designChoices(ctx, job);
  return {
    ...garmentToWire(job),
    id: job.id,
    version: job.version,
    approval,
    steps: [...steps],
    isThreaded: job.isThreaded,
    next: next && shownToWire(next),
    design: choices && {
      ...choices,
      fonts: [...choices.fonts],
      threads: [...choices.threads],
      placements: [...choices.placements],
    },
    versions: versions.map((one) => {
      const wire = versionToWire(one);
      const staff = one.events.map((event) => event.staff);
      return {
        ...wire,
        events: wire.events.map((event, at) => ({ ...event, staff: staff[at] ?? null })),
      };
    }),
  };
}
