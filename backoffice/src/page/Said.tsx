import { useEffect, useRef } from "react";
import styles from "./Said.module.css";

/** What came of the last action. The button may be gone with its row: the focus moves here. */
export function Said({ text }: { readonly text: string }) {
  const line = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (text !== "") line.current?.focus();
  }, [text]);
  return (
    <output ref={line} tabIndex={-1} className={styles["said"]}>
      {text}
    </output>
  );
}
