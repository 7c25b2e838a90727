import { orderAdminEndpoints } from "@placket/contract/order/order.admin";
import { orderEndpoints } from "@placket/contract/order/order.rest";
import { hears } from "../delivery/subscriber.ts";
import { calls } from "../http/mount.ts";
import type { Room } from "../room.ts";
import { letterTemplates } from "../mail/template/template.ts";
import { orderConfirmation } from "./letter/confirmation-letter.ts";
import { writeConfirmations } from "./letter/confirmation-mail.ts";
import { moneyOnItsWay } from "./money/money-on-its-way.ts";
import { newsBell } from "./money/news-bell.ts";
import { orderAdminHandlers } from "./order.admin.ts";
import { guestOrderQuestions } from "./owned/guest-order.ts";
import { ownedOrderResolvers } from "./owned/owned-orders.graphql.ts";
import { orderResolvers } from "./order.graphql.ts";
import { orderHandlers } from "./order.rest.ts";
import { lastOrdersAnew } from "../promotion/manage-rules.ts";
import { pricedAnew } from "./anew/priced-anew.ts";
import { recoverOrders } from "./recover-orders.ts";

export const orderRoom: Room = {
  rest: calls(orderEndpoints, orderHandlers),
  admin: calls(orderAdminEndpoints, orderAdminHandlers),
  resolvers: {
    ...orderResolvers,
    Query: { ...orderResolvers.Query, ...ownedOrderResolvers.Query },
    Mutation: { ...orderResolvers.Mutation, ...ownedOrderResolvers.Mutation },
    Customer: ownedOrderResolvers.Customer,
  },
  holds: [newsBell, moneyOnItsWay, guestOrderQuestions],
  fills: [
    hears("order.placed", orderConfirmation.name, writeConfirmations),
    letterTemplates.filledWith(orderConfirmation),
    lastOrdersAnew.filledWith(pricedAnew),
  ],
  jobs: [{ name: "recovery", everyMs: 15_000, gatherMs: 0, work: recoverOrders }],
};
