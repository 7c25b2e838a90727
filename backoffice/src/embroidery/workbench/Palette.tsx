import { threads } from "@placket/domain/embroidery/thread/threads.data";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import type { CSSProperties } from "react";
import styles from "./Palette.module.css";

/** A color of a design and the thread it is sewn in. */
interface PaletteRow {
  readonly key: string;
  readonly label: string;
  /** As drawn, `#rrggbb`; a machine file has none. */
  readonly color?: string;
  /** Number of the thread; empty where none is chosen. */
  readonly thread: string;
  /** How the thread looks on the canvas, `#rrggbb`. */
  readonly threadColor: string;
}

interface PaletteProps {
  readonly title: string;
  readonly rows: readonly PaletteRow[];
  readonly onChange: (key: string, thread: string) => void;
  /** Whether a color may be left without a thread. */
  readonly canBeEmpty?: boolean;
}

/** Every color with its thread, which may be any cone of the catalogue. */
export function Palette({ title, rows, onChange, canBeEmpty = false }: PaletteProps) {
  return (
    <section aria-label={title} className={styles["palette"]}>
      <h2 className={styles["title"]}>{title}</h2>
      <div className={styles["rows"]}>
        {rows.map(({ key, label, color, thread, threadColor }) => (
          <div key={key} className={styles["row"]}>
            <span
              aria-hidden="true"
              className={styles["colors"]}
              style={{ "--drawn": color ?? threadColor, "--sewn": threadColor } as CSSProperties}
            />
            <SelectField
              label={label}
              size="sm"
              value={thread}
              onChange={(event) => onChange(key, event.target.value)}
            >
              {canBeEmpty ? <option value="">No thread chosen</option> : null}
              {threads.map(({ number, name }) => (
                <option key={number} value={number}>
                  {`${name} ${number}`}
                </option>
              ))}
            </SelectField>
          </div>
        ))}
      </div>
    </section>
  );
}
