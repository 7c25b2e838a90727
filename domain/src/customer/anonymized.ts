/** What stands in the place of somebody who is forgotten. The email leads nowhere and is nobody's. */
export const anonymized = (customerId: number) => ({
  firstName: "Anonymized",
  lastName: "Customer",
  suffix: "",
  email: `anonymized-${customerId}@invalid`,
});

/** The same for the email of a guest, of whom nothing is known but their order. */
export const anonymizedBuyer = (order: string) => `anonymized-order-${order}@invalid`;

/** Whether an email stands in the place of somebody's who is forgotten: no mailbox has such a host. */
export const isForgotten = (email: string) => /^anonymized-.+@invalid$/.test(email);
