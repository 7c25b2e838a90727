/** Path data of what flags are made of, in the flag's own units, y downwards, as SVG has it. */
export function block(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

/** A closed path through these points. */
export function polygon(...points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join("L")}z`;
}

/** A closed circle around a point. */
export function disc(x: number, y: number, radius: number): string {
  const half = `a${radius} ${radius} 0 1 1`;
  return `M${x - radius} ${y}${half} ${2 * radius} 0${half} ${-2 * radius} 0z`;
}

/** A star of five points whose first one points along `toward`, upwards where it is left out. */
export function star(
  x: number,
  y: number,
  radius: number,
  toward: readonly [number, number] = [0, -1],
): string {
  const length = Math.sqrt(toward[0] * toward[0] + toward[1] * toward[1]);
  const [alongX, alongY] = [toward[0] / length, toward[1] / length];
  const points = PENTAGRAM.map(([forwards, aside]) => {
    const px = x + radius * (forwards * alongX - aside * alongY);
    const py = y + radius * (forwards * alongY + aside * alongX);
    return [px, py] as const;
  });
  return polygon(...points);
}

/** Cosine and sine of 36° and 72°, and how far the inner corners of a pentagram lie from its middle. */
const [C36, S36, C72, S72] = [
  0.809016994374947, 0.587785252292473, 0.309016994374947, 0.951056516295154,
];
const INNER = 0.381966011250105;

/** Outer and inner corners in turn, as (towards the first point, to its side). */
const PENTAGRAM: readonly (readonly [number, number])[] = [
  [1, 0],
  [INNER * C36, INNER * S36],
  [C72, S72],
  [-INNER * C72, INNER * S72],
  [-C36, S36],
  [-INNER, 0],
  [-C36, -S36],
  [-INNER * C72, -INNER * S72],
  [C72, -S72],
  [INNER * C36, -INNER * S36],
];
