import type {
  AddProductsToCompareListInput,
  CreateCompareListInput,
  MutationAssignCompareListToCustomerArgs,
  MutationDeleteCompareListArgs,
  QueryCompareListArgs,
  RemoveProductsFromCompareListInput,
} from "@placket/contract/graphql.gen";
import { id as idShape } from "@placket/contract/shapes";
import { idOfUid, uidOf } from "@placket/contract/uid";
import { COMPARE_MAX, comparedRows } from "@placket/domain/compare/compare";
import { problem } from "@placket/domain/problem";
import { describedProducts } from "../catalog/described-products.ts";
import { graphqlProductOf } from "../catalog/graphql/graphql-product.ts";
import { isListed } from "../catalog/listed-products.ts";
import type { Ctx } from "../context.ts";
import { boundEntries } from "../graphql/bound-entries.ts";
import { orThrow, refusedError } from "../graphql/refused.ts";
import { withInput } from "../graphql/with-input.ts";
import { transact } from "../transact.ts";
import {
  addByUid,
  comparedByUid,
  compareProducts,
  ownCompared,
  removeByUid,
  removeList,
  takeCompared,
} from "./compare.ts";
import type { CompareList } from "./compare.sql.ts";

/** Comparing by Magento's names (issue 11.5). */
export const compareResolvers = {
  Customer: {
    compare_list: async (_: unknown, _args: unknown, ctx: Ctx) =>
      listWire(ctx, await ownCompared(ctx, undefined)),
  },
  Query: {
    compareList: async (_: unknown, { uid }: QueryCompareListArgs, ctx: Ctx) =>
      listWire(ctx, await comparedByUid(ctx, uid)),
  },
  Mutation: {
    createCompareList: async (
      _: unknown,
      { input }: { readonly input?: CreateCompareListInput | null },
      ctx: Ctx,
    ) => {
      const ids = idsOf(input?.products ?? []);
      const made = await transact(ctx, (tx) => compareProducts(tx, undefined, ids));
      return listWire(ctx, orThrow(made));
    },
    addProductsToCompareList: withInput(
      async ({ uid, products }: AddProductsToCompareListInput, ctx) => {
        const ids = idsOf(products);
        return listWire(ctx, orThrow(await transact(ctx, (tx) => addByUid(tx, uid, ids))));
      },
    ),
    removeProductsFromCompareList: withInput(
      async ({ uid, products }: RemoveProductsFromCompareListInput, ctx) => {
        const ids = idsOf(products);
        return listWire(ctx, orThrow(await transact(ctx, (tx) => removeByUid(tx, uid, ids))));
      },
    ),
    assignCompareListToCustomer: async (
      _: unknown,
      { uid }: MutationAssignCompareListToCustomerArgs,
      ctx: Ctx,
    ) => ({
      result: true,
      compare_list: await listWire(
        ctx,
        orThrow(await transact(ctx, (tx) => takeCompared(tx, uid))),
      ),
    }),
    deleteCompareList: async (_: unknown, { uid }: MutationDeleteCompareListArgs, ctx: Ctx) => ({
      result: orThrow(await transact(ctx, (tx) => removeList(tx, uid))),
    }),
  },
};

/** Ids as Magento's clients send them: plain, or as uids. */
function idsOf(texts: readonly string[]): number[] {
  boundEntries(texts, "products", COMPARE_MAX);
  return texts.map((text) => {
    const plain = idShape.safeParse(text);
    const id = plain.success ? plain.data : idShape.safeParse(idOfUid(text)).data;
    if (id === undefined) throw refusedError([problem("compare.noSuchProduct", "products")]);
    return id;
  });
}

async function listWire(ctx: Ctx, list: CompareList | undefined) {
  if (!list) return null;
  const products = list.productIds.flatMap((id) =>
    isListed(ctx, id) ? (graphqlProductOf(ctx, id) ?? []) : [],
  );
  const described = await describedProducts(
    ctx,
    products.map(({ id }) => id),
  );
  const said = products.map((product) => ({
    product,
    attributes: (described.get(product.id) ?? []).map(({ code, label, value }) => {
      return { code, label, value };
    }),
  }));
  return {
    uid: list.uid,
    item_count: said.length,
    items: said.map(({ product, attributes }) => ({ uid: uidOf(product.id), product, attributes })),
    attributes: comparedRows(said).map(({ code, label }) => ({ code, label })),
  };
}
