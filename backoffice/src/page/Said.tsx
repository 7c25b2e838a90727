import { classNames } from "@placket/ui/class-names";
import { useEffect, useRef } from "react";
import styles from "./Said.module.css";

interface SaidProps {
  readonly text: string;
  /** Stays in sight while the page scrolls: what is pressed far below keeps its place, and the next press follows. */
  readonly isAlong?: boolean;
}

/**
 * What came of the last action. The button may be gone with its row: the focus moves here, and that is how it is
 * heard; a status besides would be heard twice. Whoever types meanwhile goes on typing, and hears it as a status.
 */
export function Said({ text, isAlong = false }: SaidProps) {
  const line = useRef<HTMLParagraphElement>(null);
  const status = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    const isTyping = isField(document.activeElement);
    if (status.current) status.current.textContent = isTyping ? text : "";
    if (text !== "" && !isTyping) line.current?.focus({ preventScroll: isAlong });
  }, [text, isAlong]);
  return (
    <>
      <p
        ref={line}
        tabIndex={-1}
        className={classNames(styles["said"], isAlong && styles["along"])}
      >
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
