const MM_PER_INCH = 25.4;

const whole = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
const oneDigit = new Intl.NumberFormat("en-US", {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const twoDigits = new Intl.NumberFormat("en-US", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
// Sheets are printed alike wherever the server stands.
const day = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
const moment = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "UTC",
});

/** `12345` → `"12,345"` */
export function count(value: number): string {
  return whole.format(value);
}

/** `84.31` → `"84.3 mm"` */
export function millimetres(mm: number): string {
  return `${oneDigit.format(mm)} mm`;
}

/** `84.3` → `"3.32″"` */
export function inches(mm: number): string {
  return `${twoDigits.format(mm / MM_PER_INCH)}″`;
}

/** `"84.3 × 20.1 mm"` */
export function sizeInMm(widthMm: number, heightMm: number): string {
  return `${oneDigit.format(widthMm)} × ${oneDigit.format(heightMm)} mm`;
}

/** `"3.32 × 0.79″"` */
export function sizeInInches(widthMm: number, heightMm: number): string {
  return `${twoDigits.format(widthMm / MM_PER_INCH)} × ${inches(heightMm)}`;
}

/** `4.86` → `"4.9 m"` */
export function metres(value: number): string {
  return `${oneDigit.format(value)} m`;
}

/** Running time, never shown as nothing: `0.4` → `"1 min"`. */
export function minutes(value: number): string {
  return `${whole.format(Math.max(1, Math.round(value)))} min`;
}

/** `"Nov 21, 2026"`, in UTC. */
export function dateOf(date: Date): string {
  return day.format(date);
}

/** `"Nov 21, 2026, 7:38 PM UTC"` */
export function timeOf(date: Date): string {
  return `${moment.format(date)} UTC`;
}

/** `"1 trim"`, `"1,200 trims"` */
export const countOf = (value: number, noun: string): string =>
  `${count(value)} ${noun}${value === 1 ? "" : "s"}`;
