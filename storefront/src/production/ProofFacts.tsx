import { t, tn } from "../translation/translate.ts";
import type { Proof, ProofVersion } from "./proof.queries.ts";
import styles from "./ProofPage.module.css";

interface ProofFactsProps {
  readonly proof: Proof;
  readonly version: ProofVersion;
}

/** What will be sewn, where, how large, in which thread, and on how many pieces. */
export function ProofFacts({ proof, version: { designs, threads } }: ProofFactsProps) {
  return (
    <dl className={styles["facts"]}>
      <div>
        <dt>{t("Garment")}</dt>
        <dd>
          {proof.name} · {proof.sku}
        </dd>
        <dd>{tn(proof.pieces, "%1 piece", "%1 pieces")}</dd>
      </div>
      {designs.map(({ name, placement, width, height }, at) => (
        // Two flags may be of one country.
        <div key={at}>
          <dt>{t(placement)}</dt>
          <dd>{name}</dd>
          <dd>{t("%1 × %2 mm", String(width), String(height))}</dd>
        </div>
      ))}
      <div>
        <dt>{t("Thread")}</dt>
        {threads.map(({ number, name, color }) => (
          <dd key={number} className={styles["thread"]}>
            <span className={styles["cone"]} style={{ background: color }} />
            {number} {name}
          </dd>
        ))}
      </div>
      <div>
        <dt>{t("Order")}</dt>
        <dd>{proof.order}</dd>
      </div>
    </dl>
  );
}
