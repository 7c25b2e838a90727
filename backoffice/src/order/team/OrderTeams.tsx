import { Button } from "@placket/ui/action/button/Button";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { addressOf, call, type CallReply } from "../../api/call.ts";
import { Table, type Column } from "../../page/Table.tsx";
import type { Order } from "../order.queries.ts";
import styles from "./OrderTeams.module.css";
import { standsInTeam } from "./stands-in-team.ts";

type Team = CallReply<"orderTeams">["teams"][number];
type Wearer = Team["wearers"][number];

/** Whether a line of the order stands in a list of wearers. */
export const standsInTeams = ({ items }: Pick<Order, "items">): boolean => items.some(standsInTeam);

/** The lists of wearers of an order: who wears what, list by list, and all of it as a file. */
export function OrderTeams({ number }: { readonly number: string }) {
  const { data } = useQuery({
    queryKey: ["orderTeams", number],
    queryFn: () => call("orderTeams", { params: { number } }),
  });
  return data?.teams.map((team) => (
    <TeamOf key={`${team.title} ${team.product}`} number={number} team={team} />
  ));
}

const COLUMNS: readonly Column<Wearer>[] = [
  { title: "Name", isRowHeader: true, cell: ({ lines }) => lines.join(", ") },
  { title: "Chosen", cell: ({ chosen }) => chosen },
  { title: "SKU", onPhone: "hidden", cell: ({ sku }) => sku },
  { title: "Pieces", align: "end", cell: ({ pieces }) => pieces },
];

function TeamOf({ number, team }: { readonly number: string; readonly team: Team }) {
  const { title, product, wearers } = team;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const pieces = wearers.reduce((sum, one) => sum + one.pieces, 0);
  return (
    <section className={styles["team"]} aria-labelledby={id}>
      <h2 id={id}>Team {title}</h2>
      <p>
        {pieces} {pieces === 1 ? "piece" : "pieces"} of {product}
      </p>
      <p className={`no-print ${styles["ways"]}`}>
        <Button kind="line" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen
            ? "Hide Names"
            : `Show ${wearers.length} ${wearers.length === 1 ? "Name" : "Names"}`}
        </Button>
        <a className="link" href={addressOf("exportOrderTeams", { params: { number } })} download>
          All names as CSV
        </a>
      </p>
      {isOpen ? (
        <Table
          label={`Names of team ${title}`}
          columns={COLUMNS}
          rows={wearers}
          keyOf={({ lines, sku }) => `${sku} ${lines.join("/")}`}
        />
      ) : null}
    </section>
  );
}
