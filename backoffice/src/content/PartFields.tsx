import { HTML_MAX } from "@placket/domain/content/check-part";
import type { FieldAs, PartField } from "@placket/domain/content/part-kinds";
import { TextArea, TextField } from "@placket/ui/form/text-field/TextField";
import { useId } from "react";
import { PictureField } from "./PictureField.tsx";
import styles from "./PartsEditor.module.css";

interface PartFieldsProps {
  readonly fields: Readonly<Record<string, PartField>>;
  readonly values: Readonly<Record<string, string>>;
  readonly onChange: (name: string, value: string) => void;
}

/** How long a field is on the screen where it takes several lines. */
const ROWS: Partial<Readonly<Record<FieldAs, number>>> = { html: 8, json: 8, skus: 2 };

const HINTS: Partial<Readonly<Record<FieldAs, string>>> = {
  html: "HTML: text, lists, tables, pictures and links stay; scripts, styles and frames go.",
  link: "A path of this store, such as /kitchen, or https://…",
  skus: "Item numbers (SKUs), parted by commas",
  seconds: "2 to 60; empty for 5",
  jsonType: "application/json",
};

/** The fields of a part or of one of its entries. */
export function PartFields({ fields, values, onChange }: PartFieldsProps) {
  const id = useId();
  return (
    <div className={styles["fields"]}>
      {Object.entries(fields).map(([name, { title, as, isNeeded }]) => {
        const value = values[name] ?? "";
        const shared = {
          id: `${id}-${name}`,
          label: title,
          hint: HINTS[as],
          value,
          "aria-required": isNeeded,
        };
        const rows = ROWS[as];
        if (as === "picture") {
          return <PictureField key={name} {...shared} onChange={(file) => onChange(name, file)} />;
        }
        return rows === undefined ? (
          <TextField
            key={name}
            {...shared}
            maxLength={600}
            autoComplete="off"
            onChange={({ target }) => onChange(name, target.value)}
          />
        ) : (
          <TextArea
            key={name}
            {...shared}
            rows={rows}
            maxLength={HTML_MAX}
            spellCheck={as === "html"}
            onChange={({ target }) => onChange(name, target.value)}
          />
        );
      })}
    </div>
  );
}
