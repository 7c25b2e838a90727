import type { StockedThread } from "./thread.queries.ts";

/** `1,234 m`; below a meter to the centimeter, for a short name takes less than that. */
export const metersText = (meters: number): string =>
  `${meters.toLocaleString("en-US", { maximumFractionDigits: Math.abs(meters) < 10 ? 2 : 0 })} m`;

/** What is at hand, in cones too where there is a tenth of one: `12,400 m, 2.5 cones`. */
export function atHandText({ isCounted, meters, coneMeters }: StockedThread): string {
  if (!isCounted) return "Not counted";
  const cones = Math.round((meters / coneMeters) * 10) / 10;
  if (cones <= 0) return metersText(meters);
  return `${metersText(meters)}, ${cones.toLocaleString("en-US")} ${cones === 1 ? "cone" : "cones"}`;
}

/** What is typed as a length or a count; `NaN` where it is none. */
export const numberOf = (typed: string): number =>
  typed.trim() === "" ? Number.NaN : Number(typed.trim().replaceAll(",", ""));
