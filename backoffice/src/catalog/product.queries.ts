import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, type CallReply, type CallRequest } from "../api/call.ts";

export type ProductRow = CallReply<"products">["rows"][number];
export type Product = CallReply<"product">;
export type ProductChoices = CallReply<"productChoices">;
export type Matrix = CallReply<"productVariants">;
export type Pictures = CallReply<"productPictures">;
export type Links = CallReply<"productLinks">;
export type Tiers = CallReply<"productTiers">;
export type Options = CallReply<"productOptions">;
export type Variant = Matrix["variants"][number];
export type Scope = ProductChoices["scopes"][number];
export type Attribute = ProductChoices["attributes"][number];

const PRODUCT = "product";

/** The list's name in `products-list.ts`: its pages are read anew when a product is written. */
const PRODUCTS = "products";

export const productQuery = (id: string) =>
  queryOptions({
    queryKey: [PRODUCT, id],
    queryFn: () => call("product", { params: { id: Number(id) } }),
  });

/** The pictures of a product; with a color those of its variants in it. */
export const picturesQuery = (id: string, colorId: number | undefined) =>
  queryOptions({
    queryKey: [PRODUCT, id, "pictures", colorId ?? 0],
    queryFn: () =>
      call("productPictures", {
        params: { id: Number(id) },
        query: { ...(colorId !== undefined && { colorId }) },
      }),
  });

export const linksQuery = (id: string) =>
  queryOptions({
    queryKey: [PRODUCT, id, "links"],
    queryFn: () => call("productLinks", { params: { id: Number(id) } }),
  });

export const tiersQuery = (id: string) =>
  queryOptions({
    queryKey: [PRODUCT, id, "tier-prices"],
    queryFn: () => call("productTiers", { params: { id: Number(id) } }),
  });

export const optionsQuery = (id: string) =>
  queryOptions({
    queryKey: [PRODUCT, id, "options"],
    queryFn: () => call("productOptions", { params: { id: Number(id) } }),
  });

/** Products whose sku begins so, or whose name has this in it. */
export const foundProductsQuery = (search: string) =>
  queryOptions({
    queryKey: [PRODUCTS, "found", search],
    queryFn: () => call("products", { query: { search } }),
  });

const VARIANTS = "productVariants";

export const variantsQuery = (id: string) =>
  queryOptions({
    queryKey: [VARIANTS, id],
    queryFn: () => call("productVariants", { params: { id: Number(id) } }),
  });

/** What products can be given; it changes rarely. */
export const choicesQuery = queryOptions({
  queryKey: ["productChoices"],
  queryFn: () => call("productChoices"),
  staleTime: 60_000,
});

/** Makes a call that writes products; what is shown of them is read anew, also when it was refused. */
export function useWriteProduct<
  Name extends
    | "addProduct"
    | "addVariants"
    | "changeProduct"
    | "changeVariants"
    | "setLinks"
    | "setOptions"
    | "setPictures"
    | "setPrices"
    | "setTiers"
    | "switchProducts",
>(name: Name) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallRequest<Name>) => call(name, input),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [PRODUCTS] }),
        client.invalidateQueries({ queryKey: [PRODUCT] }),
        client.invalidateQueries({ queryKey: [VARIANTS] }),
      ]),
  });
}

/** What was done to a product, the latest first: those whose sku begins so are among them. */
export const trailQuery = (sku: string) =>
  queryOptions({
    queryKey: [PRODUCT, "trail", sku],
    queryFn: () => call("audit", { query: { search: sku } }),
  });
