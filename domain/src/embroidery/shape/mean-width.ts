import type { Region } from "../region/region.ts";
import { area } from "../region/winding.ts";

/** Twice the area by the length of its outline, in mm: of a long strip that is its width. */
export function meanWidthMm(region: Region, mm2 = area(region)): number {
  const around = outlineMm(region);
  return around === 0 ? 0 : (2 * mm2) / around;
}

/** How long all of its rings are, in mm. */
export function outlineMm(region: Region): number {
  let around = 0;
  for (const ring of region.rings) {
    for (let i = 0; i < ring.length; i += 2) {
      const j = (i + 2) % ring.length;
      const dx = (ring[j] as number) - (ring[i] as number);
      const dy = (ring[j + 1] as number) - (ring[i + 1] as number);
      around += Math.sqrt(dx * dx + dy * dy);
    }
  }
  return around;
}
