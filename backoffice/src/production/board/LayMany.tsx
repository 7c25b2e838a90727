import { whyNotLaid } from "@placket/domain/production/laying";
import { Button } from "@placket/ui/action/button/Button";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { useState } from "react";
import { failureText } from "../../api/failure-text.ts";
import { Outcomes, sumOf } from "../../page/list/Outcomes.tsx";
import type { BulkOutcome } from "../../page/list/BulkBar.tsx";
import { Said } from "../../page/Said.tsx";
import { wordsOf } from "../words-of.ts";
import { jobToLay } from "./job-to-lay.ts";
import { useLayJobs, type Board, type Loose } from "./board.queries.ts";
import styles from "./LooseJobs.module.css";

interface LayManyProps {
  readonly board: Board;
  /** Those that are chosen. */
  readonly chosen: readonly Loose[];
  readonly onDone: () => void;
}

/** Assigns the chosen jobs to one machine for the day of the board, and says of each what came of it, also once none is left. */
export function LayMany({ board: { machines, loose, day }, chosen, onDone }: LayManyProps) {
  const [machine, setMachine] = useState<string>();
  const [did, setDid] = useState<readonly BulkOutcome[]>([]);
  const lay = useLayJobs();
  const id = Number(machine ?? machines[0]?.id);
  const on = machines.find((one) => one.id === id);
  const fitting = chosen.filter(({ job }) => on && !whyNotLaid(jobToLay(job), on));
  const run = () =>
    lay.mutate(
      {
        body: {
          on: { machine: id, day },
          jobs: chosen.map(({ job }) => ({ id: job.id, version: job.version })),
        },
      },
      {
        onSuccess: ({ laid, refused }) => {
          const names = new Map(chosen.map(({ job }) => [job.id, nameOf(job)]));
          setDid([
            ...refused.map((one) => ({
              name: names.get(one.id) ?? "",
              became: "refused" as const,
              text: one.message,
            })),
            ...laid.map((job) => ({
              name: nameOf(job),
              became: "done" as const,
              text: `On ${job.laid?.name ?? "no machine"}.`,
            })),
          ]);
          onDone();
        },
      },
    );
  return (
    <>
      {loose.length === 0 ? null : (
        <fieldset className={styles["many"]}>
          <legend className="visually-hidden">With those chosen</legend>
          <output>{chosen.length === 0 ? "None chosen" : `${chosen.length} chosen`}</output>
          <SelectField
            label="Machine for those chosen"
            labelPlace="hidden"
            value={String(id)}
            onChange={(event) => setMachine(event.target.value)}
          >
            {machines.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </SelectField>
          <Button
            size="sm"
            kind="line"
            disabled={chosen.length === 0}
            busy={lay.isPending}
            onClick={run}
          >
            Assign Those Chosen
          </Button>
          {fitting.length < chosen.length ? (
            <p>
              {on?.name} cannot sew {chosen.length - fitting.length} of them.
            </p>
          ) : null}
        </fieldset>
      )}
      <Said text={lay.error ? failureText(lay.error) : sumOf(did)} />
      {did.length === 0 ? null : <Outcomes outcomes={did} />}
    </>
  );
}

const nameOf = (job: Loose["job"]): string => `${wordsOf(job)}, order ${job.order}`;
