import { call } from "../api/call.ts";
import { Heading } from "../page/Heading.tsx";
import { ResourceList } from "../page/list/ResourceList.tsx";
import { useList } from "../page/list/use-list.ts";
import { jobColumns } from "./job-columns.tsx";
import { jobsList } from "./jobs-list.ts";
import { ProductionViews } from "./ProductionViews.tsx";
import { useJobSteps } from "./use-job-steps.tsx";

/** Jobs come in while the list is looked at, ms. */
const JOBS_MS = 30_000;

/** What is to be sewn, the day that is due first on top; a button moves a job on. */
export default function ProductionPage() {
  const list = useList(jobsList, (query) => call("jobs", { query }), JOBS_MS);
  const { onStep, dialog, said } = useJobSteps();
  return (
    <>
      <Heading title="Production" />
      <ProductionViews here="list" />
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
