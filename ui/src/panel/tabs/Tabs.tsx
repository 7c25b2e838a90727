import { createContext, use, useId, type KeyboardEvent, type ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import { shownInRow } from "../../navigation/row/shown-in-row.tsx";
import styles from "./Tabs.module.css";

type Tab = { value: string; label: ReactNode; disabled?: boolean | undefined };

type TabsProps = {
  /** Names the list of tabs. */
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (value: string) => void;
  /** At the row's end, as a link. */
  end?: ReactNode;
  className?: string | undefined;
  /** The TabPanels. */
  children: ReactNode;
};

const Shown = createContext<{ base: string; value: string } | null>(null);

/** Tabs with a bartack under the open one. Arrows, Home and End move and open. */
export function Tabs({ label, tabs, value, onChange, end, className, children }: TabsProps) {
  const base = useId();
  const pressKey = (event: KeyboardEvent) => {
    const next = tabAfter(event, tabs, value);
    if (next === null) return;
    event.preventDefault();
    onChange(next);
    document.getElementById(`${base}-tab-${next}`)?.focus();
  };
  return (
    <Shown value={{ base, value }}>
      <div className={classNames(styles["row"], className)}>
        <div role="tablist" aria-label={label} className={styles["list"]}>
          {tabs.map((tab) => (
            <button
              key={tab.value}
              ref={tab.value === value ? shownInRow : undefined}
              type="button"
              role="tab"
              id={`${base}-tab-${tab.value}`}
              aria-selected={tab.value === value}
              aria-controls={`${base}-panel-${tab.value}`}
              tabIndex={tab.value === value ? 0 : -1}
              disabled={tab.disabled ?? false}
              className={classNames(styles["tab"], tab.value === value && "bartack")}
              onClick={() => onChange(tab.value)}
              onKeyDown={pressKey}
            >
              {tab.label}
            </button>
          ))}
        </div>
        {end ? <div className={styles["end"]}>{end}</div> : null}
      </div>
      {children}
    </Shown>
  );
}

type TabPanelProps = {
  value: string;
  /** Keeps what is typed in a closed panel. */
  keepMounted?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** What one tab opens. */
export function TabPanel({ value, keepMounted, className, children }: TabPanelProps) {
  const shown = use(Shown);
  if (!shown) throw new Error("A TabPanel needs Tabs around it");
  const open = shown.value === value;
  return (
    <div
      role="tabpanel"
      id={`${shown.base}-panel-${value}`}
      aria-labelledby={`${shown.base}-tab-${value}`}
      hidden={!open}
      className={className}
    >
      {open || keepMounted ? children : null}
    </div>
  );
}

/** The tab that a key leads to, or null when the key is not ours. */
function tabAfter(event: KeyboardEvent, tabs: readonly Tab[], value: string): string | null {
  const open = tabs.filter((tab) => !tab.disabled);
  const at = open.findIndex((tab) => tab.value === value);
  const rtl = getComputedStyle(event.currentTarget).direction === "rtl";
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: at + (rtl ? -1 : 1),
    ArrowLeft: at + (rtl ? 1 : -1),
    Home: 0,
    End: open.length - 1,
  };
  const to = steps[event.key];
  if (to === undefined || open.length === 0) return null;
  return open[(to + open.length) % open.length]?.value ?? null;
}
