/** Codes that stand in for a lost second factor, each once. */
export const RECOVERY_CODES = 10;

/** A recovery code as it is compared: people add blanks and hyphens, and change the case. */
export function plainCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, "").toLowerCase();
}
