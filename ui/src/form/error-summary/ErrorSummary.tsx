import { useEffect, useId, useRef, type MouseEvent } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./ErrorSummary.module.css";

export type SummaryError = {
  /** The id of the control that is wrong; none when it is about the whole form. */
  field?: string | undefined;
  text: string;
};

type ErrorSummaryProps = {
  title: string;
  errors: readonly SummaryError[];
  /**
   * Which try the errors belong to: another value takes the focus, so that a second try is announced as
   * well. Left out, every new array is a new try; given, the list may shrink while its errors are mended.
   */
  attempt?: unknown;
  className?: string | undefined;
};

/** What stands in the way of a form, in one box that takes focus; each line leads to its field. */
export function ErrorSummary({ title, errors, attempt = errors, className }: ErrorSummaryProps) {
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const told = useRef<unknown>(undefined);
  useEffect(() => {
    // Without errors there is nothing to be told of: they may come yet in the same try.
    if (told.current === attempt || errors.length === 0) return;
    told.current = attempt;
    box.current?.focus();
  });
  if (errors.length === 0) return null;
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={id}
      className={classNames(styles["summary"], className)}
    >
      <p id={id} className={styles["title"]}>
        {title}
      </p>
      <ul className={styles["list"]}>
        {errors.map(({ field, text }) => (
          <li key={`${field ?? ""} ${text}`}>
            {field ? (
              <a className="link" href={`#${field}`} onClick={(event) => leadTo(event, field)}>
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Focuses the control, or the first one inside a group; the address stays as it is. */
function leadTo(event: MouseEvent, field: string) {
  event.preventDefault();
  const found = document.getElementById(field);
  const inside = (what: string) => found?.querySelector<HTMLElement>(what);
  const first = inside("input:checked") ?? inside("input, select, textarea, button");
  (found?.matches("fieldset") && first ? first : found)?.focus();
}
