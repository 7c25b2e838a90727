/** A line of a cart that was handed over: the visit it was filled in, and the line there. */
interface LineKey {
  readonly visitId: number;
  readonly itemId: number;
}

/** As it stands in `SupplierPartAuxiliaryID` and `EXT_PRODUCT_ID`: at most 40 characters. */
export const writeLineKey = ({ visitId, itemId }: LineKey): string => `${visitId}.${itemId}`;

/** The key that a procurement system brings back; `undefined` for what none of ours looks like. */
export function readLineKey(text: string): LineKey | undefined {
  const [, visit, item] = /^(\d{1,15})\.(\d{1,15})$/.exec(text.trim()) ?? [];
  return visit === undefined || item === undefined
    ? undefined
    : { visitId: Number(visit), itemId: Number(item) };
}
