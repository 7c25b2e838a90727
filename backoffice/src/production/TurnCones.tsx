import { Cones } from "./Cones.tsx";
import type { Turn } from "./tablet/queue.queries.ts";

/** The threads of a job in its turn, by their needles: what is put on for it, and what runs out at it. */
export const TurnCones = ({ needles }: Pick<Turn, "needles">) => (
  <Cones
    cones={needles}
    before={({ needle }) => String(needle)}
    behind={({ isNew }) => (isNew ? " · put on" : "")}
    warning={({ runsOut }) => (runsOut ? "runs out at this job" : "")}
  />
);
