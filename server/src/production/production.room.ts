import { designAdminEndpoints } from "@placket/contract/production/design.admin";
import { jobPaperEndpoints } from "@placket/contract/production/job-paper.admin";
import { machineAdminEndpoints } from "@placket/contract/production/machine.admin";
import { productionEndpoints } from "@placket/contract/production/production.admin";
import { proofAdminEndpoints } from "@placket/contract/production/proof.admin";
import { threadAdminEndpoints } from "@placket/contract/production/thread.admin";
import { proofEndpoints } from "@placket/contract/production/proof.rest";
import { DAY_MS, HOUR_MS } from "@placket/domain/durations";
import { hasBegun } from "@placket/domain/production/job-steps";
import { carrier } from "../delivery/deliver-outside.ts";
import { hears } from "../delivery/subscriber.ts";
import { calls } from "../http/mount.ts";
import { letterTemplates } from "../mail/template/template.ts";
import { unfinishedWork } from "../order/ship/unfinished-work.ts";
import { begunWork } from "../order/step/begun-work.ts";
import type { Room } from "../room.ts";
import { jobCounter } from "./count-stitches.ts";
import { designHandlers } from "./design/design.admin.ts";
import { machineHandlers } from "./machine/machine.admin.ts";
import { makeJobs } from "./make-jobs.ts";
import { jobPaperHandlers } from "./papers/papers.admin.ts";
import { productionHandlers } from "./production.admin.ts";
import { countUnsewn, selectHowFar } from "./production.sql.ts";
import { proofQuestions } from "./proof/buyers-proof.ts";
import { commentLetter } from "./proof/comment-letter.ts";
import { forgetOverLinks } from "./proof/kept-proofs.ts";
import { proofLetter, proofReminder } from "./proof/proof-letter.ts";
import { proofPictureRoutes } from "./proof/proof-picture-routes.ts";
import { proofAdminHandlers } from "./proof/proof.admin.ts";
import { proofHandlers } from "./proof/proof.rest.ts";
import { remindOfProofs } from "./proof/remind-of-proofs.ts";
import { sewDigitized } from "./proof/sew-digitized.ts";
import { threadHandlers } from "./thread/thread.admin.ts";

export const productionRoom: Room = {
  rest: calls(proofEndpoints, proofHandlers),
  admin: calls(
    {
      ...productionEndpoints,
      ...jobPaperEndpoints,
      ...machineAdminEndpoints,
      ...designAdminEndpoints,
      ...proofAdminEndpoints,
      ...threadAdminEndpoints,
    },
    {
      ...productionHandlers,
      ...jobPaperHandlers,
      ...machineHandlers,
      ...designHandlers,
      ...proofAdminHandlers,
      ...threadHandlers,
    },
  ),
  routes: proofPictureRoutes,
  holds: [proofQuestions],
  fills: [
    hears("order.placed", "production.jobs", makeJobs),
    hears("production.orderFound", "production.foundJobs", makeJobs),
    hears("embroidery.logoDigitized", "production.digitized", sewDigitized),
    hears("production.logoOrdered", "production.orderedLogos", sewDigitized),
    jobCounter.filling,
    unfinishedWork.filledWith((tx, itemIds) => countUnsewn(tx.db, itemIds)),
    begunWork.filledWith(async ({ db }, itemIds, hold) =>
      (await selectHowFar(db, itemIds, hold)).some(hasBegun),
    ),
    letterTemplates.filledWith(proofLetter),
    letterTemplates.filledWith(proofReminder),
    letterTemplates.filledWith(commentLetter),
  ],
  jobs: [
    carrier(jobCounter),
    { name: "reminders of proofs", everyMs: HOUR_MS, gatherMs: 0, work: remindOfProofs },
    { name: "links of proofs", everyMs: DAY_MS, gatherMs: 0, work: forgetOverLinks },
  ],
};
