import {
  cellText,
  teamCells,
  type TeamCell,
  type TeamColumns,
  type TeamRow,
} from "@placket/domain/configurator/team/team-sheet";
import type { TeamEvent } from "@placket/domain/configurator/team/write-team";
import type { LetteringRecipe } from "@placket/domain/embroidery/lettering/recipe";
import { IconButton } from "@placket/ui/action/icon-button/IconButton";
import { memo, useId, type ClipboardEvent, type KeyboardEvent } from "react";
import { SewnSample } from "../../embroidery/preview/SewnSample.tsx";
import { t } from "../../translation/translate.ts";
import { cellAfterKey } from "./row-keys.ts";
import styles from "./TeamTable.module.css";

/** What cells are called and take, by the field that they are. */
interface CellKind {
  readonly cell: TeamCell;
  readonly label: string;
  /** Id of the list of what may be chosen; undefined of what is written freely. */
  readonly listId: string | undefined;
}

interface TeamRowProps {
  readonly at: number;
  readonly row: TeamRow;
  readonly kinds: readonly CellKind[];
  /** What is wrong, a line for each; empty where nothing is. */
  readonly told: string;
  /** The cells that are wrong, with spaces between them. */
  readonly wrong: string;
  /** What its text comes to: "3,120 stitches". */
  readonly facts: string;
  readonly recipe: LetteringRecipe | undefined;
  /** The place that is sewn on, at the scale of the preview; CSS pixels. */
  readonly pxPerMm: number;
  readonly isBlank: boolean;
  readonly dispatch: (event: TeamEvent) => void;
  readonly onPaste: (row: number, cell: TeamCell, text: string) => boolean;
}

/** One wearer: name, size, pieces, the name as it will be sewn, and what is wrong with any of it. */
export const TeamRowView = memo(function TeamRowView(props: TeamRowProps) {
  const { at, row, kinds, told, wrong, facts, recipe, pxPerMm, isBlank, dispatch, onPaste } = props;
  const problemsId = useId();
  const wrongCells = wrong.split(" ");
  const number = at + 1;
  const move = (event: KeyboardEvent<HTMLInputElement>) => {
    const to = cellAfterKey(event);
    if (!to) return;
    event.preventDefault();
    to.focus();
  };
  return (
    <tr data-wrong={told !== ""} data-blank={isBlank}>
      <th scope="row" className={styles["number"]}>
        <span className="visually-hidden">{t("Row %1", number)}</span>
        <span aria-hidden="true">{number}</span>
      </th>
      {kinds.map(({ cell, label, listId }) => (
        <td key={cell} className={styles[cellKind(cell)]}>
          <span className={styles["label"]} aria-hidden="true">
            {label}
          </span>
          <input
            data-row={at}
            data-cell={cell}
            value={cellText(row, cell)}
            aria-label={t("%1, row %2", label, number)}
            aria-invalid={wrongCells.includes(cell) || undefined}
            aria-describedby={told === "" ? undefined : problemsId}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="next"
            list={listId}
            inputMode={cell === "pieces" ? "numeric" : undefined}
            placeholder={cell === "pieces" && !isBlank ? "1" : undefined}
            onChange={(event) =>
              dispatch({ type: "type", row: at, cell, text: event.target.value })
            }
            onBlur={() => dispatch({ type: "leave", row: at, cell })}
            onKeyDown={move}
            onPaste={(event: ClipboardEvent) => {
              if (onPaste(at, cell, event.clipboardData.getData("text"))) event.preventDefault();
            }}
          />
        </td>
      ))}
      <td className={styles["sewn"]}>
        {recipe ? (
          <span className={styles["chip"]}>
            <SewnSample recipe={recipe} pxPerMm={pxPerMm} className={styles["thread"]} />
          </span>
        ) : null}
        <span className={styles["facts"]}>{facts}</span>
        {told === "" ? null : (
          <ul id={problemsId} className={styles["problems"]}>
            {told.split("\n").map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </td>
      <td className={styles["remove"]}>
        {isBlank ? null : (
          <IconButton
            icon="close"
            label={t("Remove row %1", number)}
            onClick={() => dispatch({ type: "remove", row: at })}
          />
        )}
      </td>
    </tr>
  );
});

/** What a cell holds, for its width. */
export const cellKind = (cell: TeamCell) => cell.split(".")[0] ?? cell;

/** The cells of a sheet with what they are called. */
export function cellKinds(
  columns: TeamColumns,
  listIdOf: (choiceId: number) => string,
): readonly CellKind[] {
  return teamCells(columns).map((cell): CellKind => {
    const at = Number(cell.split(".")[1]);
    if (cell === "pieces") return { cell, label: t("Pieces"), listId: undefined };
    if (cell.startsWith("lines"))
      return { cell, label: columns.lines[at] ?? "", listId: undefined };
    const choice = columns.choices.find(({ id }) => id === at);
    return { cell, label: choice?.label ?? "", listId: listIdOf(at) };
  });
}
