import { checkPortal, PORTAL_CATEGORIES_MAX } from "@placket/domain/portal/check-portal";
import { Button } from "@placket/ui/action/button/Button";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { Disclosure } from "@placket/ui/panel/disclosure/Disclosure";
import { useId, useState } from "react";
import { failureText } from "../api/failure-text.ts";
import { LeaveWarning } from "../page/form/LeaveWarning.tsx";
import { problemText } from "../page/form/problem-lines.ts";
import { Said } from "../page/Said.tsx";
import {
  movedUp,
  OVERRIDE_FIELDS,
  saying,
  withCategory,
  without,
  type MenuRow,
  type OverrideField,
} from "./menu-draft.ts";
import styles from "./MenuForm.module.css";
import type { PortalChoices } from "./portal.queries.ts";
import type { PortalSaving } from "./use-portal-saving.ts";

interface MenuFormProps {
  readonly saving: PortalSaving;
  readonly choices: PortalChoices;
}

/** The categories of a portal's menu in their order, and what it says of each (PORTAL-27, ROUTE-33). */
export function MenuForm({ saving: { portal, save }, choices: { categories } }: MenuFormProps) {
  const [rows, setRows] = useState<readonly MenuRow[]>(portal.categories);
  const [state, setState] = useState({ isBusy: false, said: "" });
  const isUnsaved = JSON.stringify(rows) !== JSON.stringify(portal.categories);
  const send = async () => {
    const [found] = checkPortal({ ...portal, categories: rows });
    if (found) return setState({ isBusy: false, said: problemText(found) });
    setState({ isBusy: true, said: "" });
    try {
      setRows((await save({ categories: [...rows] })).categories);
      setState({ isBusy: false, said: "Saved. Its customers see it within a second." });
    } catch (error) {
      setState({ isBusy: false, said: failureText(error) });
    }
  };
  const nameOf = (id: number) => categories.find((one) => one.id === id)?.name ?? String(id);
  const left = categories.filter(({ id }) => rows.every(({ categoryId }) => categoryId !== id));
  return (
    <div className={styles["menu"]}>
      <LeaveWarning isUnsaved={isUnsaved} />
      <p>
        {portal.overridesCategories
          ? "Its customers see these departments, each with what is in it."
          : "They hold once the portal has a menu of its own: see “What It Does”."}
      </p>
      <ol className={styles["rows"]}>
        {rows.map((row, at) => (
          <Row
            key={row.categoryId}
            row={row}
            name={nameOf(row.categoryId)}
            onSay={(said) => setRows(saying(rows, at, said))}
            onUp={at === 0 ? undefined : () => setRows(movedUp(rows, at))}
            onRemove={() => setRows(without(rows, at))}
          />
        ))}
      </ol>
      {rows.length < PORTAL_CATEGORIES_MAX ? (
        <Add left={left} onAdd={(id) => setRows(withCategory(rows, id))} />
      ) : null}
      <Said text={state.said} />
      <div>
        <Button busy={state.isBusy} busyLabel="sending" onClick={() => void send()}>
          Save the Menu
        </Button>
      </div>
    </div>
  );
}

interface RowProps {
  readonly row: MenuRow;
  readonly name: string;
  readonly onSay: (said: Partial<Record<OverrideField, string>>) => void;
  readonly onUp: (() => void) | undefined;
  readonly onRemove: () => void;
}

function Row({ row, name, onSay, onUp, onRemove }: RowProps) {
  const id = useId();
  const fields = Object.keys(OVERRIDE_FIELDS) as OverrideField[];
  return (
    <li className={styles["row"]}>
      <div className={styles["head"]}>
        <b>{row.name ?? name}</b>
        {onUp ? (
          <Button kind="link" aria-label={`Move ${name} up`} onClick={onUp}>
            Up
          </Button>
        ) : null}
        <Button kind="link" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
      <Disclosure title={`What it says of ${name}`} kind="link">
        <div className={styles["fields"]}>
          {fields.map((field) => (
            <TextField
              key={field}
              id={`${id}-${field}`}
              {...OVERRIDE_FIELDS[field]}
              value={row[field] ?? ""}
              autoComplete="off"
              onChange={({ target }) => onSay({ [field]: target.value })}
            />
          ))}
        </div>
      </Disclosure>
    </li>
  );
}

interface AddProps {
  readonly left: PortalChoices["categories"];
  readonly onAdd: (categoryId: number) => void;
}

function Add({ left, onAdd }: AddProps) {
  const id = useId();
  return (
    <SelectField
      id={id}
      label="Add a category"
      value=""
      onChange={({ target }) => onAdd(Number(target.value))}
    >
      <option value="" disabled>
        Choose one
      </option>
      {left.map((one) => (
        <option key={one.id} value={one.id}>
          {one.name}
        </option>
      ))}
    </SelectField>
  );
}
