import type { CSSProperties } from "react";
import styles from "./Rulers.module.css";
import { rulerNumbers, rulerSteps } from "./view/ruler-steps.ts";
import { toWindow, type ViewState } from "./view/view.ts";

/** Millimeters along the upper and the left edge; zero is where the cloth's picture begins. */
export function Rulers({ state, zero }: { state: ViewState; zero: { xMm: number; yMm: number } }) {
  const { window, view } = state;
  if (!window) return null;
  const from = toWindow(state, zero.xMm, zero.yMm);
  return (
    <div aria-hidden="true">
      <Ruler side="upper" zeroPx={from.x} lengthPx={window.width} pxPerMm={view.pxPerMm} />
      <Ruler side="left" zeroPx={from.y} lengthPx={window.height} pxPerMm={view.pxPerMm} />
    </div>
  );
}

type RulerProps = {
  side: "upper" | "left";
  /** Where zero lies, in px from the window's edge. */
  zeroPx: number;
  lengthPx: number;
  pxPerMm: number;
};

function Ruler({ side, zeroPx, lengthPx, pxPerMm }: RulerProps) {
  const steps = rulerSteps(pxPerMm);
  const marks = {
    "--zero": `${zeroPx}px`,
    "--short": `${steps.short * pxPerMm}px`,
    "--long": `${steps.long * pxPerMm}px`,
  } as CSSProperties;
  const numbers = rulerNumbers(-zeroPx / pxPerMm, (lengthPx - zeroPx) / pxPerMm, steps.numbered);
  return (
    <div className={`${styles["ruler"]} ${styles[side]}`} style={marks}>
      {numbers.map((mm) => (
        <span key={mm} style={{ "--at": `${zeroPx + mm * pxPerMm}px` } as CSSProperties}>
          {mm < 0 ? `−${-mm}` : mm}
        </span>
      ))}
    </div>
  );
}
