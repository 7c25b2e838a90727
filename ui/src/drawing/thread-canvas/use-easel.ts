import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { type Easel, openEasel, type PaintReport, type Sight } from "./easel.ts";

type EaselStatus = "loading" | "painted" | "failed";

/** Keeps a canvas showing a sight; gives how far it is and a way to try again. */
export function useEasel(
  canvas: RefObject<HTMLCanvasElement | null>,
  sight: Sight,
  onPainted: ((report: PaintReport) => void) | undefined,
): { status: EaselStatus; retry: () => void } {
  const [status, setStatus] = useState<EaselStatus>("loading");
  const easel = useRef<Easel | null>(null);
  const told = useRef(onPainted);

  useLayoutEffect(() => {
    told.current = onPainted;
  }, [onPainted]);

  useLayoutEffect(() => {
    if (!canvas.current) return undefined;
    const opened = openEasel(canvas.current, (report) => {
      setStatus(report ? "painted" : "failed");
      if (report) told.current?.(report);
    });
    easel.current = opened;
    return () => opened.close();
  }, [canvas]);

  // After every rendering: the picture moves in the same frame as its cloth.
  useLayoutEffect(() => easel.current?.show(sight));

  const retry = () => {
    setStatus("loading");
    easel.current?.retry();
  };
  return { status, retry };
}
