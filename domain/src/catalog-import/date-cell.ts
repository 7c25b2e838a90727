import { DAY_MS, MINUTE_MS } from "../durations.ts";
import { ok, problem, refuse, type Result } from "../problem.ts";

/**
 * Reads a date as found in product files (`2015-10-25 3:34:20`, `10/20/15 07:05`, `7/26/19, 8:21 AM`,
 * ISO) and gives milliseconds since 1970, taken as UTC. Slashes are month/day/year.
 */
export function parseDate(cell: string): Result<number> {
  const text = cell.trim();
  const parts = ISO.exec(text) ?? AMERICAN.exec(text);
  if (!parts?.groups) return refuse(problem("import.notADate"));
  const read = (name: string) => Number(parts.groups?.[name] ?? 0);
  const year = read("year") + (parts.groups["year"]?.length === 2 ? 2000 : 0);
  const [month, day] = [read("month"), read("day")];
  const [hour, minute, second] = [
    hourOf(read("hour"), parts.groups["half"]),
    read("minute"),
    read("second"),
  ];
  const at = Date.UTC(year, month - 1, day, hour, minute, second) - offsetMs(parts.groups["zone"]);
  const isReal =
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    day <= daysIn(year, month) &&
    hour < 24 &&
    minute < 60 &&
    second < 60;
  return isReal && year >= 1900 ? ok(at) : refuse(problem("import.notADate"));
}

/** The last day a price holds: a date alone, or one at midnight, means the whole of that day. */
export function parseLastDay(cell: string): Result<number> {
  const at = parseDate(cell);
  return at.ok && at.value % DAY_MS === 0 ? ok(at.value + DAY_MS - 1000) : at;
}

/** `2026-11-21 08:30:00`, UTC, whole seconds. */
export function formatDate(ms: number): string {
  return new Date(ms).toISOString().slice(0, 19).replace("T", " ");
}

const TIME =
  "(?:(?:[T ]|, ?)\\s*(?<hour>\\d{1,2}):(?<minute>\\d{2})(?::(?<second>\\d{2})(?:\\.\\d+)?)?\\s*(?<half>[AaPp][Mm])?\\s*(?<zone>Z|[+-]\\d{2}:?\\d{2})?)?";
const ISO = new RegExp(`^(?<year>\\d{4})-(?<month>\\d{1,2})-(?<day>\\d{1,2})${TIME}$`);
const AMERICAN = new RegExp(`^(?<month>\\d{1,2})/(?<day>\\d{1,2})/(?<year>\\d{4}|\\d{2})${TIME}$`);

function hourOf(hour: number, half: string | undefined): number {
  if (!half) return hour;
  if (hour < 1 || hour > 12) return Number.NaN;
  return (hour % 12) + (half.toLowerCase() === "pm" ? 12 : 0);
}

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function offsetMs(zone: string | undefined): number {
  if (!zone || zone === "Z") return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return (zone.startsWith("-") ? -minutes : minutes) * MINUTE_MS;
}
