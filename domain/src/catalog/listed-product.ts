/** A product as the lists that shoppers keep name it: enough to show and to find it. */
export interface ListedProduct {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  /** Its path. */
  readonly url: string;
  /** A small picture; `null` where it has none. */
  readonly image: string | null;
}
