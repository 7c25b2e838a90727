import type {
  MutationRemoveSavedProductArgs,
  MutationRestoreSavedProductArgs,
  QueryMySavedProductArgs,
  QueryMySavedProductsArgs,
  RenameSavedProductInput,
  SaveProductInput,
} from "@placket/contract/graphql.gen";
import { id as idShape } from "@placket/contract/shapes";
import { idOfUid, uidOf } from "@placket/contract/uid";
import { problem, type Result } from "@placket/domain/problem";
import { itemsFromInput } from "../cart/line/item-input.ts";
import type { Ctx } from "../context.ts";
import { orThrow, refusedError } from "../graphql/refused.ts";
import { withInput } from "../graphql/with-input.ts";
import { transact } from "../transact.ts";
import { removeSaved, renameSaved, restoreSaved, saveProduct } from "./saved-product.ts";
import { savedInGraphql, savedWire } from "./saved-product-wire.ts";
import { savedProducts, type ShownSaved } from "./shown-product.ts";

/** Saved products (EMB-45, ACCT-32): names of our own, in Magento's manner. */
export const savedProductResolvers = {
  Query: {
    mySavedProducts: async (_: unknown, args: QueryMySavedProductsArgs, ctx: Ctx) => {
      const { search, pageSize, currentPage } = args;
      const asked = { search: (search ?? "").trim(), page: currentPage ?? 1, size: pageSize ?? 20 };
      const { products, total, page, size } = orThrow(await savedProducts(ctx, asked));
      return {
        items: products.map((one) => toGraphql(ctx, one)),
        total_count: total,
        page_info: { current_page: page, page_size: size, total_pages: Math.ceil(total / size) },
      };
    },
    mySavedProduct: (_: unknown, { uid }: QueryMySavedProductArgs, ctx: Ctx) =>
      savedInGraphql(ctx, idOf(uid)),
  },
  Mutation: {
    saveProduct: withInput(async ({ uid, name, item }: SaveProductInput, ctx) => {
      const id = uid === null || uid === undefined ? undefined : idOf(uid);
      const [sewn] = orThrow(await itemsFromInput(ctx, [item]));
      if (!sewn) throw new Error("An item has become none");
      return done(ctx, await transact(ctx, (tx) => saveProduct(tx, { name, id, item: sewn })));
    }),
    renameSavedProduct: withInput(async ({ uid, name }: RenameSavedProductInput, ctx) =>
      done(ctx, await transact(ctx, (tx) => renameSaved(tx, { id: idOf(uid), name }))),
    ),
    removeSavedProduct: async (_: unknown, { uid }: MutationRemoveSavedProductArgs, ctx: Ctx) =>
      uidOf(orThrow(await transact(ctx, (tx) => removeSaved(tx, idOf(uid))))),
    restoreSavedProduct: async (_: unknown, { uid }: MutationRestoreSavedProductArgs, ctx: Ctx) =>
      done(ctx, await transact(ctx, (tx) => restoreSaved(tx, idOf(uid)))),
  },
};

function idOf(uid: string): number {
  const { success, data } = idShape.safeParse(idOfUid(uid));
  if (!success) throw refusedError([problem("savedProduct.noSuchProduct", "uid")]);
  return data;
}

const done = (ctx: Ctx, id: Result<number>) => savedInGraphql(ctx, orThrow(id));

const toGraphql = (ctx: Ctx, shown: ShownSaved) => ({
  ...savedWire(ctx, shown),
  uid: uidOf(shown.saved.id),
});
