import { DESIGN_NAME_MAX } from "@placket/domain/embroidery/composition/saved-design";
import { Button } from "@placket/ui/action/button/Button";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { useState } from "react";
import { failureText } from "../../../api/failure-text.ts";
import { Said } from "../../../page/Said.tsx";
import { ActionRow } from "../ActionRow.tsx";
import type { Draft } from "../draft.ts";
import { readDraft } from "../draft-design.ts";
import { problemText } from "../texts.ts";
import { useLayOnJob, useWriteDesign } from "./design.queries.ts";
import { laidOnJob } from "./laid-on-job.ts";
import styles from "./SaveBar.module.css";
import type { Kept, OpenedJob, Saved } from "./start.ts";

interface SaveBarProps {
  readonly draft: Draft;
  /** Where its words were opened. */
  readonly job: OpenedJob | null;
  readonly saved: Saved;
  readonly onSaved: (saved: Saved) => void;
}

/** Keeps the design under a name, or lays it on the job that it was opened from. */
export function SaveBar({ draft, job, saved, onSaved }: SaveBarProps) {
  const { kept, name } = saved;
  const [said, setSaid] = useState("");
  const [problem, setProblem] = useState("");
  const add = useWriteDesign("addDesign");
  const change = useWriteDesign("changeDesign");

  const save = async (as: Kept | null) => {
    setSaid("");
    const read = readDraft(draft);
    if (!read.ok) {
      setProblem(read.problems.map(problemText).join(" "));
      return;
    }
    const body = { name, composition: read.value, placement: draft.placement };
    try {
      const written = as
        ? await change.mutateAsync({
            params: { id: as.id },
            body: { ...body, version: as.version },
          })
        : await add.mutateAsync({ body: { ...body, ...(job && { job: job.id }) } });
      onSaved({ kept: written, draft, name: written.name });
      setProblem("");
      setSaid(`Saved as “${written.name}”.`);
    } catch (error) {
      setProblem(failureText(error));
    }
  };
  return (
    <section aria-label="Save" className={styles["bar"]}>
      <TextField
        label="Name of the design"
        value={name}
        maxLength={DESIGN_NAME_MAX}
        onChange={(event) => onSaved({ ...saved, name: event.target.value })}
        autoComplete="off"
      />
      <ActionRow problem={problem}>
        {kept ? (
          <Button size="sm" busy={change.isPending} onClick={() => void save(kept)}>
            Save
          </Button>
        ) : null}
        <Button
          size="sm"
          kind={kept ? "line" : "primary"}
          busy={add.isPending}
          onClick={() => void save(null)}
        >
          {kept ? "Save as a New Design" : "Save the Design"}
        </Button>
        {job ? <LayOnJob draft={draft} job={job} onSaid={setSaid} onProblem={setProblem} /> : null}
      </ActionRow>
      <Said text={said} />
    </section>
  );
}

interface LayOnJobProps {
  readonly draft: Draft;
  readonly job: OpenedJob;
  readonly onSaid: (text: string) => void;
  readonly onProblem: (text: string) => void;
}

function LayOnJob({ draft, job, onSaid, onProblem }: LayOnJobProps) {
  const [version, setVersion] = useState(job.version);
  const lay = useLayOnJob();
  const press = async () => {
    onSaid("");
    const laid = laidOnJob(draft, job);
    if ("why" in laid) {
      onProblem(laid.why);
      return;
    }
    try {
      const proof = await lay.mutateAsync({
        params: { id: job.id },
        body: { version, placement: job.place.code, ...laid.look },
      });
      setVersion(proof.version);
      onProblem("");
      onSaid("Used for the job: its proof shows the next version, which is to be sent.");
    } catch (error) {
      onProblem(failureText(error));
    }
  };
  return (
    <Button kind="line" size="sm" busy={lay.isPending} onClick={() => void press()}>
      Use It for the Job
    </Button>
  );
}
