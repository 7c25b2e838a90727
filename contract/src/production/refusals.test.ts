import { STAFF_ROLES } from "@placket/domain/access/permissions";
import { aStaff } from "@placket/domain/access/principal";
import { ORDER_STATUSES } from "@placket/domain/order/order-status";
import { JOB_STATES } from "@placket/domain/production/job-state";
import {
  BEFORE_SEWING,
  JOB_STEP_NAMES,
  jobCan,
  mayCount,
  type JobFacts,
} from "@placket/domain/production/job-steps";
import { APPROVALS } from "@placket/domain/production/proof/approval";
import { PROOF_STATES } from "@placket/domain/production/proof/proof-state";
import {
  drawnAlong,
  lastProof,
  proofCan,
  STAFF_PROOF_STEPS,
  type ProofFacts,
} from "@placket/domain/production/proof/proof-steps";
import { describe, expect, it } from "vitest";
import { productionEndpoints } from "./production.admin.ts";
import { proofAdminEndpoints } from "./proof.admin.ts";

const EVERYBODY = STAFF_ROLES.map((role) => aStaff({ staffId: 1, email: "jo@example.com", role }));

/** Every job that there can be, as far as a rule asks. */
const JOBS: readonly JobFacts[] = JOB_STATES.flatMap((state) =>
  (state === "held" ? BEFORE_SEWING : [null]).flatMap((heldFrom) =>
    ORDER_STATUSES.flatMap((orderStatus) =>
      APPROVALS.flatMap((approval) =>
        [0, 2].flatMap((pieces) =>
          [true, false].map((isThreaded) => ({
            state,
            heldFrom,
            orderStatus,
            approval,
            pieces,
            isThreaded,
          })),
        ),
      ),
    ),
  ),
);

/** The same, with every proof. */
const PROOFS: readonly ProofFacts[] = JOBS.flatMap((job) =>
  [undefined, ...PROOF_STATES].flatMap((state) =>
    [true, false].map((isNeeded) => ({ job, isNeeded, last: lastProof(state) })),
  ),
);

/** Why a proof cannot be replaced: a call that meets another design than was shown begins by that. */
const replaced = () =>
  PROOFS.map((proof) => {
    const drawn = drawnAlong("replace", proof);
    return typeof drawn === "string" ? drawn : true;
  });

describe("issue 10.7 a call lists every refusal that its rule gives", () => {
  it.each([
    [
      "moveJob",
      productionEndpoints.moveJob,
      () =>
        EVERYBODY.flatMap((who) =>
          JOB_STEP_NAMES.flatMap((step) => JOBS.map((job) => jobCan(who, step, job))),
        ),
    ],
    [
      "countJob",
      productionEndpoints.countJob,
      () =>
        EVERYBODY.flatMap((who) =>
          [0, 1, 3].flatMap((done) => JOBS.map((job) => mayCount(who, job, done))),
        ),
    ],
    [
      "moveProof",
      proofAdminEndpoints.moveProof,
      () =>
        replaced().concat(
          EVERYBODY.flatMap((who) =>
            STAFF_PROOF_STEPS.flatMap((step) => PROOFS.map((proof) => proofCan(who, step, proof))),
          ),
        ),
    ],
    ["changeJobDesign", proofAdminEndpoints.changeJobDesign, replaced],
  ])("%s", (_, { errors }, walk) => {
    const given = [...new Set(walk())].filter((answer) => answer !== true);
    expect(given).not.toEqual([]);
    expect(errors).toEqual(expect.arrayContaining(given));
  });
});
