import { readCellBlock } from "@placket/domain/configurator/cell-block";
import { readTeam } from "@placket/domain/configurator/team/read-team";
import type { TeamCell, TeamColumns, TeamRow } from "@placket/domain/configurator/team/team-sheet";
import type { TeamEvent } from "@placket/domain/configurator/team/write-team";
import type { Problem } from "@placket/domain/problem";
import { useCallback, useId, useMemo } from "react";
import { showNotice } from "../../notice/notices.ts";
import { t, tn } from "../../translation/translate.ts";
import { cellKind, cellKinds, TeamRowView } from "./TeamRowView.tsx";
import styles from "./TeamTable.module.css";
import { teamText } from "./team-text.ts";
import type { KnownRow } from "./use-team.ts";

interface TeamTableProps {
  readonly sheet: TeamColumns & { readonly max: number };
  readonly rows: readonly KnownRow[];
  readonly dispatch: (event: TeamEvent) => void;
  /** What the store refused of a row. */
  readonly refused: ReadonlyMap<TeamRow, readonly Problem[]>;
  /** What is missing is said of every row: somebody wanted to order. */
  readonly isAsked: boolean;
  readonly pxPerMm: number;
}

/** The wearers, a row each; on a phone a card each. Written as a spreadsheet is, and pasted from one. */
export function TeamTable({ sheet, rows, dispatch, refused, isAsked, pxPerMm }: TeamTableProps) {
  const ids = useId();
  const kinds = useMemo(() => cellKinds(sheet, (id) => `${ids}-${id}`), [sheet, ids]);
  const last = rows.findLastIndex(({ checked }) => !checked.isBlank);
  const paste = useCallback(
    (row: number, cell: TeamCell, text: string) => pasteInto({ row, cell, text, sheet, dispatch }),
    [sheet, dispatch],
  );
  return (
    <>
      <table className={styles["table"]} data-sheet>
        <caption className="visually-hidden">{t("Names and sizes")}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles["number"]}>
              <span className="visually-hidden">{t("Row")}</span>
            </th>
            {kinds.map(({ cell, label }) => (
              <th key={cell} scope="col" className={styles[cellKind(cell)]}>
                {label}
              </th>
            ))}
            <th scope="col" className={styles["sewn"]}>
              {t("As it will be sewn")}
            </th>
            <th scope="col" className={styles["remove"]}>
              <span className="visually-hidden">{t("Remove")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, checked, text, problems }, at) => {
            const all = [...problems, ...(refused.get(row) ?? [])];
            const told =
              isAsked || at < last ? all : all.filter(({ error }) => !MISSING.has(error));
            const twice = checked.twin === undefined ? "" : t("Also in row %1.", checked.twin + 1);
            return (
              <TeamRowView
                key={at}
                at={at}
                row={row}
                kinds={kinds}
                told={told.map(teamText).join("\n")}
                wrong={told.map(({ field }) => field).join(" ")}
                facts={[stitchesText(text.stitches), twice].filter(Boolean).join(" ")}
                recipe={checked.isBlank ? undefined : text.recipe}
                pxPerMm={pxPerMm}
                isBlank={checked.isBlank}
                dispatch={dispatch}
                onPaste={paste}
              />
            );
          })}
        </tbody>
      </table>
      {sheet.choices.map(({ id, options }) => (
        <datalist key={id} id={`${ids}-${id}`}>
          {options.map((option) => (
            <option key={option.id}>{option.label}</option>
          ))}
        </datalist>
      ))}
    </>
  );
}

/** Nobody is told that something is missing in the row that they are writing. */
const MISSING: ReadonlySet<string> = new Set([
  "configurator.teamOptionMissing",
  "configurator.teamNameMissing",
  "embroidery.textLineMissing",
  "embroidery.textMissing",
]);

const stitchesText = (stitches: number | undefined) =>
  stitches === undefined ? "" : tn(stitches, "%1 stitch", "%1 stitches");

interface Pasted {
  readonly row: number;
  readonly cell: TeamCell;
  readonly text: string;
  readonly sheet: TeamColumns & { readonly max: number };
  readonly dispatch: (event: TeamEvent) => void;
}

/** One column fills down from its cell; several are read by what stands in them. A single word is typed as usual. */
function pasteInto({ row, cell, text, sheet, dispatch }: Pasted): boolean {
  const block = readCellBlock(text);
  if (block.length === 0 || (block.length === 1 && block[0]?.length === 1)) return false;
  const { rows, hasHead } = readTeam(text, sheet);
  if (!hasHead && block.every((cells) => cells.length === 1)) {
    dispatch({ type: "fill", row, cell, texts: block.map(([one = ""]) => one) });
    tellLost(row + block.length - sheet.max, sheet.max);
    return true;
  }
  dispatch({ type: "insert", row, rows });
  tellLost(row + rows.length - sheet.max, sheet.max);
  return true;
}

/** Rows that found no place are said, never dropped in silence. */
export function tellLost(lost: number, max: number): void {
  if (lost > 0) showNotice(t("A list takes at most %1 rows. Not taken: %2", max, lost));
}
