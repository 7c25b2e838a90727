/** Gaussian blur by three box passes; sigma in cells. Edges repeat. The source is kept. */
export function blur(
  source: Float32Array,
  size: readonly [number, number],
  sigma: number,
): Float32Array {
  const result = source.slice();
  if (sigma < 0.4) return result;
  const [width, height] = size;
  const turned = new Float32Array(width * height);
  for (const radius of boxRadii(sigma)) {
    boxAndTurn(result, turned, { width, height, radius });
    boxAndTurn(turned, result, { width: height, height: width, radius });
  }
  return result;
}

/** Three box widths whose joint variance is that of the wanted Gaussian. */
function boxRadii(sigma: number): readonly number[] {
  let low = Math.floor(Math.sqrt(4 * sigma * sigma + 1));
  if (low % 2 === 0) low--;
  const small = Math.round((12 * sigma * sigma - 3 * low * low - 12 * low - 9) / (-4 * low - 4));
  return [0, 1, 2].map((i) => ((i < small ? low : low + 2) - 1) >> 1);
}

interface Box {
  width: number;
  height: number;
  radius: number;
}

/** Averages along rows and writes the result transposed, so two calls do both directions. */
function boxAndTurn(from: Float32Array, to: Float32Array, { width, height, radius }: Box): void {
  const weight = 1 / (2 * radius + 1);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = from[row] * (radius + 1);
    for (let i = 1; i <= radius; i++) sum += from[row + Math.min(width - 1, i)];
    for (let x = 0; x < width; x++) {
      to[x * height + y] = sum * weight;
      sum += from[row + Math.min(width - 1, x + radius + 1)] - from[row + Math.max(0, x - radius)];
    }
  }
}
