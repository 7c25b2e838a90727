import type { Address } from "@placket/domain/directory/address";

/** What the shopper's bank is asked about, besides the card. */
export interface Purchase {
  /** Decimal text with a point, such as `61.50`. */
  readonly amount: string;
  readonly email: string | null;
  readonly billing: Address | null;
}
