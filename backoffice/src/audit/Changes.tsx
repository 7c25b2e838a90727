import { auditActions, type AuditAction } from "@placket/domain/audit/audit-actions";
import { callInWords } from "@placket/domain/audit/call-words";
import { ChangedValue } from "../page/ChangedValue.tsx";
import { Slot } from "../page/Slot.tsx";
import { slots, type ValueChange } from "../page/slots.ts";
import styles from "./Changes.module.css";

interface ChangesProps {
  readonly entry: {
    readonly action: AuditAction;
    readonly before?: unknown;
    readonly after?: unknown;
  };
}

/** What an entry of the trail says was changed: one line for each value that is another than before. */
export function Changes({ entry: { action, before, after } }: ChangesProps) {
  const isSetting = auditActions[action].room === "store";
  return (
    <ul className={styles["changes"]}>
      {changesBetween(before, after).map((change) => (
        <li key={change.name}>
          {isSetting ? (
            <Slot in={slots.settingChange} change={change}>
              <Change change={change} />
            </Slot>
          ) : (
            <Change change={change} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Change({ change: { name, ...values } }: { readonly change: ValueChange }) {
  if (SAID.has(name)) {
    return (
      <>
        <b>{PART_TEXT[name] ?? name}:</b> {saidText(name, values.after)}
      </>
    );
  }
  const text = AS_WRITTEN.has(name) ? writtenText : textOf;
  return <ChangedValue label={PART_TEXT[name] ?? name} {...values} textOf={text} />;
}

/** What rooms write down of what they change, as it is read; payments stand under their number. */
const PART_TEXT: Readonly<Record<string, string>> = {
  role: "Role",
  isActive: "May sign in",
  state: "State",
  quantity: "Pieces",
  isInStock: "On sale",
  reason: "Reason",
  requestPath: "From the path",
  targetPath: "To the path",
  redirectCode: "Status",
  storeView: "Holds in",
  subject: "Subject",
  heading: "Heading",
  intro: "Opening",
  closing: "Closing",
  name: "Name",
  group: "Group",
  taxClassId: "Tax class",
  changed: "Changed",
  cartOf: "Cart of",
  call: "Call",
  into: "Into",
  merged: "From",
};

/** What is said of the change itself: it was nothing before. */
const SAID: ReadonlySet<string> = new Set([
  "reason",
  "changed",
  "call",
  "cartOf",
  "into",
  "merged",
]);

/** What people wrote and not the store: every sign of it counts. */
const AS_WRITTEN: ReadonlySet<string> = new Set(["requestPath", "targetPath", "storeView"]);

const writtenText = (value: unknown): string =>
  typeof value === "string" ? value : JSON.stringify(value);

const saidText = (name: string, value: unknown): string =>
  name === "call" ? callInWords(writtenText(value)) : writtenText(value);

const textOf = (value: unknown): string => {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "string" ? value.replaceAll("_", " ") : JSON.stringify(value);
};

function changesBetween(before: unknown, after: unknown): ValueChange[] {
  const [old, now] = [recordOf(before), recordOf(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((name) => JSON.stringify(old[name]) !== JSON.stringify(now[name]))
    .map((name) => ({
      name,
      ...(name in old ? { before: old[name] } : {}),
      ...(name in now ? { after: now[name] } : {}),
    }));
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
