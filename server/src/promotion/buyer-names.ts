import { createHash } from "node:crypto";

/** Whoever buys, as far as codes and uses are theirs. */
export interface Buyer {
  readonly customerId: number | null;
  readonly email: string | null;
}

/** By what somebody is counted: hashes, so that nobody is named by it. */
export function namesOf({ customerId, email }: Buyer): string[] {
  return [
    ...(customerId === null ? [] : [hashOf(`customer ${customerId}`)]),
    ...(email === null ? [] : [nameOfEmail(email)]),
  ];
}

/** By what an email address is known, however it is written. */
export const nameOfEmail = (email: string): string => hashOf(`email ${email.trim().toLowerCase()}`);

const hashOf = (name: string) => createHash("sha256").update(name).digest("base64url");
