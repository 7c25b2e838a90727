/** The number of the purchase order that a customer orders on (CART-43); `""` where none is kept. */
export const poNumberFromWire = ({
  cw_po_number,
}: {
  readonly cw_po_number: string | null;
}): string => cw_po_number ?? "";
