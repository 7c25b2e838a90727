/**
 * What the trail calls a customer: it is only added to, and a name or an email in it would outlive whoever wants to
 * be forgotten (decision 0054).
 */
export const customerSubject = (customerId: number): string => `customer ${customerId}`;
