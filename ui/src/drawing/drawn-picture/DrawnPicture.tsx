import type { ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./DrawnPicture.module.css";

/** Where something is, in thousandths of the picture's width and height. */
type Spot = readonly [number, number];

interface DrawnPictureProps {
  readonly src: string;
  /** What is to be seen, with what the marks stand for. */
  readonly alt: string;
  /** Its own size in px; keeps the place before it has loaded. */
  readonly width: number;
  readonly height: number;
  /** Lines that were drawn without lifting. */
  readonly strokes: readonly (readonly Spot[])[];
  /** Numbered places, by what stands on each. */
  readonly marks: readonly { readonly number: number; readonly at: Spot }[];
  /** What lies on it. */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/** A picture and what somebody drew on it. */
export function DrawnPicture(props: DrawnPictureProps) {
  const { src, alt, width, height, strokes, marks, children, className } = props;
  return (
    <div
      className={classNames(styles["ground"], className)}
      style={{ aspectRatio: width / height }}
    >
      <img className={styles["image"]} src={src} alt={alt} width={width} height={height} />
      <svg
        className={styles["strokes"]}
        viewBox="0 0 1000 1000"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {strokes.map((points, at) => (
          // A stroke has no name but its place.
          <g key={at}>
            <path className={styles["halo"]} d={pathOf(points)} />
            <path className={styles["stroke"]} d={pathOf(points)} />
          </g>
        ))}
      </svg>
      {marks.map(({ number, at }) => (
        <span key={number} className={styles["mark"]} style={placeOf(at)} aria-hidden="true">
          {number}
        </span>
      ))}
      {children}
    </div>
  );
}

/** A point alone is a dot. */
function pathOf([first, ...rest]: readonly Spot[]): string {
  if (!first) return "";
  const [x, y] = first;
  const on = rest.length === 0 ? [first] : rest;
  return `M${x} ${y}${on.map(([toX, toY]) => `L${toX} ${toY}`).join("")}`;
}

/** Where on a picture something stands. */
export const placeOf = ([x, y]: Spot) => ({ left: `${x / 10}%`, top: `${y / 10}%` });

/** How a mark looks, for whoever lets it be moved. */
export const markClass = styles["mark"] ?? "";
