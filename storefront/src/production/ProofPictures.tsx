import { PROOF_VIEW_SIZES, PROOF_VIEWS } from "@placket/domain/production/proof/drawing";
import { DrawnPicture } from "@placket/ui/drawing/drawn-picture/DrawnPicture";
import { t } from "../translation/translate.ts";
import { altOf, VIEW_TITLES } from "./pictured.ts";
import type { Proof, ProofVersion } from "./proof.queries.ts";
import styles from "./ProofPage.module.css";

interface ProofPicturesProps {
  readonly proof: Proof;
  readonly version: ProofVersion;
}

/** The garment with what will be sewn on it, from near and whole. */
export function ProofPictures({ proof, version }: ProofPicturesProps) {
  const { pictures } = version;
  if (!pictures) {
    return <p>{t("There is no picture of this garment. What will be sewn stands beside.")}</p>;
  }
  return (
    <div className={styles["pictures"]}>
      {PROOF_VIEWS.map((view) => (
        <figure key={view} className={styles["picture"]}>
          <DrawnPicture
            src={pictures[view]}
            alt={altOf(proof, version)}
            {...PROOF_VIEW_SIZES[view]}
            strokes={[]}
            marks={[]}
          />
          <figcaption>{VIEW_TITLES[view]()}</figcaption>
        </figure>
      ))}
    </div>
  );
}
