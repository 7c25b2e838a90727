import type { BundledItem } from "@placket/domain/bundle/bundled-item";
import { moneyToWire } from "../money/money.codec.ts";
import { uidOf } from "../uid.ts";
import { selectionUid } from "./selection-uid.ts";

/** What was chosen of each option of a bundle, in Magento's spelling (CART-02, BUNDLE-18). */
export function bundleOptionsToWire(bundled: readonly BundledItem[]) {
  const options = Map.groupBy(bundled, ({ optionId }) => optionId);
  return [...options].map(([optionId, chosen]) => ({
    id: optionId,
    uid: uidOf(`bundle/${optionId}`),
    label: chosen[0]?.title ?? "",
    type: chosen[0]?.type ?? "select",
    values: chosen.map((one) => ({
      id: one.selectionId,
      uid: selectionUid(one),
      label: one.name,
      quantity: one.quantity,
      sku: one.sku,
      price: moneyToWire(one.unitPrice),
      priceV2: moneyToWire(one.unitPrice),
    })),
  }));
}
