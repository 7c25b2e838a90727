import { useEffect, useRef } from "react";
import styles from "./Said.module.css";

/**
 * What came of the last action. The button may be gone with its row: the focus moves here, and that is how it is
 * heard; a status besides would be heard twice. Whoever types meanwhile goes on typing, and hears it as a status.
 */
export function Said({ text }: { readonly text: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  const status = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    const isTyping = isField(document.activeElement);
    if (status.current) status.current.textContent = isTyping ? text : "";
    if (text !== "" && !isTyping) line.current?.focus();
  }, [text]);
  return (
    <>
      <p ref={line} tabIndex={-1} className={styles["said"]}>
        {text}
      </p>
      <output ref={status} className="visually-hidden" />
    </>
  );
}

/** Whether somebody types, or chooses from a list, in an element. */
const isField = (element: Element | null): boolean =>
  element instanceof HTMLElement && (element.isContentEditable || element.matches(FIELDS));

const FIELDS =
  "textarea, select, input:not([type=button], [type=checkbox], [type=file], [type=radio], [type=reset], [type=submit])";
