/** One entry of a list, as far as a heart asks. */
interface Listed {
  readonly productId: number;
  readonly itemId: number;
}

/**
 * What a press on a product's heart or compare mark does (WISH-03): absent it is added, otherwise every entry of it is
 * removed, on whichever list it stands.
 */
export function toggled(listed: readonly Listed[], productId: number) {
  const there = listed.filter((item) => item.productId === productId);
  return there.length === 0
    ? ({ add: productId } as const)
    : ({ remove: there.map(({ itemId }) => itemId) } as const);
}
