import { IconButton } from "@placket/ui/action/icon-button/IconButton";
import type { ReactNode } from "react";
import styles from "./OrderRows.module.css";

interface OrderRowsProps<Value extends string> {
  readonly rows: readonly {
    readonly value: Value;
    readonly name: string;
    readonly picture?: ReactNode;
  }[];
  readonly onChange: (order: readonly Value[]) => void;
}

/** Several things one after the other, each moved up and down by its arrows. */
export function OrderRows<Value extends string>({ rows, onChange }: OrderRowsProps<Value>) {
  const swap = (at: number, to: number) =>
    onChange(
      rows.map((row, index) => (index === at ? rows[to]! : index === to ? rows[at]! : row).value),
    );
  return (
    <ol className={styles["order"]}>
      {rows.map(({ value, name, picture }, at) => (
        <li key={value} className={styles["place"]}>
          <span className={styles["name"]}>
            {picture}
            {name}
          </span>
          <IconButton
            icon="chevron-up"
            size="sm"
            label={`${name} earlier`}
            disabled={at === 0}
            onClick={() => swap(at, at - 1)}
          />
          <IconButton
            icon="chevron-down"
            size="sm"
            label={`${name} later`}
            disabled={at === rows.length - 1}
            onClick={() => swap(at, at + 1)}
          />
        </li>
      ))}
    </ol>
  );
}
