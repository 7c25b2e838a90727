import type { ProductType } from "./product.ts";

/** What of a product says whether a parcel brings it. */
interface ParcelOrNot {
  readonly type: ProductType;
  /** Whether a weight is set, be it 0. */
  readonly hasWeight: boolean;
}

/** Whether a parcel brings the product: a gift card only where it has a weight, the others by their type. */
export function isSent({ type, hasWeight }: ParcelOrNot): boolean {
  const sent = SENT[type];
  return sent === "with a weight" ? hasWeight : sent;
}

const SENT: Readonly<Record<ProductType, boolean | "with a weight">> = {
  simple: true,
  configurable: true,
  bundle: true,
  giftcard: "with a weight",
  virtual: false,
};
