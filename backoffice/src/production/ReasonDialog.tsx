import { JOB_REASONS, type JobReason } from "@placket/domain/production/job-reasons";
import { jobStepReasons, jobStepTitle, type JobStep } from "@placket/domain/production/job-steps";
import { Dialog } from "@placket/ui/panel/dialog/Dialog";
import { chosen } from "../page/form/chosen.ts";
import { ResourceForm } from "../page/form/ResourceForm.tsx";

interface ReasonDialogProps {
  readonly step: JobStep;
  readonly onReason: (reason: JobReason) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks why a job waits or is done again; one of the reasons of the step. */
export default function ReasonDialog({ step, onReason, onClose }: ReasonDialogProps) {
  const reasons = jobStepReasons(step);
  const title = jobStepTitle(step);
  return (
    <Dialog open title={title} closeLabel="Close" onClose={onClose} keepOnOutsidePress>
      <ResourceForm
        fields={{
          reason: {
            label: "Why",
            choices: reasons.map((value) => ({ value, label: JOB_REASONS[value] })),
          },
        }}
        values={{ reason: reasons[0] ?? "" }}
        submitLabel={title}
        mayBeLeft
        onSave={({ reason }) => onReason(chosen(reasons, reason))}
      />
    </Dialog>
  );
}
