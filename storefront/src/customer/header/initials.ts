import { size } from "@placket/domain/timings-and-sizes";
import type { Account } from "../account.ts";

/** The initials of first and last name, as they are embroidered; a name of several words gives several. */
export function initialsOf({
  firstName,
  lastName,
}: Pick<Account, "firstName" | "lastName">): string {
  const words = `${firstName} ${lastName}`.split(/[\s-]+/).filter((word) => word !== "");
  const letters = words.map((word) => Array.from(word)[0] ?? "");
  // Of more names than there is room for, the first ones and the last.
  const kept =
    letters.length > size.initials
      ? [...letters.slice(0, size.initials - 1), ...letters.slice(-1)]
      : letters;
  return kept.join("").toUpperCase();
}
