import { JOB_REASONS, type JobReason } from "@placket/domain/production/job-reasons";
import { jobStepReasons, type JobStep } from "@placket/domain/production/job-steps";
import { Button } from "@placket/ui/action/button/Button";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { Dialog } from "@placket/ui/panel/dialog/Dialog";
import { useRef, useState } from "react";
import { failureText } from "../../api/failure-text.ts";
import { chosen } from "../../page/form/chosen.ts";
import styles from "./PieceCount.module.css";

/** What came off the machine: all of it is sewn, or the rest is sewn again for a reason. */
interface Came {
  readonly step: JobStep;
  readonly done: number;
  readonly reason?: JobReason;
}

interface DoneDialogProps {
  readonly pieces: number;
  readonly onDone: (came: Came) => Promise<void>;
  readonly onClose: () => void;
}

const REASONS = jobStepReasons("redo");

/** Asks how many pieces were sewn, all of them unless told; of fewer, why the rest is sewn again. */
export default function DoneDialog({ pieces, onDone, onClose }: DoneDialogProps) {
  const [typed, setTyped] = useState(String(pieces));
  const [reason, setReason] = useState<string>(REASONS[0] ?? "");
  const [failure, setFailure] = useState("");
  const [isBusy, setBusy] = useState(false);
  const count = useRef<HTMLInputElement>(null);
  const done = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  const isCount = done >= 0 && done <= pieces;
  const rest = isCount ? pieces - done : 0;
  const send = async () => {
    if (!isCount) {
      // The button stays pressable: it leads to what is still to be said, with the words why.
      count.current?.focus();
      return;
    }
    setBusy(true);
    const came: Came =
      rest === 0 ? { step: "sew", done } : { step: "redo", done, reason: chosen(REASONS, reason) };
    await onDone(came).catch((error: unknown) => setFailure(failureText(error)));
    setBusy(false);
  };
  return (
    <Dialog open title="How many are sewn?" closeLabel="Close" onClose={onClose} keepOnOutsidePress>
      <form
        className={styles["done"]}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <TextField
          ref={count}
          label="Pieces sewn well"
          hint={`${pieces} planned`}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={isCount ? undefined : `Enter a number from 0 to ${pieces}.`}
        />
        {rest > 0 ? (
          <SelectField
            label={`${rest} ${rest === 1 ? "is" : "are"} sewn again, because`}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          >
            {REASONS.map((one) => (
              <option key={one} value={one}>
                {JOB_REASONS[one]}
              </option>
            ))}
          </SelectField>
        ) : null}
        {failure === "" ? null : <p role="alert">{failure}</p>}
        <Button type="submit" size="big" wide busy={isBusy} busyLabel="sending">
          {isCount ? (rest > 0 ? `${done} Sewn, ${rest} Again` : "All Sewn") : "Say How Many"}
        </Button>
      </form>
    </Dialog>
  );
}
