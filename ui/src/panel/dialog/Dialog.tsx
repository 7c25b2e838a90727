import { classNames } from "../../class-names.ts";
import { Overlay, type OverlayProps } from "../overlay/Overlay.tsx";
import styles from "./Dialog.module.css";

type DialogProps = OverlayProps & {
  /** Up to 440, 640 or 960 px wide, or the whole screen. */
  size?: "sm" | "md" | "big" | "full" | undefined;
};

/**
 * A modal window in the middle; on a phone it stands at the lower edge. It is opened to do something: its first field
 * takes the focus. Load it lazily.
 */
export function Dialog({ size = "md", ...props }: DialogProps) {
  return <Overlay {...props} beginsAtField shape={classNames(styles["dialog"], styles[size])} />;
}
