import { useQuery } from "@tanstack/react-query";
import { call } from "../api/call.ts";
import { Heading } from "../page/Heading.tsx";
import { ResourceList } from "../page/list/ResourceList.tsx";
import { useList } from "../page/list/use-list.ts";
import { jobColumns } from "./job-columns.tsx";
import { jobsList } from "./jobs-list.ts";
import { jobsAt } from "./production.addresses.ts";
import { ProductionViews } from "./ProductionViews.tsx";
import { commentsQuery } from "./proof/proof.queries.ts";
import { useJobSteps } from "./use-job-steps.tsx";

/** Jobs come in while the list is looked at, ms. */
const JOBS_MS = 30_000;

/** What is to be sewn, the day that is due first on top; a button moves a job on. */
export default function ProductionPage() {
  const list = useList(jobsList, (query) => call("jobs", { query }), JOBS_MS);
  const { data: comments } = useQuery(commentsQuery);
  const { onStep, dialog, said } = useJobSteps();
  return (
    <>
      <Heading title="Production" />
      <ProductionViews here="list" />
      {comments && comments.count > 0 ? (
        <p>
          <a className="link" href={jobsAt({}, { proof: "commented" })}>
            {comments.count === 1
              ? "1 buyer asks for a change of a proof"
              : `${comments.count} buyers ask for a change of a proof`}
          </a>
        </p>
      ) : null}
      <ResourceList
        list={list}
        columns={jobColumns(onStep)}
        keyOf={({ id }) => id}
        nameOf={({ order }) => order}
        file="exportJobs"
        said={said}
        empty="Nothing is to be sewn. A job stands here as soon as an order with embroidery may be packed."
      />
      {dialog}
    </>
  );
}
