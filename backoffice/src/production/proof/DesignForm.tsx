import { fontInfo } from "@placket/domain/embroidery/lettering/fonts";
import { findThread } from "@placket/domain/embroidery/thread/threads";
import { ResourceForm } from "../../page/form/ResourceForm.tsx";
import { useChangeDesign, type JobProof } from "./proof.queries.ts";

interface DesignFormProps {
  readonly proof: JobProof;
  readonly design: NonNullable<JobProof["design"]>;
  readonly onLeave: () => void;
}

/** How the words of a job are sewn instead: within what was charged, which the server counts. */
export default function DesignForm({ proof, design, onLeave }: DesignFormProps) {
  const change = useChangeDesign();
  const { font, heightMm: height, thread, placement, heights } = design;
  return (
    <ResourceForm
      fields={{
        font: {
          label: "Font",
          choices: design.fonts.map((value) => ({ value, label: fontInfo(value)?.name ?? value })),
        },
        heightMm: {
          label: "Height in mm",
          hint: `Of a capital, ${heights.min} to ${heights.max}.`,
        },
        thread: {
          label: "Thread",
          choices: design.threads.map((value) => ({
            value,
            label: `${value} ${findThread(value)?.name ?? ""}`.trim(),
          })),
        },
        placement: {
          label: "Placement",
          choices: design.placements.map(({ code, name }) => ({ value: code, label: name })),
        },
      }}
      values={{ font, heightMm: String(height), thread, placement }}
      submitLabel="Change the Design"
      mayBeLeft
      onSave={async ({ heightMm, ...typed }) => {
        await change.mutateAsync({
          params: { id: proof.id },
          body: { version: proof.version, heightMm: Number(heightMm), ...typed },
        });
        onLeave();
      }}
      onCancel={onLeave}
    >
      <p>
        A proof that is out is replaced by the next version. What would be charged otherwise than it
        was ordered is refused.
      </p>
    </ResourceForm>
  );
}
