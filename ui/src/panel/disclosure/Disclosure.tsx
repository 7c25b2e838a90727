import { createContext, use, useId, useState, type ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./Disclosure.module.css";

type DisclosureProps = {
  title: ReactNode;
  /** At the row's end, before the arrow. */
  note?: ReactNode;
  /** Makes the title a heading of this level. */
  level?: 2 | 3 | 4 | undefined;
  /** row: a line of a list with an arrow; link: blue words. */
  kind?: "row" | "link" | undefined;
  defaultOpen?: boolean | undefined;
  /** Given together with `onToggle` when the owner holds the state. */
  open?: boolean | undefined;
  onToggle?: ((open: boolean) => void) | undefined;
  /** Its name within an Accordion that opens one at a time. */
  value?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A button that opens and closes what follows it. */
export function Disclosure(props: DisclosureProps) {
  const { title, note, level, kind = "row", className, children } = props;
  const id = useId();
  const [open, toggle] = useOpen(props);
  const button = (
    <button
      type="button"
      className={styles["button"]}
      aria-expanded={open}
      aria-controls={id}
      onClick={() => toggle(!open)}
    >
      <span className={styles["title"]}>{title}</span>
      {note ? <span className={styles["note"]}>{note}</span> : null}
    </button>
  );
  return (
    <div className={classNames(styles[kind], className)}>
      <Heading level={level}>{button}</Heading>
      <div id={id} hidden={!open} className={styles["body"]}>
        {children}
      </div>
    </div>
  );
}

type Single = { open: string | null; setOpen: (value: string | null) => void };

const One = createContext<Single | null>(null);

/** Disclosures of which one is open at a time; each has a `value`. */
export function Accordion({
  defaultOpen,
  children,
}: {
  defaultOpen?: string | undefined;
  children: ReactNode;
}) {
  const [open, setOpen] = useState<string | null>(defaultOpen ?? null);
  return <One value={{ open, setOpen }}>{children}</One>;
}

/** Who holds the state: the owner, the Accordion around it, or the disclosure itself. */
function useOpen({ open, onToggle, defaultOpen = false, value }: DisclosureProps) {
  const [own, setOwn] = useState(defaultOpen);
  const one = use(One);
  const toggle = (next: boolean) => {
    if (one && value !== undefined) one.setOpen(next ? value : null);
    else setOwn(next);
    onToggle?.(next);
  };
  if (one && value !== undefined) return [one.open === value, toggle] as const;
  return [open ?? own, toggle] as const;
}

function Heading({ level, children }: { level: 2 | 3 | 4 | undefined; children: ReactNode }) {
  if (!level) return children;
  const Tag = `h${level}` as const;
  return <Tag className={styles["heading"]}>{children}</Tag>;
}
