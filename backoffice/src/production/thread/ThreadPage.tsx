import { THREAD_ENTRIES, THREAD_STATES } from "@placket/domain/embroidery/thread/thread-stock";
import { useQuery } from "@tanstack/react-query";
import { orderAt } from "../../order/order.addresses.ts";
import { Fact, Facts } from "../../page/Facts.tsx";
import { Heading } from "../../page/Heading.tsx";
import { useMay } from "../../page/permissions.ts";
import { Empty, Failed, LoadingRows } from "../../page/states.tsx";
import { Table, type Column } from "../../page/Table.tsx";
import { Time } from "../../page/Time.tsx";
import { Cones } from "../Cones.tsx";
import { jobsAt, threadsAt } from "../production.addresses.ts";
import { EnterThread } from "./EnterThread.tsx";
import { ThreadTerms } from "./ThreadTerms.tsx";
import { atHandText, metersText } from "./thread-words.ts";
import { threadQuery, type ThreadHistory } from "./thread.queries.ts";
import styles from "./ThreadPage.module.css";

/** One thread: what is there, what moved it, what is sewn in it, and whether it is offered. */
export default function ThreadPage({ number }: { readonly number: string }) {
  const { data, error, refetch } = useQuery(threadQuery(number));
  return (
    <>
      <Heading title={data ? `${data.thread.name} ${number}` : "Thread"} />
      <p>
        <a className="link" href={threadsAt({})}>
          Threads
        </a>
      </p>
      {data ? (
        <Thread {...data} />
      ) : error ? (
        <Failed error={error} retry={() => void refetch()} />
      ) : (
        <LoadingRows label="Loading the thread" />
      )}
    </>
  );
}

function Thread({ thread, entries, jobs }: ThreadHistory) {
  const mayKeep = useMay("production.threads");
  const { neededMeters, lowestMeters, state, toOrder } = thread;
  return (
    <div className={styles["thread"]}>
      <Facts>
        <Fact title="Thread">
          <Cones cones={[thread]} />
        </Fact>
        <Fact title="At hand">{atHandText(thread)}</Fact>
        <Fact title="For jobs">{metersText(neededMeters)}</Fact>
        <Fact title="Lowest amount">{metersText(lowestMeters)}</Fact>
        <Fact title="Stands at">
          {THREAD_STATES[state]}
          {toOrder > 0 ? `: order ${toOrder} ${toOrder === 1 ? "cone" : "cones"}` : ""}
        </Fact>
      </Facts>
      {mayKeep ? (
        <div className={styles["forms"]}>
          <EnterThread key={thread.number} thread={thread} />
          <ThreadTerms key={`${thread.number} ${thread.version}`} thread={thread} />
        </div>
      ) : null}
      <section>
        <h2>Jobs that take of it</h2>
        {jobs.length === 0 ? (
          <Empty>No job that is to be sewn takes of it.</Empty>
        ) : (
          <Table
            label="Jobs that take of it"
            columns={JOB_COLUMNS}
            rows={jobs}
            keyOf={({ job }) => job}
            isCards
          />
        )}
      </section>
      <section>
        <h2>What moved it</h2>
        {entries.length === 0 ? (
          <Empty>Nothing yet. What is received or counted first begins its stock.</Empty>
        ) : (
          <Table
            label="What moved it"
            columns={ENTRY_COLUMNS}
            rows={entries}
            keyOf={({ id }) => id}
            isCards
          />
        )}
      </section>
    </div>
  );
}

const JobLink = ({ job }: { readonly job: string }) => (
  <a className="link num" href={jobsAt({}, { search: job, state: "all" })}>
    {job}
  </a>
);

const JOB_COLUMNS: readonly Column<ThreadHistory["jobs"][number]>[] = [
  { title: "Job", isRowHeader: true, cell: ({ job }) => <JobLink job={job} /> },
  {
    title: "Order",
    cell: ({ order }) => (
      <a className="link num" href={orderAt({ number: order })}>
        {order}
      </a>
    ),
  },
  { title: "Takes", align: "end", cell: ({ meters }) => metersText(meters) },
];

const ENTRY_COLUMNS: readonly Column<ThreadHistory["entries"][number]>[] = [
  { title: "When", isRowHeader: true, noWrap: true, cell: ({ at }) => <Time iso={at} /> },
  { title: "What", cell: ({ kind }) => THREAD_ENTRIES[kind] },
  {
    title: "Moved by",
    align: "end",
    noWrap: true,
    cell: ({ meters }) => `${meters > 0 ? "+" : ""}${metersText(meters)}`,
  },
  { title: "Job", cell: ({ job }) => (job === null ? null : <JobLink job={job} />) },
  { title: "By", cell: ({ by }) => by ?? "The store" },
];
