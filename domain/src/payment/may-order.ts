/**
 * Whether somebody may order in a store view where perhaps only customers may: no way to pay is offered to, and no
 * payment begun for, whoever could not place the order after.
 */
export const mayOrder = (
  { isGuest }: { readonly isGuest: boolean },
  { checkoutNeedsLogin }: { readonly checkoutNeedsLogin: boolean },
): boolean => !(isGuest && checkoutNeedsLogin);
