import { useConfig } from "../../store/config.queries.ts";
import styles from "./OrderParts.module.css";

/** On paper, whose order it is: the header with the shop's logo stays on the screen. */
export function Letterhead() {
  const { storeName, phone } = useConfig();
  return (
    <p className={styles["letterhead"]}>
      {storeName}
      <span>{phone}</span>
    </p>
  );
}
