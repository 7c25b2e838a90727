import { exchangeEndpoints } from "@placket/contract/order/exchange.admin";
import { boardEndpoints } from "@placket/contract/order/board.admin";
import { orderAdminEndpoints } from "@placket/contract/order/order.admin";
import { machineFileEndpoints } from "@placket/contract/order/machine-file.admin";
import { orderTeamEndpoints } from "@placket/contract/order/team.admin";
import { movementEndpoints } from "@placket/contract/order/movement.admin";
import { orderLetterEndpoints } from "@placket/contract/order/order-letters.admin";
import { orderStepEndpoints } from "@placket/contract/order/order-steps.admin";
import { noticeEndpoints } from "@placket/contract/order/notice.admin";
import { orderEndpoints } from "@placket/contract/order/order.rest";
import { returnEndpoints } from "@placket/contract/order/return.admin";
import { shipmentEndpoints } from "@placket/contract/order/shipment.admin";
import { HOUR_MS } from "@placket/domain/durations";
import { hears } from "../delivery/subscriber.ts";
import { calls } from "../http/mount.ts";
import { logoUses } from "../embroidery/logo/logo-uses.ts";
import { paperPress } from "../print/paper-press.ts";
import type { Room } from "../room.ts";
import { letterTemplates } from "../mail/template/template.ts";
import { orderCanceled } from "./letter/canceled-letter.ts";
import { cancelRequested } from "./letter/cancel-request-letter.ts";
import { orderNote } from "./letter/note-letter.ts";
import { orderConfirmation } from "./letter/confirmation-letter.ts";
import { orderLetterHandlers } from "./letter/order-letters.admin.ts";
import { writeConfirmations } from "./letter/confirmation-mail.ts";
import { differenceLetter } from "./exchange/difference-letter.ts";
import { exchangeResolvers } from "./exchange/exchange.graphql.ts";
import { exchangeHandlers } from "./exchange/exchange.admin.ts";
import { recoverMovements } from "./movement/carry-out.ts";
import { moneyLetters } from "./movement/money-letters.ts";
import { movementHandlers } from "./movement/movement.admin.ts";
import { keepPaidCards } from "./money/keep-card.ts";
import { moneyOnItsWay } from "./money/money-on-its-way.ts";
import { declinedTries } from "./money/declined-tries.ts";
import { newsBell } from "./money/news-bell.ts";
import { noticeHandlers } from "./notice/notice.admin.ts";
import { forgetNotices, noticesForged } from "./notice/hear-notice.ts";
import { noticeRoutes } from "./notice/notice-routes.ts";
import { orderAdminHandlers } from "./order.admin.ts";
import { boardHandlers } from "./board/board.admin.ts";
import { cancelRequests } from "./cancel/cancel-request.ts";
import { cancelOwnedResolvers } from "./cancel/cancel-owned.graphql.ts";
import { guestOrderQuestions } from "./owned/guest-order.ts";
import { ownedOrderResolvers } from "./owned/owned-orders.graphql.ts";
import { orderResolvers } from "./order.graphql.ts";
import { orderHandlers } from "./order.rest.ts";
import { lastOrdersAnew } from "../promotion/manage-rules.ts";
import { pricedAnew } from "./anew/priced-anew.ts";
import { completeNothingToShip } from "./movement/nothing-to-ship.ts";
import { orderStepHandlers } from "./step/order-steps.admin.ts";
import { orderReturnLetter } from "./return/return-letter.ts";
import { returnHandlers } from "./return/return.admin.ts";
import { returnResolvers } from "./return/return.graphql.ts";
import { machineFileHandlers } from "./staff/machine-file.admin.ts";
import { orderTeamHandlers } from "./staff/team.admin.ts";
import { logosInOrders } from "./sewn/ordered-logos.sql.ts";
import { sewnPictureRoutes } from "./sewn/sewn-picture-routes.ts";
import { shipmentHandlers } from "./ship/shipment.admin.ts";
import { orderShipped } from "./ship/shipped-letter.ts";
import { recoverOrders } from "./recover-orders.ts";
import { rankSales } from "./sold/sales-rank.ts";

/** How often what is bought most is counted anew. */
const RANKED_MS = 6 * HOUR_MS;

export const orderRoom: Room = {
  rest: calls(orderEndpoints, orderHandlers),
  admin: calls(
    {
      ...orderAdminEndpoints,
      ...boardEndpoints,
      ...orderStepEndpoints,
      ...shipmentEndpoints,
      ...machineFileEndpoints,
      ...orderTeamEndpoints,
      ...movementEndpoints,
      ...returnEndpoints,
      ...exchangeEndpoints,
      ...orderLetterEndpoints,
      ...noticeEndpoints,
    },
    {
      ...orderAdminHandlers,
      ...boardHandlers,
      ...orderStepHandlers,
      ...shipmentHandlers,
      ...machineFileHandlers,
      ...orderTeamHandlers,
      ...movementHandlers,
      ...returnHandlers,
      ...exchangeHandlers,
      ...orderLetterHandlers,
      ...noticeHandlers,
    },
  ),
  routes: (fastify, parts) => {
    noticeRoutes(fastify, parts);
    sewnPictureRoutes(fastify, parts);
  },
  resolvers: {
    ...orderResolvers,
    Query: { ...orderResolvers.Query, ...ownedOrderResolvers.Query },
    Mutation: {
      ...orderResolvers.Mutation,
      ...ownedOrderResolvers.Mutation,
      ...cancelOwnedResolvers.Mutation,
      ...returnResolvers.Mutation,
      ...exchangeResolvers.Mutation,
    },
    StoreConfig: cancelOwnedResolvers.StoreConfig,
    Customer: { ...ownedOrderResolvers.Customer, ...returnResolvers.Customer },
    CustomerOrder: {
      ...orderResolvers.CustomerOrder,
      ...ownedOrderResolvers.CustomerOrder,
      ...returnResolvers.CustomerOrder,
    },
    CustomerOrders: ownedOrderResolvers.CustomerOrders,
    OrderItem: ownedOrderResolvers.OrderItem,
    BundleOrderItem: ownedOrderResolvers.BundleOrderItem,
    GiftCardOrderItem: ownedOrderResolvers.GiftCardOrderItem,
    Return: returnResolvers.Return,
    RequestReturnOutput: returnResolvers.RequestReturnOutput,
  },
  holds: [
    newsBell,
    moneyOnItsWay,
    guestOrderQuestions,
    cancelRequests,
    declinedTries,
    noticesForged,
    paperPress,
  ],
  fills: [
    hears("order.placed", orderConfirmation.name, writeConfirmations),
    hears("order.placed", "order.cards", keepPaidCards),
    hears("order.placed", "order.nothingToShip", completeNothingToShip),
    letterTemplates.filledWith(orderConfirmation),
    letterTemplates.filledWith(orderCanceled),
    letterTemplates.filledWith(cancelRequested),
    letterTemplates.filledWith(orderNote),
    letterTemplates.filledWith(orderShipped),
    letterTemplates.filledWith(orderReturnLetter),
    letterTemplates.filledWith(differenceLetter),
    letterTemplates.filledWith(moneyLetters.invoice),
    letterTemplates.filledWith(moneyLetters.refund),
    lastOrdersAnew.filledWith(pricedAnew),
    logoUses.filledWith(logosInOrders),
  ],
  jobs: [
    { name: "recovery", everyMs: 15_000, gatherMs: 0, work: recoverOrders },
    { name: "movements", everyMs: 15_000, gatherMs: 0, work: recoverMovements },
    { name: "bestsellers", everyMs: RANKED_MS, gatherMs: 0, work: rankSales },
    { name: "old notices", everyMs: HOUR_MS, gatherMs: 0, work: forgetNotices },
  ],
};
