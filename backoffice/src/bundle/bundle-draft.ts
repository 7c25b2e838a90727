import type { BundleDraft, OptionDraft, SelectionDraft } from "@placket/domain/bundle/bundle-draft";
import type { CallRequest } from "../api/call.ts";
import type { Bundle, Selectable } from "./bundle.queries.ts";

export type SentBundle = NonNullable<CallRequest<"addBundle">["body"]>;

/** A selection while it is written: with what its product is called. */
interface TypedSelection extends SelectionDraft {
  readonly product: Selectable;
}

export interface TypedOption extends Omit<OptionDraft, "selections"> {
  /** Tells options apart while their titles are typed. */
  readonly key: number;
  readonly selections: readonly TypedSelection[];
}

/** A bundle while it is written. */
export interface TypedBundle extends Omit<BundleDraft, "options"> {
  readonly options: readonly TypedOption[];
}

export const NEW_BUNDLE: TypedBundle = {
  sku: "",
  name: "",
  isEnabled: true,
  priceType: "dynamic",
  skuType: "dynamic",
  weightType: "dynamic",
  priceView: "lowest",
  ships: "together",
  priceMinor: null,
  isStepped: false,
  leftLabel: "",
  rightLabel: "",
  options: [],
};

/** A bundle as it was read, to be written on. */
export function draftOf({ products, options, ...bundle }: Bundle): TypedBundle {
  const byId = new Map(products.map((product) => [product.id, product]));
  const { id: _id, urlKey: _url, seen: _seen, currency: _currency, ...draft } = bundle;
  return {
    ...draft,
    options: options.map((option, key) => ({
      ...option,
      key,
      selections: option.selections.map((one) => ({
        ...one,
        product: byId.get(one.productId) ?? { id: one.productId, sku: "", name: "" },
      })),
    })),
  };
}

/** The same as it is checked and sent. */
export const sentOf = ({ options, ...bundle }: TypedBundle): SentBundle => ({
  ...bundle,
  options: options.map(({ key: _key, selections, ...option }) => ({
    ...option,
    selections: selections.map(({ product: _product, ...one }) => ({
      ...one,
      groupLabels: { ...one.groupLabels },
    })),
  })),
});

/** An option that nothing is said of yet. */
export const newOption = (options: readonly TypedOption[]): TypedOption => ({
  key: Math.max(-1, ...options.map(({ key }) => key)) + 1,
  title: "",
  type: "select",
  isRequired: true,
  isByImage: false,
  selections: [],
});

/** A product that may be chosen from now on. */
export const newSelection = (product: Selectable): TypedSelection => ({
  product,
  productId: product.id,
  isDefault: false,
  defaultQuantity: 1,
  canChangeQuantity: false,
  priceMinor: 0,
  priceMicro: null,
  groupLabels: {},
});

/** A list with one of it a place further up or down; as it was at its ends. */
export function moved<Thing>(list: readonly Thing[], at: number, by: -1 | 1): readonly Thing[] {
  const to = at + by;
  const [one, other] = [list[at], list[to]];
  if (one === undefined || other === undefined) return list;
  return list.map((thing, i) => (i === at ? other : i === to ? one : thing));
}
