import { isInside } from "../region/winding.ts";

/**
 * Rings that are filled by the even-odd rule, turned so that the non-zero rule fills the same: a
 * ring within an odd number of others runs clockwise and cuts a hole. Rings that cross themselves
 * or each other keep what the two rules have in common.
 */
export function asNonZero(rings: readonly Float64Array[]): Float64Array[] {
  return rings.map((ring, index) => {
    const [x = 0, y = 0] = ring;
    const around = rings.filter((other, i) => i !== index && isInside({ rings: [other] }, x, y));
    const isHole = around.length % 2 === 1;
    return signedArea(ring) > 0 === isHole ? reversed(ring) : ring;
  });
}

function signedArea(ring: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < ring.length; i += 2) {
    const j = (i + 2) % ring.length;
    sum += (ring[i] as number) * (ring[j + 1] as number);
    sum -= (ring[j] as number) * (ring[i + 1] as number);
  }
  return sum / 2;
}

function reversed(ring: Float64Array): Float64Array {
  const last = ring.length - 2;
  return ring.map((_, i) => ring[last - i + 2 * (i % 2)] as number);
}
