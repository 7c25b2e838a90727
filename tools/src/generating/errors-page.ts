import type { ErrorRow, Shown } from "@placket/domain/error-row";
import { GENERATED, code, markdownTable, sections } from "./markdown.ts";

/** `docs/errors.md`: every refusal the store can give, by room. */
export function errorsPage(errors: Readonly<Record<string, ErrorRow>>): string {
  const rows = Object.entries(errors).sort(([a], [b]) => (a < b ? -1 : 1));
  const groups = Map.groupBy(rows, ([key]) => key.split(".")[0] ?? "");
  const head = ["Key", "Text", "Status", "Code", "Category", "Shown", "Source"];
  const table = (group: readonly (readonly [string, ErrorRow])[]) =>
    markdownTable(head, group.map(errorCells));
  const intro =
    "Clients branch on the key, never on the text. `%1`, `%2` stand for values. The text is also the " +
    "phrase that translations are looked up by.";
  return `${GENERATED}\n\n# Errors\n\n${intro}\n\n${sections(groups, table)}`;
}

function errorCells([key, row]: readonly [string, ErrorRow]): string[] {
  const { text, status, bodyCode, category, source } = row;
  return [code(key), text, String(status), String(bodyCode), category, shown(row.shown), source];
}

function shown(how: Shown): string {
  if (how.as === "notice") return `notice, ${how.ms} ms`;
  return how.as === "silent" ? `silent: ${how.why}` : how.as;
}
