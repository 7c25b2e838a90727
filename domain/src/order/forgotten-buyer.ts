/** What stands in the place of a guest's email who is forgotten, of whom nothing is known but their order. */
export const anonymizedBuyer = (order: string) => `anonymized-order-${order}@invalid`;

/** Whether an email stands in the place of somebody's who is forgotten: no mailbox has such a host. */
export const isForgotten = (email: string) => /^anonymized-.+@invalid$/.test(email);
