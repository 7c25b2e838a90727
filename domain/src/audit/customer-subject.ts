/**
 * What the trail calls a customer: it is only added to, and a name or an email in it would outlive whoever wants to
 * be forgotten (decision 0053).
 */
export const customerSubject = (customerId: number): string => `customer ${customerId}`;

/** Whose subject it is; `undefined` for any other one. */
export function customerOfSubject(subject: string): number | undefined {
  const [, id] = /^customer (\d{1,9})$/.exec(subject) ?? [];
  return id === undefined ? undefined : Number(id);
}
