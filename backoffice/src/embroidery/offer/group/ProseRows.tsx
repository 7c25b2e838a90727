import { TextArea } from "@placket/ui/form/text-field/TextField";
import { useState } from "react";
import styles from "./Group.module.css";

interface ProseRowsProps {
  readonly id: string;
  readonly label: string;
  readonly error?: string | undefined;
  readonly rows: readonly string[];
  readonly onChange: (rows: readonly string[]) => void;
}

/** Sentences that shoppers read, one to a row; blank rows are none. */
export function ProseRows({ label, rows, onChange, ...frame }: ProseRowsProps) {
  const [typed, setTyped] = useState(() => rows.join("\n"));
  return (
    <TextArea
      {...frame}
      className={styles["narrow"]}
      label={label}
      hint="One to a row."
      rows={3}
      maxLength={6_000}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(
          target.value
            .split("\n")
            .map((row) => row.trim())
            .filter((row) => row !== ""),
        );
      }}
    />
  );
}
