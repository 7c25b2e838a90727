import { conversionAdminEndpoints } from "@placket/contract/conversion/conversion.admin";
import { HOUR_MS, SECOND_MS } from "@placket/domain/durations";
import { carrier } from "../delivery/deliver-outside.ts";
import { hears } from "../delivery/subscriber.ts";
import { calls } from "../http/mount.ts";
import { beforeOrder } from "../checkout/before-order.ts";
import { choiceHeeded } from "../consent/choice-heeded.ts";
import type { Room } from "../room.ts";
import { conversionAdminHandlers } from "./conversion.admin.ts";
import { conversionResolvers } from "./conversion.graphql.ts";
import { conversionTries } from "./conversion.ts";
import { forgetUntold } from "./forget-untold.ts";
import { meta } from "./meta.ts";
import { notePlacing, notePurchases } from "./purchase.ts";
import { forgetOldConversions, makeBatches, metaTeller } from "./tell-meta.ts";

export const conversionRoom: Room = {
  admin: calls(conversionAdminEndpoints, conversionAdminHandlers),
  resolvers: conversionResolvers,
  holds: [conversionTries, meta],
  fills: [
    beforeOrder.filledWith(notePlacing),
    choiceHeeded.filledWith(forgetUntold),
    hears("order.placed", "conversion.purchase", notePurchases),
    metaTeller.filling,
  ],
  jobs: [
    { name: "conversions", everyMs: 10 * SECOND_MS, gatherMs: 0, work: makeBatches },
    carrier(metaTeller),
    { name: "old conversions", everyMs: HOUR_MS, gatherMs: 0, work: forgetOldConversions },
  ],
};
