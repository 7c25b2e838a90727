import { hash, verify } from "@node-rs/argon2";

/** A password as it is kept: argon2id with a salt of its own. */
export function hashOfPassword(password: string): Promise<string> {
  return hash(password);
}

/** Whether a password fits. Takes as long when nobody has the email: `kept` is `undefined` then. */
export async function fits(kept: string | undefined, password: string): Promise<boolean> {
  return verify(kept ?? (await decoyHash()), password);
}

let decoy: Promise<string> | undefined;

/** What an unknown email's password is compared with: made like the others, and no password fits it. */
function decoyHash(): Promise<string> {
  return (decoy ??= hash(crypto.randomUUID()));
}
