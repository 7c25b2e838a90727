import { MACHINE_FILE_KINDS } from "@placket/domain/embroidery/machine-file/machine-file";
import { lineWords } from "@placket/domain/order/step/line-words";
import { ENGLISH, sayer } from "@placket/domain/phrase";
import { addressOf } from "../api/call.ts";
import { Table, type Column } from "../page/Table.tsx";
import { amountText } from "../money/amount-text.ts";
import type { Order } from "./order.queries.ts";
import styles from "./OrderItems.module.css";
import { standsInTeam } from "./team/stands-in-team.ts";
import { TeamLines } from "./team/TeamLines.tsx";

type Item = Order["items"][number];

/** A line, and whether it is sent for what came back. */
type ShownItem = Item & { readonly isExchange: boolean };

const columnsOf = (number: string): readonly Column<ShownItem>[] => [
  {
    title: "Item",
    isRowHeader: true,
    cell: (item) => <ItemCell number={number} item={item} />,
  },
  { title: "Pieces", align: "end", cell: ({ quantity }) => quantity },
  { title: "Each", align: "end", onPhone: "hidden", cell: ({ price }) => amountText(price) },
  { title: "Line", align: "end", cell: ({ rowTotal }) => amountText(rowTotal) },
];

function ItemCell({ number, item }: { readonly number: string; readonly item: ShownItem }) {
  const { name, sku, options, image, priceRules, discounts, isExchange } = item;
  const done = lineWords({ ...item.progress, ordered: item.quantity }, sayer(ENGLISH));
  const why = [
    ...priceRules,
    ...discounts.map(({ label, amount }) => `${label}: ${amountText(amount)} off`),
  ];
  const rows = options.map(({ label, value, price }) => {
    const said = `${label}: ${value}`;
    return price === null ? said : `${said} (${amountText(price)} each)`;
  });
  return (
    <span className={styles["item"]}>
      {image === null ? (
        item.sewnPicture === null ? (
          <span className={styles["picture"]} />
        ) : null
      ) : (
        <img className={styles["picture"]} src={image} width={48} height={60} alt={name} />
      )}
      <span>
        {name}
        <span className={styles["detail"]}>{[...rows, sku].join(" · ")}</span>
        {item.sewnPicture === null ? null : (
          <a href={wholeOf(item.sewnPicture)} aria-label={`All of ${name} as it is sewn`}>
            <img
              className={styles["sewn"]}
              src={item.sewnPicture}
              width={200}
              height={100}
              loading="lazy"
              alt=""
            />
          </a>
        )}
        {item.designs.map((name, design) => (
          <MachineFiles key={design} at={{ number, item: item.id, design }} name={name} />
        ))}
        {done.length === 0 ? null : <span className={styles["detail"]}>{done.join(" · ")}</span>}
        {isExchange ? (
          <span className={styles["detail"]}>Costs the difference to what came back</span>
        ) : null}
        {why.length === 0 ? null : (
          <span className={styles["detail"]}>{`Why this price: ${why.join(" · ")}`}</span>
        )}
      </span>
    </span>
  );
}

/** The same picture of all of the garment. */
const wholeOf = (near: string) => near.replace("-near.", "-whole.");

interface MachineFilesProps {
  readonly at: { readonly number: string; readonly item: number; readonly design: number };
  /** What the design is called. */
  readonly name: string;
}

/** A design of a line, for the machines. */
function MachineFiles({ at: { number, item, design }, name }: MachineFilesProps) {
  return (
    <span className={`${styles["detail"]} no-print`}>
      Machine file of “{name}”:{" "}
      {MACHINE_FILE_KINDS.map((as) => (
        <a
          key={as}
          className={`link ${styles["file"]}`}
          href={addressOf("machineFile", { params: { number, item }, query: { as, design } })}
          aria-label={`${as.toUpperCase()} of ${name}`}
          download
        >
          {as.toUpperCase()}
        </a>
      ))}
    </span>
  );
}

interface LinesProps {
  readonly label: string;
  readonly number: string;
  readonly items: readonly ShownItem[];
}

const Lines = ({ label, number, items }: LinesProps) => (
  <Table label={label} columns={columnsOf(number)} rows={items} keyOf={({ id }) => id} />
);

/** What was ordered, at the prices of that day, and the sum. */
export function OrderItems({ order }: { readonly order: Order }) {
  const { number, totals, exchanges } = order;
  const isExchange = exchanges.some(({ by }) => by === number);
  const items = order.items.map((item) => ({ ...item, isExchange }));
  const [ofTeams, alone] = [items.filter(standsInTeam), items.filter((one) => !standsInTeam(one))];
  return (
    <section>
      <h2 className="visually-hidden">Items</h2>
      {alone.length > 0 ? <Lines label="Items" number={number} items={alone} /> : null}
      {ofTeams.length > 0 ? (
        <TeamLines count={ofTeams.length}>
          <Lines label="Items of teams" number={number} items={ofTeams} />
        </TeamLines>
      ) : null}
      <dl className={styles["totals"]}>
        {totals.map(({ code, label, amount }) => (
          <div key={code} className={styles[code]}>
            <dt>{label}</dt>
            <dd className="num">{amountText(amount)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
