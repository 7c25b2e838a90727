import { itemIdFromUid } from "@placket/contract/cart/cart.codec";
import type {
  CopySharedCartInput,
  QuerySharedCartArgs,
  QuerySharedCartLinksArgs,
  RevokeSharedCartInput,
  ShareCartInput,
} from "@placket/contract/graphql.gen";
import { uidOf } from "@placket/contract/uid";
import type { Ctx } from "../../context.ts";
import { askedOnce } from "../../graphql/asked-once.ts";
import { orThrow } from "../../graphql/refused.ts";
import { withInput } from "../../graphql/with-input.ts";
import { transact } from "../../transact.ts";
import { pickedCart } from "../cart-wire.ts";
import { transactOnCart } from "../change/cart-turns.ts";
import { missedLines } from "../owned/missed-lines.ts";
import type { SharedLink } from "./shared-cart.sql.ts";
import {
  endSharedLink,
  shareCart,
  sharedCart,
  sharedLinks,
  takeSharedCart,
} from "./shared-carts.ts";

/** Links to carts (issue 9, 3): names of our own, in Magento's manner. */
export const sharedResolvers = {
  Query: {
    sharedCart: (_: unknown, { token }: QuerySharedCartArgs, ctx: Ctx) =>
      askedOnce(ctx, `sharedCart ${token}`, async () => {
        const { lines, expiresAt, standing } = orThrow(await sharedCart(ctx, token));
        const { items, prices } = pickedCart(ctx, lines, standing);
        return { items, prices, expires_at: expiresAt.toISOString() };
      }),
    sharedCartLinks: async (_: unknown, args: QuerySharedCartLinksArgs, ctx: Ctx) =>
      orThrow(await sharedLinks(ctx, args.cart_id ?? undefined)).map(linkOf),
  },
  Mutation: {
    shareCart: withInput(async ({ cart_id: maskId }: ShareCartInput, ctx) => {
      const shared = orThrow(await transactOnCart(ctx, maskId, (tx) => shareCart(tx, maskId)));
      return { token: shared.token, link: linkOf(shared) };
    }),
    revokeSharedCart: withInput(async (input: RevokeSharedCartInput, ctx) => {
      const maskId = input.cart_id ?? undefined;
      const linkId = itemIdFromUid(input.uid) ?? 0;
      const left = await transact(ctx, (tx) => endSharedLink(tx, { maskId, linkId }));
      return { links: orThrow(left).map(linkOf) };
    }),
    copySharedCart: withInput(async (input: CopySharedCartInput, ctx) => {
      const { token, cart_id: maskId } = input;
      const { cart, refused } = orThrow(await takeSharedCart(ctx, { token, maskId }));
      return { cart: pickedCart(ctx, cart), messages: missedLines(ctx, refused) };
    }),
  },
};

const linkOf = ({ id, createdAt, expiresAt }: SharedLink) => ({
  uid: uidOf(id),
  created_at: createdAt.toISOString(),
  expires_at: expiresAt.toISOString(),
});
