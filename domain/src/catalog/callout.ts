/** Whether a badge says that something costs less than it did: in its text or in the code that staff gave. */
export function isSaleCallout(...names: readonly string[]): boolean {
  return names.some((name) => name.trim().toLowerCase() === "sale");
}
