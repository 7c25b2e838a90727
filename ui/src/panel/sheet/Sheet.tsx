import { Overlay, type OverlayProps } from "../overlay/Overlay.tsx";
import styles from "./Sheet.module.css";

/** A modal panel from the lower edge that leaves 56 px of the page in sight. Load it lazily. */
export function Sheet(props: OverlayProps) {
  return <Overlay {...props} shape={styles["sheet"]} />;
}
