import { Heading } from "../../page/Heading.tsx";
import { ResourceList, type ResourceListProps } from "../../page/list/ResourceList.tsx";
import type { ListReply } from "../../page/list/use-list.ts";
import { useMay } from "../../page/permissions.ts";
import type { Column } from "../../page/Table.tsx";
import { switching, type SwitchOne } from "./switching.ts";
import { stateText } from "../rule-text.ts";

interface RulesFrameProps<Row extends ListedRule, Reply extends ListReply<Row>> extends Pick<
  ResourceListProps<Row, Reply>,
  "list" | "columns" | "file" | "empty"
> {
  readonly title: string;
  /** Where a new one is written. */
  readonly newAt: string;
  /** Several are started and stopped at once, by whoever may write rules. */
  readonly switchOne: SwitchOne;
  readonly warning: Parameters<typeof switching>[1];
}

/** The rules of a kind, and the way to a new one. */
export function RulesFrame<Row extends ListedRule, Reply extends ListReply<Row>>({
  title,
  newAt,
  switchOne,
  warning,
  ...list
}: RulesFrameProps<Row, Reply>) {
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
      <ResourceList
        {...list}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        {...(mayChange && { bulk: switching<Row>(switchOne, warning) })}
      />
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
