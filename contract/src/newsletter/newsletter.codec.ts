/** Whether the newsletter is wanted, as an account is told of it. */
export const newsletterToInput = (isWanted: boolean) => ({ is_subscribed: isWanted });

/** How a subscription stands, of whoever has one. */
export const newsletterFromWire = <Status>(wire: { readonly newsletter_status: Status }): Status =>
  wire.newsletter_status;
