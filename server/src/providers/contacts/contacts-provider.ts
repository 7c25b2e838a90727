import type { CartRecord } from "@placket/domain/identity/cart-record";

/** Whoever keeps the shop's contacts and writes to them. */
export interface ContactsProvider {
  /**
   * Sees that there is such a contact, and changes nothing of one that there is.
   * @param isReader whether they confirmed to the shop that they want its newsletter: nobody else is subscribed
   * @returns whether they want no letters, as it is known there
   * @throws DeliveryFailure with words for staff when that was not taken
   */
  ensureContact(
    email: string,
    known: { readonly isReader: boolean },
  ): Promise<{ readonly isOptedOut: boolean }>;
  /**
   * Writes a cart of a contact, in the place of what stood there of it.
   * @returns whether there is such a contact; none is made, and nothing is written, where there is not
   * @throws DeliveryFailure as above
   */
  putCart(email: string, record: CartRecord): Promise<boolean>;
  /** Takes a cart of a contact away, where it is there. @throws DeliveryFailure as above */
  removeCart(email: string, cartId: string): Promise<void>;
}
