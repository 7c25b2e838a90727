import { classNames } from "../../class-names.ts";
import { Overlay, type OverlayProps } from "../overlay/Overlay.tsx";
import styles from "./Drawer.module.css";

type DrawerProps = OverlayProps & {
  /** The edge it comes from; in a right-to-left page `end` is left. */
  side?: "start" | "end" | undefined;
};

/** A modal panel 460 px wide at the side, the whole screen on a phone. Load it lazily. */
export function Drawer({ side = "end", ...props }: DrawerProps) {
  return <Overlay {...props} shape={classNames(styles["drawer"], styles[side])} />;
}
