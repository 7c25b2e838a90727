/** Steps of the drawing's own unit in a millimetre: needles go by tenths. */
const UNITS_PER_MM = 100;

/** An area that is painted in one color; the first ring is around it, the others around its holes. */
interface TracedLayer {
  /** `#rrggbb` */
  readonly color: string;
  /** In pixels, y downwards. */
  readonly rings: readonly Float64Array[];
}

interface Page {
  readonly width: number;
  readonly height: number;
  readonly mmPerPixel: number;
}

/** Traced areas as a plain SVG in mm, which any drawing program can open and finish. */
export function svgOf(layers: readonly TracedLayer[], { width, height, mmPerPixel }: Page): string {
  const unit = mmPerPixel * UNITS_PER_MM;
  const [across, down] = [Math.round(width * unit), Math.round(height * unit)];
  const size = `width="${across / UNITS_PER_MM}mm" height="${down / UNITS_PER_MM}mm"`;
  const paths = layers.map(({ color, rings }) => {
    const path = rings.map((ring) => ringPath(ring, unit)).join("");
    return `<path fill="${color}" d="${path}"/>\n`;
  });
  const box = `viewBox="0 0 ${across} ${down}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${box}>\n${paths.join("")}</svg>\n`;
}

function ringPath(ring: Float64Array, unit: number): string {
  const places: string[] = [];
  for (let i = 0; i < ring.length; i += 2) {
    places.push(
      `${Math.round((ring[i] as number) * unit)} ${Math.round((ring[i + 1] as number) * unit)}`,
    );
  }
  return `M${places.join("L")}Z`;
}
