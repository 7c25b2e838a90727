import type { productOptionsEndpoints } from "@placket/contract/catalog/product-options.admin";
import { ok, type Result } from "@placket/domain/problem";
import type { Handlers } from "../../../http/mount.ts";
import { transact } from "../../../transact.ts";
import { productOptions, setOptions, type ProductOptions } from "./product-options.ts";

export const productOptionsHandlers: Handlers<typeof productOptionsEndpoints> = {
  productOptions: async ({ ctx }, { params }) => optionsWire(await productOptions(ctx, params.id)),
  setOptions: async ({ ctx }, { params, body }) =>
    optionsWire(await transact(ctx, (tx) => setOptions(tx, { ...body, id: params.id }))),
};

const optionsWire = (found: Result<ProductOptions>) =>
  found.ok
    ? ok({
        ...found.value,
        options: found.value.options.map((one) => ({ ...one, values: [...one.values] })),
      })
    : found;
