import { lazy } from "react";
import type { FrameParts } from "./frame-parts.ts";

/** What other rooms hang into the frame of every page, one row each. */
export const parts: FrameParts = {
  miniCart: lazy(() => import("../cart/MiniCart.tsx")),
  quickView: lazy(() => import("../configurator/QuickView.tsx")),
  starters: [() => import("../cart/start.ts")],
};
