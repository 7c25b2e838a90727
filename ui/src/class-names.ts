/** Joins the class names that apply; skips what is false, empty or missing. */
export function classNames(...parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(" ");
}
