import { jobCode } from "@placket/domain/production/job-code";
import { addressOf } from "../api/call.ts";
import type { Job } from "./job.queries.ts";
import styles from "./JobPapers.module.css";

/** What is printed for a job: a worksheet for each of its designs, and the label of its bag. */
export function JobPapers({ job: { id, order, designs } }: { readonly job: Job }) {
  const params = { id };
  return (
    <span className={styles["papers"]}>
      {designs.map(({ name, design }, at) => (
        <a
          key={design}
          className="link"
          href={addressOf("jobWorksheet", { params, query: { design: at } })}
          aria-label={`Worksheet of ${name}`}
          download
        >
          Worksheet
        </a>
      ))}
      <a
        className="link"
        href={addressOf("jobLabel", { params })}
        aria-label={`Label ${jobCode(id)}, order ${order}`}
        download
      >
        Label {jobCode(id)}
      </a>
    </span>
  );
}
