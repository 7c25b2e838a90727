import type { ReactNode } from "react";
import { Heading } from "../../page/Heading.tsx";
import { useMay } from "../../page/permissions.ts";
import type { Column } from "../../page/Table.tsx";
import { stateText } from "../rule-text.ts";

interface RulesFrameProps {
  readonly title: string;
  /** Where a new one is written. */
  readonly newAt: string;
  /** The list; whether rules may be written decides what it offers. */
  readonly children: (mayChange: boolean) => ReactNode;
}

/** The rules of a kind, and the way to a new one. */
export function RulesFrame({ title, newAt, children }: RulesFrameProps) {
  const mayChange = useMay("promotions.change");
  return (
    <>
      <Heading title={title} />
      {mayChange ? (
        <p>
          <a className="link" href={newAt}>
            Write a Rule
          </a>
        </p>
      ) : null}
      {children(mayChange)}
    </>
  );
}

/** What every rule has. */
interface ListedRule {
  readonly id: number;
  readonly name: string;
  readonly priority: number;
  readonly isActive: boolean;
  readonly activeFrom: string | null;
  readonly activeTo: string | null;
}

/** What stands in a line of every list of rules; what a rule does, its kind says, and what else there is. */
export const ruleColumns = <Row extends ListedRule>(
  at: (id: number) => string,
  does: (rule: Row) => string,
  more: readonly Column<Row>[],
): readonly Column<Row>[] => [
  {
    title: "Rule",
    sort: "name",
    isRowHeader: true,
    isWide: true,
    cell: ({ id, name }) => (
      <a className="link" href={at(id)}>
        {name}
      </a>
    ),
  },
  { title: "What it does", cell: does },
  { title: "State", noWrap: true, cell: (rule) => stateText(rule, new Date()) },
  { title: "Priority", sort: "priority", align: "end", cell: ({ priority }) => priority },
  ...more,
];
