import type { CSSProperties } from "react";
import styles from "./ZoomLens.module.css";

/** The lens's edge in CSS px and how much of the full picture's size it shows (PDP-27). */
const LENS_PX = 200;
const POWER = 0.75;

/** The full picture's own size: 4:5 and as wide as the widest that is made. */
const FULL = { width: 1920, height: 2400 };

interface ZoomLensProps {
  /** Address of the full picture. */
  readonly full: string;
  /** Where the pointer is in the ground, and the ground's size, in CSS px. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A square magnifying glass under the pointer. */
export function ZoomLens({ full, x, y, width, height }: ZoomLensProps) {
  const size = { width: FULL.width * POWER, height: FULL.height * POWER };
  const shown = contained(width, height);
  const at = {
    x: ((x - shown.left) / shown.width) * size.width,
    y: ((y - shown.top) / shown.height) * size.height,
  };
  const style: CSSProperties = {
    inlineSize: LENS_PX,
    blockSize: LENS_PX,
    translate: `${x - LENS_PX / 2}px ${y - LENS_PX / 2}px`,
    backgroundImage: `url(${JSON.stringify(full)})`,
    backgroundSize: `${size.width}px ${size.height}px`,
    backgroundPosition: `${LENS_PX / 2 - at.x}px ${LENS_PX / 2 - at.y}px`,
  };
  return <span aria-hidden="true" className={styles["lens"]} style={style} data-testid="lens" />;
}

/** Where a 4:5 picture lies in a ground that contains it whole. */
function contained(width: number, height: number) {
  const scale = Math.min(width / FULL.width, height / FULL.height);
  const shown = { width: FULL.width * scale, height: FULL.height * scale };
  return { ...shown, left: (width - shown.width) / 2, top: (height - shown.height) / 2 };
}
