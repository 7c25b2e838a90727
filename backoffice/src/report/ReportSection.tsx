import { measure, report, type Measure, type ReportName } from "@placket/domain/report/reports";
import { slots } from "../page/slots.ts";
import { Slot } from "../page/Slot.tsx";
import { Table, type Column } from "../page/Table.tsx";
import { dayText, measureText } from "./measure-text.ts";
import { pictureOf } from "./picture/picture-of.ts";
import { ReportPicture } from "./picture/ReportPicture.tsx";
import type { ReportLine, ReportSection as Section } from "./report.queries.ts";
import styles from "./ReportPage.module.css";

interface ReportSectionProps {
  readonly name: ReportName;
  readonly section: Section;
  /** Whether there is no other currency: its name is then said by the amounts alone. */
  readonly isOne: boolean;
}

/** What a report says of one currency: its picture, and beneath it all of it as a table. */
export function ReportSection({ name, section, isOne }: ReportSectionProps) {
  const { currency, rows, sums } = section;
  const { title, of } = report(name);
  const label = isOne ? title : `${title}, ${currency}`;
  const all: ReportLine = { label: ALL, beside: "", order: null, ...sums };
  return (
    <div>
      {isOne ? null : <h2 className={styles["currency"]}>{currency}</h2>}
      <ReportPicture {...pictureOf(name, section)} />
      <Table
        label={label}
        columns={columnsOf(name, of)}
        rows={[...rows, all].map((row, index) => ({ ...row, index }))}
        keyOf={({ index }) => index}
        isCards
      />
    </div>
  );
}

const ALL = "All together";

function columnsOf(name: ReportName, of: string): readonly Column<ReportLine>[] {
  const { beside, measures } = report(name);
  return [
    { title: of, isRowHeader: true, cell: (row) => <Label {...row} name={name} /> },
    ...(beside === null ? [] : [{ title: beside, cell: (row: ReportLine) => row.beside }]),
    ...measures.map((one) => columnOf(one)),
  ];
}

const columnOf = (name: Measure): Column<ReportLine> => ({
  title: measure(name).title,
  align: "end",
  noWrap: true,
  cell: (row) => measureText(row, name),
});

/** What a row is: an order leads to itself. */
function Label({ label, order, name }: ReportLine & { readonly name: ReportName }) {
  if (order !== null)
    return (
      <Slot in={slots.orderNumber} number={order}>
        {order}
      </Slot>
    );
  if (label === ALL) return <b>{label}</b>;
  return report(name).picture.as === "days" ? dayText(label) : label;
}
