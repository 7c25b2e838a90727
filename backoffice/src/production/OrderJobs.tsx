import { JOB_STATE_TEXT } from "@placket/domain/production/job-state";
import { Button } from "@placket/ui/action/button/Button";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { addressOf } from "../api/call.ts";
import { Said } from "../page/Said.tsx";
import { Table } from "../page/Table.tsx";
import { orderJobColumns } from "./job-columns.tsx";
import { orderJobsQuery, type Job } from "./job.queries.ts";
import styles from "./OrderJobs.module.css";
import { useJobSteps } from "./use-job-steps.tsx";

/** The embroidery jobs of an order on its page; nothing where nothing is embroidered. */
export default function OrderJobs({ order }: { readonly order: { readonly number: string } }) {
  const { data } = useQuery(orderJobsQuery(order.number));
  return data && data.jobs.length > 0 ? <Jobs number={order.number} jobs={data.jobs} /> : null;
}

interface JobsProps {
  /** Of their order. */
  readonly number: string;
  readonly jobs: readonly Job[];
}

/** A team's jobs are folded: what else is of the order stays in reach. */
const FOLDED_FROM = 12;
const SHOWN_FOLDED = 6;

/** "58 In Queue · 2 Sewn". */
function statesOf(jobs: readonly Job[]): string {
  const counts = new Map<Job["state"], number>();
  for (const { state } of jobs) counts.set(state, (counts.get(state) ?? 0) + 1);
  return [...counts].map(([state, count]) => `${count} ${JOB_STATE_TEXT[state]}`).join(" · ");
}

function Jobs({ number, jobs }: JobsProps) {
  const { onStep, dialog, said } = useJobSteps();
  const [isWhole, setWhole] = useState(jobs.length <= FOLDED_FROM);
  return (
    <section className={`no-print ${styles["jobs"] ?? ""}`} aria-labelledby="order-jobs">
      <h2 id="order-jobs">Production</h2>
      <Said text={said} />
      {jobs.length > 1 ? <p>{statesOf(jobs)}</p> : null}
      <Table
        label="Jobs of this order"
        isCards
        columns={orderJobColumns(onStep)}
        rows={isWhole ? jobs : jobs.slice(0, SHOWN_FOLDED)}
        keyOf={({ id }) => id}
      />
      {isWhole ? null : (
        <p>
          <Button kind="line" size="sm" onClick={() => setWhole(true)}>
            {`Show all ${jobs.length} jobs`}
          </Button>
        </p>
      )}
      <p>
        <a className="link" href={addressOf("jobArchive", { query: { order: number } })} download>
          Machine files and papers of all of them
        </a>
      </p>
      {dialog}
    </section>
  );
}
