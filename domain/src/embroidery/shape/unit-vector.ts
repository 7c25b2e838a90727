/** Terms of the series: enough for the last bit at an eighth of a turn. */
const TERMS = 9;

/**
 * Where an angle in degrees points, as (cosine, sine). By multiplication alone, because the engines'
 * own functions differ in the last bit; quarter turns are exact.
 */
export function unitVector(degrees: number): { readonly x: number; readonly y: number } {
  const within = degrees % 360;
  const quarters = Math.round(within / 90);
  const angle = ((within - quarters * 90) * Math.PI) / 180;
  let [cosine, sine, cosineTerm, sineTerm] = [1, angle, 1, angle];
  for (let i = 1; i <= TERMS; i += 1) {
    cosineTerm *= (-angle * angle) / ((2 * i - 1) * (2 * i));
    sineTerm *= (-angle * angle) / (2 * i * (2 * i + 1));
    cosine += cosineTerm;
    sine += sineTerm;
  }
  const turns = ((quarters % 4) + 4) % 4;
  if (turns === 1) return { x: -sine, y: cosine };
  if (turns === 2) return { x: -cosine, y: -sine };
  return turns === 3 ? { x: sine, y: -cosine } : { x: cosine, y: sine };
}
