import { rewardEndpoints } from "@placket/contract/reward/reward.rest";
import { HOUR_MS } from "@placket/domain/durations";
import { hears } from "../delivery/subscriber.ts";
import { calls } from "../http/mount.ts";
import { tileRewards } from "../catalog/tile-rewards.ts";
import { letterTemplates } from "../mail/template/template.ts";
import type { Room } from "../room.ts";
import { pointsEarned } from "./earned-letter.ts";
import { takePointsBack } from "./take-back.ts";
import { earnPoints, expirePoints } from "./earn-points.ts";
import { pointsEnding } from "./ending-letter.ts";
import { rewardsOnTiles } from "./product-rewards.ts";
import { remindOfPoints } from "./remind-of-points.ts";
import { rewardResolvers } from "./reward.graphql.ts";
import { rewardHandlers } from "./reward.rest.ts";

export const rewardRoom: Room = {
  rest: calls(rewardEndpoints, rewardHandlers),
  resolvers: rewardResolvers,
  fills: [
    hears("order.completed", "reward.points", earnPoints),
    hears("order.refunded", "reward.pointsBack", takePointsBack),
    tileRewards.filledWith(rewardsOnTiles),
    letterTemplates.filledWith(pointsEarned, pointsEnding),
  ],
  jobs: [
    { name: "points", everyMs: HOUR_MS, gatherMs: 0, work: expirePoints },
    { name: "points that end", everyMs: HOUR_MS, gatherMs: 0, work: remindOfPoints },
  ],
};
