import type { SizeChart } from "@placket/domain/configurator/size-chart";
import type { ProductImage } from "../../catalog/product/product.queries.ts";
import { pictureSource } from "../../media/picture-source.ts";
import { t } from "../../translation/translate.ts";
import styles from "./MeasuredFlat.module.css";

/** The picture's own coordinates: 4:5, and the half width of a letter's box and of a line's end. */
const WIDTH = 400;
const HEIGHT = 500;
const BOX = 12;
const END = 6;

/** The column's width; on a small screen a shade less, so that it is the gallery's own picture. */
const SIZES =
  "(width <= 875px) min(87vw, 420px), (width <= 1040px) 280px, (width < 1440px) 360px, 420px";

interface MeasuredFlatProps {
  readonly image: ProductImage;
  readonly chart: SizeChart;
}

/** The front of the garment with a line and a letter for each measure, in the picture's own space. */
export function MeasuredFlat({ image, chart }: MeasuredFlatProps) {
  return (
    <div className={styles["flat"]}>
      <img
        {...pictureSource(image.image, 828)}
        alt={t("Where %1 are measured", measured(chart))}
        sizes={SIZES}
        loading="lazy"
        decoding="async"
      />
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {chart.measures.map(({ code, line }) => (line ? <Line key={code} line={line} /> : null))}
        {chart.measures.map(({ code, line }) =>
          line ? <Letter key={code} code={code} line={line} /> : null,
        )}
      </svg>
    </div>
  );
}

/** Whether there is a line to draw. */
export const isDrawn = ({ measures }: SizeChart) => measures.some(({ line }) => line !== undefined);

type MeasureLine = NonNullable<SizeChart["measures"][number]["line"]>;

/** The line with a short bar across it at both ends. */
function Line({ line }: { line: MeasureLine }) {
  const [a, b] = [placed(line.from), placed(line.to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const across = { x: (-(b.y - a.y) / length) * END, y: ((b.x - a.x) / length) * END };
  const bar = ({ x, y }: Point) =>
    `M${x - across.x} ${y - across.y}L${x + across.x} ${y + across.y}`;
  return <path d={`M${a.x} ${a.y}L${b.x} ${b.y}${bar(a)}${bar(b)}`} />;
}

/** The letter in its box, above all lines. */
function Letter({ code, line }: { code: string; line: MeasureLine }) {
  const [a, b] = [placed(line.from), placed(line.to)];
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  return (
    <g>
      <rect x={middle.x - BOX} y={middle.y - BOX} width={2 * BOX} height={2 * BOX} />
      <text x={middle.x} y={middle.y}>
        {code}
      </text>
    </g>
  );
}

type Point = MeasureLine["from"];

const placed = ({ x, y }: Point): Point => ({ x: x * WIDTH, y: y * HEIGHT });

const measured = ({ measures }: SizeChart) =>
  measures
    .filter(({ line }) => line)
    .map(({ label }) => label)
    .join("; ");
