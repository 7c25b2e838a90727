import { COMMENT_LIMITS } from "@placket/domain/production/proof/drawing";
import { Button } from "@placket/ui/action/button/Button";
import { lateModule } from "@placket/web/late/late-module";
import { Suspense, useState } from "react";
import { awaited } from "../../page/late/awaited.ts";
import { ResourceForm } from "../../page/form/ResourceForm.tsx";
import { WAYS } from "./proof-words.ts";
import { useMoveProof, type JobProof } from "./proof.queries.ts";
import styles from "./JobProofPage.module.css";

/** Brings fonts and threads along, which nobody needs who only sends. */
const DesignForm = awaited(
  lateModule(() => import("./DesignForm.tsx")),
  (module) => module.default,
);

type Step = JobProof["steps"][number];

/** What staff may do with a proof now: each opens its form. */
export function ProofWays({ proof }: { readonly proof: JobProof }) {
  const [chosen, choose] = useState<Step | "design">();
  const { design, steps } = proof;
  const leave = () => choose(undefined);
  // Whoever may send nothing may change nothing.
  const mayChange = design !== null && steps.length > 0;
  if (chosen === "design" && design !== null) {
    return (
      <section aria-label={CHANGE} className={styles["way"]}>
        <Suspense fallback={null}>
          <DesignForm proof={proof} design={design} onLeave={leave} />
        </Suspense>
      </section>
    );
  }
  if (chosen && chosen !== "design") {
    return <Way key={chosen} proof={proof} step={chosen} onLeave={leave} />;
  }
  return (
    <p className={styles["ways"]}>
      {steps.map((one) => (
        <Button key={one} kind="line" onClick={() => choose(one)}>
          {WAYS[one].title}
        </Button>
      ))}
      {mayChange ? (
        <Button kind="line" onClick={() => choose("design")}>
          {CHANGE}
        </Button>
      ) : null}
    </p>
  );
}

const CHANGE = "Change the Design";

interface WayProps {
  readonly proof: JobProof;
  readonly step: Step;
  readonly onLeave: () => void;
}

/** One step, with what is written along. */
function Way({ proof, step, onLeave }: WayProps) {
  const move = useMoveProof();
  const { title, note } = WAYS[step];
  return (
    <section aria-label={title} className={styles["way"]}>
      <ResourceForm
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
        onCancel={onLeave}
      />
    </section>
  );
}
