import { MINUTE_MS } from "../durations.ts";
import type { Problem } from "../problem.ts";
import { checkName } from "./person.ts";

/** Passkeys that one customer may have. */
export const PASSKEYS_MAX = 20;

/** How long a device may take to sign what it was asked, ms. */
export const CHALLENGE_MS = 5 * MINUTE_MS;

/** How long after signing in nobody is asked for the password again before a passkey is added, ms. */
export const FRESH_SESSION_MS = 15 * MINUTE_MS;

/** What is wrong with the name by which a passkey is told from others; it must come trimmed. */
export function checkPasskeyName(name: string): Problem[] {
  return checkName(name, { field: "name", label: "Name", max: 60, isRequired: true });
}
