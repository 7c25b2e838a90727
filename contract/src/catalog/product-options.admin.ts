import { CUSTOM_OPTION_TYPE_NAMES } from "@placket/domain/custom-option/custom-option";
import { CUSTOM_OPTIONS_MAX, OPTION_VALUES_MAX } from "@placket/domain/custom-option/limits";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { id, text } from "../shapes.ts";

const number = z.number().min(-1_000_000_000).max(1_000_000_000);

/** Amounts in minor units of the catalogue's currency, or `priceMicro`, a part of the piece in millionths. */
const priced = {
  title: text(1_000),
  sku: text(1_000),
  priceMinor: number,
  priceMicro: number.nullable(),
};

const option = {
  ...priced,
  type: z.enum(CUSTOM_OPTION_TYPE_NAMES),
  isRequired: z.boolean(),
  maxCharacters: number.nullable(),
};

const options = z.object({
  /** What they were when they were read: to be sent with a change. */
  seen: z.string(),
  canHave: z.boolean(),
  options: z.array(
    z.object({
      id: z.number(),
      ...option,
      values: z.array(z.object({ id: z.number(), ...priced })),
    }),
  ),
});

const params = z.object({ id });
const source = "PDP-06, issue 11.6";

/** What is chosen of a product besides what makes its variants. */
export const productOptionsEndpoints = {
  productOptions: endpoint({
    method: "GET",
    path: "products/:id/options",
    summary: "The options of a product's own, in their order.",
    source,
    can: "products.see",
    params,
    reply: options,
    errors: ["staff.signInRequired", "catalog.productGone"],
  }),
  setOptions: endpoint({
    method: "PUT",
    path: "products/:id/options",
    summary:
      "All options of a product in their order; one with an id keeps it, whatever it is called. `seen` is what was read.",
    source: "PDP-06, issue 11.6, hallway §7: conflict on parallel edits",
    can: "products.manage",
    params,
    body: z.object({
      seen: text(64),
      options: z
        .array(
          z.object({
            id: id.optional(),
            ...option,
            values: z.array(z.object({ id: id.optional(), ...priced })).max(OPTION_VALUES_MAX + 1),
          }),
        )
        .max(CUSTOM_OPTIONS_MAX + 1),
    }),
    reply: options,
    errors: [
      "access.forbidden",
      "staff.signInRequired",
      "catalog.productGone",
      "catalog.productChanged",
      "customOption.tooMany",
      "customOption.badTitle",
      "customOption.titleTwice",
      "customOption.badPrice",
      "customOption.badSku",
      "customOption.badMost",
      "customOption.noValues",
      "customOption.notForType",
    ],
  }),
} as const satisfies EndpointTable;
