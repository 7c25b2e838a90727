/** A sister shop, as the promotions bar names it (PROMO-01). */
export interface BrandTab {
  readonly name: string;
  /** A path of the store, or an https address. */
  readonly url: string;
}

/** A path of the store itself, or an https address whose host is a name. */
export const TAB_ADDRESS =
  /^(?:\/(?![/\\])\S*|https:\/\/(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,63}(?:\/\S*)?)$/;
