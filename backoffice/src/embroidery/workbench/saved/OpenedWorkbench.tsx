import { useQuery } from "@tanstack/react-query";
import { useAddress } from "../../../page/address.ts";
import { isId } from "../../../page/is-id.ts";
import { Failed, LoadingRows, NotFound } from "../../../page/states.tsx";
import { Notice } from "../Notice.tsx";
import { Workbench } from "../Workbench.tsx";
import { useGo } from "../../../page/address.ts";
import { workbenchAt } from "../../embroidery.addresses.ts";
import { designQuery, jobTextQuery } from "./design.queries.ts";
import { emptyStart, startOfDesign, startOfJob } from "./start.ts";

/** The workbench with what its address names: a design that is kept, the words of a job, or a text to begin with. */
export function OpenedWorkbench() {
  const { query } = useAddress();
  const [design, job] = [query.get("design"), query.get("job")];
  if (design !== null)
    return isId(design) ? <OfDesign key={design} id={Number(design)} /> : <NotFound />;
  if (job !== null) return isId(job) ? <OfJob key={job} id={Number(job)} /> : <NotFound />;
  return <Workbench start={emptyStart} />;
}

function OfDesign({ id }: { readonly id: number }) {
  const { data, error, refetch } = useQuery(designQuery(id));
  if (error && !data) return <Failed error={error} retry={() => void refetch()} />;
  if (!data) return <LoadingRows label="Loading the design" />;
  return (
    <>
      <Opened
        what={
          data.order === null
            ? `Design “${data.name}”`
            : `Design “${data.name}”, opened from order ${data.order}`
        }
      />
      <Workbench start={startOfDesign(data)} />
    </>
  );
}

function OfJob({ id }: { readonly id: number }) {
  const { data, error, refetch } = useQuery(jobTextQuery(id));
  if (error && !data) return <Failed error={error} retry={() => void refetch()} />;
  if (!data) return <LoadingRows label="Loading the words of the job" />;
  return (
    <>
      <Opened what={`“${data.name}”, ${data.place.name}, of order ${data.order}`} />
      <Workbench start={startOfJob(id, data)} />
    </>
  );
}

function Opened({ what }: { readonly what: string }) {
  const go = useGo();
  return (
    <Notice action="Begin with an empty workbench" onAction={() => go(workbenchAt({}))}>
      {what}
    </Notice>
  );
}
