import { logosAt, logoThreadsAt } from "../embroidery/embroidery.addresses.ts";
import { Cones } from "./Cones.tsx";
import type { Job } from "./job.queries.ts";

/** The threads of a job; while nobody has named those of its logo, it says so, and leads to where they are named. */
export function JobThreads({ job: { threads, isThreaded, logo } }: { readonly job: Job }) {
  return (
    <>
      <Cones cones={threads} />
      {isThreaded ? null : (
        <a className="link" href={logo === null ? logosAt({}) : logoThreadsAt({ number: logo })}>
          Threads not named yet
        </a>
      )}
    </>
  );
}
