import type { Account } from "../account.ts";

/** How many letters a monogram has room for (HEAD-14). */
const MOST = 3;

/** The initials of first and last name, as they are embroidered; a name of several words gives several. */
export function initialsOf({
  firstName,
  lastName,
}: Pick<Account, "firstName" | "lastName">): string {
  const words = `${firstName} ${lastName}`.split(/[\s-]+/).filter((word) => word !== "");
  const letters = words.map((word) => Array.from(word)[0] ?? "");
  // Of more names than there is room for, the first ones and the last.
  const kept =
    letters.length > MOST ? [...letters.slice(0, MOST - 1), ...letters.slice(-1)] : letters;
  return kept.join("").toUpperCase();
}
