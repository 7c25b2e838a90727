import { cartEndpoints } from "@placket/contract/cart/cart.rest";
import { garmentEndpoints } from "@placket/contract/cart/garment/garment.rest";
import { quoteAdminEndpoints } from "@placket/contract/cart/quote.admin";
import { quickOrderEndpoints } from "@placket/contract/cart/quick/quick-order.rest";
import { quoteEndpoints } from "@placket/contract/cart/quote.rest";
import { sharedEndpoints } from "@placket/contract/cart/shared.rest";
import { savedEndpoints } from "@placket/contract/cart/saved.rest";
import { teamEndpoints } from "@placket/contract/cart/team/team.rest";
import { DAY_MS, HOUR_MS } from "@placket/domain/durations";
import { calls } from "../http/mount.ts";
import { logoUses } from "../embroidery/logo/logo-uses.ts";
import type { Room } from "../room.ts";
import { cartResolvers } from "./cart.graphql.ts";
import { cartHandlers } from "./cart.rest.ts";
import { cartTurns } from "./change/cart-turns.ts";
import { changeGatherer } from "./change/change-cart.ts";
import { knownCarts } from "./change/known-carts.ts";
import { garmentHandlers } from "./garment/garment.rest.ts";
import { linePictureRoutes } from "./garment/line-picture-routes.ts";
import { shownPictures } from "./garment/shown-pictures.ts";
import { logosInCarts } from "./line/logos-on-lines.sql.ts";
import { ownedCartResolvers } from "./owned/owned-cart.graphql.ts";
import { quickOrderHandlers } from "./quick/quick-order.rest.ts";
import { deleteOldQuotes } from "./quote/quote.sql.ts";
import { quoteAdminHandlers } from "./quote/quote.admin.ts";
import { quoteResolvers } from "./quote/quote.graphql.ts";
import { quoteHandlers } from "./quote/quote.rest.ts";
import { savedResolvers } from "./saved/saved.graphql.ts";
import { savedHandlers } from "./saved/saved.rest.ts";
import { deleteExpiredLinks } from "./shared/shared-cart.sql.ts";
import { sharedResolvers } from "./shared/shared.graphql.ts";
import { sharedHandlers } from "./shared/shared.rest.ts";
import { teamHandlers } from "./team/team.rest.ts";
import { readLines } from "./read-often.ts";
import { namesInHand } from "./team/names-in-hand.ts";

/** How long a quote is kept after it was valid: who comes late asks for it still. */
const QUOTES_KEPT_MS = 90 * DAY_MS;

export const cartRoom: Room = {
  rest: calls(
    {
      ...cartEndpoints,
      ...garmentEndpoints,
      ...quickOrderEndpoints,
      ...quoteEndpoints,
      ...savedEndpoints,
      ...sharedEndpoints,
      ...teamEndpoints,
    },
    {
      ...cartHandlers,
      ...garmentHandlers,
      ...quickOrderHandlers,
      ...quoteHandlers,
      ...savedHandlers,
      ...sharedHandlers,
      ...teamHandlers,
    },
  ),
  routes: (fastify, parts) => {
    shownPictures(fastify, parts);
    linePictureRoutes(fastify, parts);
  },
  admin: calls(quoteAdminEndpoints, quoteAdminHandlers),
  resolvers: {
    ...cartResolvers,
    Query: {
      ...cartResolvers.Query,
      ...ownedCartResolvers.Query,
      ...quoteResolvers.Query,
      ...savedResolvers.Query,
      ...sharedResolvers.Query,
    },
    Mutation: {
      ...cartResolvers.Mutation,
      ...ownedCartResolvers.Mutation,
      ...quoteResolvers.Mutation,
      ...savedResolvers.Mutation,
      ...sharedResolvers.Mutation,
    },
  },
  fills: [logoUses.filledWith(logosInCarts)],
  holds: [cartTurns, changeGatherer, knownCarts, namesInHand, readLines],
  jobs: [
    {
      name: "links to carts, quotes",
      everyMs: HOUR_MS,
      gatherMs: 0,
      work: async ({ db, now }) => {
        await deleteExpiredLinks(db, now);
        await deleteOldQuotes(db, new Date(now.getTime() - QUOTES_KEPT_MS));
      },
    },
  ],
};
