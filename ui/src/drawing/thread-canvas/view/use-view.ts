import { type RefObject, useEffect, useReducer, useState } from "react";
import {
  type Fit,
  nextView,
  type Scene,
  startView,
  type ViewEvent,
  type ViewState,
} from "./view.ts";

/** The view of a scene in a measured window, and how many device pixels a CSS pixel has. */
export function useView(
  stage: RefObject<HTMLElement | null>,
  scene: Scene,
  { fit, maxPxPerMm }: { fit: Fit; maxPxPerMm: number },
): { state: ViewState; send: (event: ViewEvent) => void; ratio: number } {
  const [state, send] = useReducer(nextView, null, () => startView(scene, fit, maxPxPerMm));
  const [ratio, setRatio] = useState(1);
  // During rendering, so that a new design is never shown in the view of the old one.
  if (state.scene !== scene) send({ type: "scene", scene });
  const [wanted, setWanted] = useState(fit);
  if (wanted !== fit) {
    setWanted(fit);
    send({ type: "fit", fit });
  }
  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const measure = () => {
      send({
        type: "resized",
        window: { width: element.clientWidth, height: element.clientHeight },
      });
      setRatio(window.devicePixelRatio);
    };
    measure();
    if (typeof ResizeObserver === "undefined") return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage]);
  return { state, send, ratio };
}
