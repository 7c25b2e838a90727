import { useEffect, useRef } from "react";
import styles from "./Said.module.css";

/**
 * What came of the last action. The button may be gone with its row: the focus moves here, and that is how it is
 * heard; a status besides would be heard twice.
 */
export function Said({ text }: { readonly text: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (text !== "") line.current?.focus();
  }, [text]);
  return (
    <p ref={line} tabIndex={-1} className={styles["said"]}>
      {text}
    </p>
  );
}
