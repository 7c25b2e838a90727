/** `"Mar 5, 2026"` of `"2026-03-05"`. */
export const dayText = (day: string): string => DAY.format(new Date(day));

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** `"1 h 5 min"` of 65. */
export function minutesText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [hours > 0 ? `${hours} h` : "", rest > 0 || hours === 0 ? `${rest} min` : ""];
  return parts.filter((part) => part !== "").join(" ");
}
