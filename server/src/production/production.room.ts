import { productionEndpoints } from "@placket/contract/production/production.admin";
import { carrier } from "../delivery/deliver-outside.ts";
import { hears } from "../delivery/subscriber.ts";
import { calls } from "../http/mount.ts";
import type { Room } from "../room.ts";
import { jobCounter } from "./count-stitches.ts";
import { makeJobs } from "./make-jobs.ts";
import { productionHandlers } from "./production.admin.ts";

export const productionRoom: Room = {
  admin: calls(productionEndpoints, productionHandlers),
  fills: [
    hears("order.placed", "production.jobs", makeJobs),
    hears("production.orderFound", "production.foundJobs", makeJobs),
    jobCounter.filling,
  ],
  jobs: [carrier(jobCounter)],
};
