import { PARTS_MAX } from "@placket/domain/content/check-document";
import { kindRow, PART_KIND_NAMES } from "@placket/domain/content/part-kinds";
import type { Part } from "@placket/domain/content/part";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { useId } from "react";
import { chosen } from "../page/form/chosen.ts";
import {
  emptyEntry,
  moved,
  withEntries,
  without,
  withPart,
  withValue,
  type DraftPart,
  type Entry,
} from "./draft.ts";
import { PartFields } from "./PartFields.tsx";
import styles from "./PartsEditor.module.css";
import { RowTools } from "./RowTools.tsx";
import { Button } from "@placket/ui/action/button/Button";

interface PartsEditorProps {
  readonly parts: readonly DraftPart[];
  readonly onChange: (parts: readonly DraftPart[]) => void;
}

/** The parts of a page in their order: each is filled in, moved and removed by keyboard as by pointer. */
export function PartsEditor({ parts, onChange }: PartsEditorProps) {
  const add = useId();
  const set = (at: number, part: Part) => onChange(parts.with(at, { ...parts[at]!, part }));
  return (
    <div className={styles["editor"]}>
      <ol className={styles["parts"]}>
        {parts.map(({ mark, part }, at) => {
          const name = `part ${at + 1}`;
          return (
            <li key={mark}>
              <fieldset className={styles["part"]}>
                <legend>
                  {at + 1}. {kindRow(part.kind).title}
                </legend>
                <RowTools
                  name={name}
                  isFirst={at === 0}
                  isLast={at === parts.length - 1}
                  onMove={(by) => onChange(moved(parts, at, by))}
                  onRemove={() => {
                    onChange(without(parts, at));
                    document.getElementById(add)?.focus();
                  }}
                />
                <PartFields
                  fields={kindRow(part.kind).fields}
                  values={part.values}
                  onChange={(field, value) => set(at, withValue(part, field, value))}
                />
                <Entries part={part} onChange={(entries) => set(at, withEntries(part, entries))} />
              </fieldset>
            </li>
          );
        })}
      </ol>
      {parts.length < PARTS_MAX ? (
        <SelectField
          id={add}
          label="Add a part"
          value=""
          onChange={({ target }) =>
            onChange(withPart(parts, chosen(PART_KIND_NAMES, target.value)))
          }
        >
          <option value="" disabled>
            Choose one
          </option>
          {PART_KIND_NAMES.map((kind) => (
            <option key={kind} value={kind}>
              {kindRow(kind).title}
            </option>
          ))}
        </SelectField>
      ) : null}
    </div>
  );
}

interface EntriesProps {
  readonly part: Part;
  readonly onChange: (entries: readonly Entry[]) => void;
}

/** The entries of a part that has a list: pictures of a carousel, markers, stories. */
function Entries({ part, onChange }: EntriesProps) {
  const { entry } = kindRow(part.kind);
  if (!entry) return null;
  const entries: readonly Entry[] = part.entries;
  return (
    <section aria-label={entry.title} className={styles["entries"]}>
      <ol className={styles["parts"]}>
        {entries.map((values, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- entries have nothing else to be known by
          <li key={at}>
            <fieldset className={styles["entry"]}>
              <legend>
                {entry.title} {at + 1}
              </legend>
              <RowTools
                name={`${entry.title} ${at + 1}`}
                isFirst={at === 0}
                isLast={at === entries.length - 1}
                onMove={(by) => onChange(moved(entries, at, by))}
                onRemove={() => onChange(without(entries, at))}
              />
              <PartFields
                fields={entry.fields}
                values={values}
                onChange={(field, value) =>
                  onChange(entries.with(at, { ...values, [field]: value }))
                }
              />
            </fieldset>
          </li>
        ))}
      </ol>
      {entries.length < entry.max ? (
        <div>
          <Button
            kind="line"
            size="sm"
            onClick={() => onChange([...entries, emptyEntry(part.kind)])}
          >
            Add to “{entry.title}”
          </Button>
        </div>
      ) : null}
    </section>
  );
}
