import { jobCode } from "@placket/domain/production/job-code";
import { addressOf } from "../api/call.ts";
import { workbenchAt } from "../embroidery/embroidery.addresses.ts";
import { useMay } from "../page/permissions.ts";
import type { Job } from "./job.queries.ts";
import styles from "./JobPapers.module.css";

/** What is printed for a job: a worksheet for each of its designs, and the label of its bag; and its words at the workbench. */
export function JobPapers({ job: { id, order, designs, hasWords } }: { readonly job: Job }) {
  const mayUse = useMay("embroidery.use");
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
      {hasWords && mayUse ? (
        <a
          className="link"
          href={workbenchAt({}, { job: id })}
          aria-label={`Open in Workbench: ${designs.map(({ name }) => name).join(", ")}, order ${order}`}
        >
          Open in Workbench
        </a>
      ) : null}
    </span>
  );
}
