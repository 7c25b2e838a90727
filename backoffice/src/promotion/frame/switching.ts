import type { BulkAction } from "../../page/list/BulkBar.tsx";
import { eachRow } from "../../page/list/each-row.ts";

interface SwitchedRule {
  readonly id: number;
  readonly name: string;
  readonly isActive: boolean;
}

export type SwitchOne = (asked: {
  readonly params: { readonly id: number };
  readonly body: { readonly isActive: boolean };
}) => Promise<SwitchedRule>;

/** Starts and stops several rules; whoever stands so already is left alone. */
export const switching = <Row extends SwitchedRule>(
  switchOne: SwitchOne,
  warning: { readonly start: string; readonly stop: string },
): readonly BulkAction<Row>[] => [
  {
    title: "Start",
    warning: warning.start,
    fits: ({ isActive }) => !isActive,
    run: (rows) => switched(rows, switchOne, true),
  },
  {
    title: "Stop",
    warning: warning.stop,
    fits: ({ isActive }) => isActive,
    run: (rows) => switched(rows, switchOne, false),
  },
];

const switched = (rows: readonly SwitchedRule[], switchOne: SwitchOne, isActive: boolean) =>
  eachRow(rows, {
    nameOf: ({ name }) => name,
    act: async ({ id }) => {
      const now = await switchOne({ params: { id }, body: { isActive } });
      return {
        became: "done" as const,
        text: now.isActive ? "is switched on" : "is switched off",
      };
    },
  });
