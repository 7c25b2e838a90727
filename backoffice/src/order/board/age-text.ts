import { DAY_MS, HOUR_MS, MINUTE_MS } from "@placket/domain/durations";

/** How long ago a moment was, in the largest unit of which two have passed: `95 min`, `31 hr`, `4 days`. */
export function ageText(since: string, now: string): string {
  const ms = Math.max(0, Date.parse(now) - Date.parse(since));
  const [format, unit] = UNITS.find(([, one]) => ms >= 2 * one) ?? MINUTES;
  return format.format(Math.floor(ms / unit));
}

const inUnits = (unit: "day" | "hour" | "minute", unitDisplay: "long" | "short") =>
  new Intl.NumberFormat("en-US", { style: "unit", unit, unitDisplay });

const MINUTES = [inUnits("minute", "short"), MINUTE_MS] as const;
const UNITS = [
  [inUnits("day", "long"), DAY_MS],
  [inUnits("hour", "short"), HOUR_MS],
  MINUTES,
] as const;
