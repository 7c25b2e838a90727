import { COMMENT_LIMITS } from "@placket/domain/production/proof/drawing";
import { Button } from "@placket/ui/action/button/Button";
import { useState } from "react";
import { ResourceForm } from "../../page/form/ResourceForm.tsx";
import { WAYS } from "./proof-words.ts";
import { useMoveProof, type JobProof } from "./proof.queries.ts";
import styles from "./JobProofPage.module.css";

type Step = JobProof["steps"][number];

/** What staff may do with a proof now: each opens its form. */
export function ProofWays({ proof }: { readonly proof: JobProof }) {
  const [step, setStep] = useState<Step>();
  const move = useMoveProof();
  if (step) {
    const { title, note } = WAYS[step];
    return (
      <section aria-label={title} className={styles["way"]}>
        <ResourceForm
          key={step}
          fields={{
            note: { as: "lines", maxLength: COMMENT_LIMITS.letters, isAwaited: true, ...note },
          }}
          submitLabel={title}
          mayBeLeft
          onSave={(typed) =>
            move.mutateAsync({
              params: { id: proof.id },
              body: { step, version: proof.version, note: typed.note },
            })
          }
          onCancel={() => setStep(undefined)}
        />
      </section>
    );
  }
  return (
    <p className={styles["ways"]}>
      {proof.steps.map((one) => (
        <Button key={one} kind="line" onClick={() => setStep(one)}>
          {WAYS[one].title}
        </Button>
      ))}
    </p>
  );
}
