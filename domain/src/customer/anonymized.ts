/** What stands in the place of somebody who is forgotten. The email leads nowhere and is nobody's. */
export const anonymized = (customerId: number) => ({
  firstName: "Anonymized",
  lastName: "Customer",
  suffix: "",
  email: `anonymized-${customerId}@invalid`,
});
