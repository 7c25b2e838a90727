import {
  bundledToWire,
  labelsToWire,
  termsToWire,
} from "@placket/contract/bundle/offered-bundle.codec";
import type {
  OfferedBundle,
  OfferedOption,
  OfferedSelection,
} from "@placket/domain/bundle/offered-bundle";
import { aBundle, anOption, aSelection } from "@placket/domain/bundle/testing";
import { money } from "@placket/domain/money/money";
import { aSimpleProductReply, type ProductReply } from "./product.builder.ts";

/** A selection as a page offers it, for ten dollars. */
export const anOfferedSelection = (
  rest: Partial<OfferedSelection> & { id: number; title: string },
): OfferedSelection => ({
  productId: rest.id,
  type: "simple",
  color: null,
  size: null,
  colorSwatch: null,
  picture: null,
  originalPrice: null,
  stockMessage: "",
  backorderMessage: null,
  alertMessage: null,
  groupLabels: {},
  ...aSelection(rest),
  ...rest,
});

/** An option of these selections that must be chosen. */
export const anOfferedOption = (
  rest: Partial<OfferedOption> & Pick<OfferedOption, "id" | "title" | "selections">,
): OfferedOption => ({ ...anOption(rest), isByImage: false, ...rest });

/** The page of a bundle of these options, as the server sends it. */
export function aBundleReply(
  options: readonly OfferedOption[],
  rest: Partial<OfferedBundle> = {},
): ProductReply {
  const bundle: OfferedBundle = {
    ...aBundle(options),
    priceType: "dynamic",
    weightType: "dynamic",
    priceView: "lowest",
    ships: "together",
    own: money(0, "USD"),
    labels: { left: "Left Strap", right: "Right Strap" },
    ...rest,
    options,
  };
  const simple = aSimpleProductReply();
  return {
    ...simple,
    type: "bundle",
    sku: bundle.sku,
    bundledProducts: bundledToWire(bundle),
    bundle: termsToWire(bundle),
    extension_attributes: {
      ...simple.extension_attributes,
      cw_bundle_attr_label_text: labelsToWire(bundle),
    },
  };
}
