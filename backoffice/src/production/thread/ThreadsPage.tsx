import { THREAD_OFFERED, THREAD_STATES } from "@placket/domain/embroidery/thread/thread-stock";
import { useQuery } from "@tanstack/react-query";
import { useAddress } from "../../page/address.ts";
import { Heading } from "../../page/Heading.tsx";
import { FilterTabs } from "../../page/list/FilterTabs.tsx";
import { Empty, Failed, LoadingRows } from "../../page/states.tsx";
import { Table, type Column } from "../../page/Table.tsx";
import { Cones } from "../Cones.tsx";
import { threadAt, threadsAt } from "../production.addresses.ts";
import { ProductionViews } from "../ProductionViews.tsx";
import { atHandText, metersText } from "./thread-words.ts";
import { threadsQuery, type StockedThread } from "./thread.queries.ts";
import styles from "./ThreadsPage.module.css";

/** Which threads are looked at, by the address; those in use unless told. */
const SHOWN = {
  used: {
    title: "In use",
    isIn: ({ isCounted, neededMeters, isWithheld }: StockedThread) =>
      isCounted || neededMeters > 0 || isWithheld,
    none: "Nobody counts a thread yet, and no job takes of one. Under All each can be received and counted.",
  },
  order: {
    title: "To order",
    isIn: ({ toOrder }: StockedThread) => toOrder > 0,
    none: "There is enough of every thread that is counted.",
  },
  withheld: {
    title: "Not offered",
    isIn: ({ isWithheld }: StockedThread) => isWithheld,
    none: "Shoppers may choose every thread of their garment’s offer.",
  },
  all: { title: "All", isIn: () => true, none: "" },
} as const;

type Shown = keyof typeof SHOWN;
const SHOWN_CODES = Object.keys(SHOWN) as readonly Shown[];

/** The threads, what is there of each, and what is to be ordered. */
export default function ThreadsPage() {
  const show = useAddress().query.get("show");
  const { data, error, refetch } = useQuery(threadsQuery);
  const here = SHOWN_CODES.find((code) => code === show) ?? "used";
  return (
    <>
      <Heading title="Threads">Production</Heading>
      <ProductionViews here="threads" />
      <FilterTabs
        label="Threads"
        tabs={SHOWN_CODES.map((code) => ({
          title: SHOWN[code].title,
          href: code === "used" ? threadsAt({}) : threadsAt({}, { show: code }),
          isHere: code === here,
          count: data?.threads.filter((one) => SHOWN[code].isIn(one)).length,
        }))}
      />
      {data ? (
        <Threads
          threads={data.threads.filter((one) => SHOWN[here].isIn(one))}
          none={SHOWN[here].none}
          uncountedJobs={data.uncountedJobs}
        />
      ) : error ? (
        <Failed error={error} retry={() => void refetch()} />
      ) : (
        <LoadingRows label="Loading the threads" />
      )}
    </>
  );
}

interface ThreadsProps {
  readonly threads: readonly StockedThread[];
  readonly none: string;
  readonly uncountedJobs: number;
}

function Threads({ threads, none, uncountedJobs }: ThreadsProps) {
  return (
    <>
      {uncountedJobs === 0 ? null : (
        <p>
          {uncountedJobs === 1
            ? "Of 1 job nobody knows yet what it takes: its logo has no stitches or no named threads, or it is being counted."
            : `Of ${uncountedJobs} jobs nobody knows yet what they take: their logos have no stitches or no named threads, or they are being counted.`}
        </p>
      )}
      {threads.length === 0 ? (
        <Empty>{none}</Empty>
      ) : (
        <Table
          label="Threads"
          columns={COLUMNS}
          rows={threads}
          keyOf={({ number }) => number}
          isCards
        />
      )}
    </>
  );
}

const COLUMNS: readonly Column<StockedThread>[] = [
  {
    title: "Thread",
    isRowHeader: true,
    cell: (thread) => (
      <a className="link" href={threadAt({ number: thread.number })}>
        <Cones cones={[thread]} />
      </a>
    ),
  },
  { title: "At hand", align: "end", cell: atHandText },
  {
    title: "For jobs",
    align: "end",
    noWrap: true,
    cell: ({ neededMeters }) => (neededMeters === 0 ? "None" : metersText(neededMeters)),
  },
  {
    title: "Stands at",
    noWrap: true,
    cell: ({ state }) => (
      <span className={state === "out" || state === "short" ? styles["danger"] : undefined}>
        {THREAD_STATES[state]}
      </span>
    ),
  },
  {
    title: "To order",
    align: "end",
    noWrap: true,
    cell: ({ toOrder }) =>
      toOrder === 0 ? "None" : `${toOrder} ${toOrder === 1 ? "cone" : "cones"}`,
  },
  {
    title: "Offered",
    noWrap: true,
    cell: ({ offered, isWithheld }) =>
      offered === "at_hand" && isWithheld ? "Not now: it is out" : THREAD_OFFERED[offered],
  },
];
