import { JOB_STATES, JOB_STATE_TEXT } from "@placket/domain/production/job-state";
import { PROOF_STATE_TEXT } from "@placket/domain/production/proof/proof-state";
import { listShape } from "../page/list/list-shape.ts";
import { jobsAt } from "./production.addresses.ts";

/** How the list of embroidery jobs is searched, filtered and sorted. */
export const jobsList = listShape({
  name: "jobs",
  at: jobsAt,
  nouns: { one: "job", many: "jobs" },
  search: { label: "Search jobs", hint: "Number of the order, code of the label, or a name" },
  filters: {
    state: {
      as: "choice",
      label: "State",
      unlessChosen: "To Do",
      choices: [
        ...JOB_STATES.map((value) => ({ value, label: JOB_STATE_TEXT[value] })),
        { value: "called_off", label: "Called Off" },
        { value: "all", label: "All" },
      ],
    },
    proof: {
      as: "choice",
      label: "Proof",
      choices: (["sent", "commented"] as const).map((value) => ({
        value,
        label: PROOF_STATE_TEXT[value],
      })),
    },
  },
  all: { state: "all" },
  sorts: { due: { up: "Due first", down: "Due last" } },
  unlessTold: "due",
});
