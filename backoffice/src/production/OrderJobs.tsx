import { useQuery } from "@tanstack/react-query";
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

function Jobs({ number, jobs }: JobsProps) {
  const { onStep, dialog, said } = useJobSteps();
  return (
    <section className={`no-print ${styles["jobs"] ?? ""}`} aria-labelledby="order-jobs">
      <h2 id="order-jobs">Production</h2>
      <Said text={said} />
      <Table
        label="Jobs of this order"
        isCards
        columns={orderJobColumns(onStep)}
        rows={jobs}
        keyOf={({ id }) => id}
      />
      <p>
        <a className="link" href={addressOf("jobArchive", { query: { order: number } })} download>
          Machine files and papers of all of them
        </a>
      </p>
      {dialog}
    </section>
  );
}
