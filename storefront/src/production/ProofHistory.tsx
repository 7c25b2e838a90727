import { drawnOn, PROOF_VIEW_SIZES, viewsDrawnOn } from "@placket/domain/production/proof/drawing";
import { DrawnPicture } from "@placket/ui/drawing/drawn-picture/DrawnPicture";
import { useId } from "react";
import { useShop } from "../api/shop.ts";
import { t } from "../translation/translate.ts";
import { altOf } from "./pictured.ts";
import { DONE } from "./proof-words.ts";
import type { Proof, ProofVersion } from "./proof.queries.ts";
import styles from "./ProofPage.module.css";

interface ProofHistoryProps {
  readonly proof: Proof;
  /** The latest first. */
  readonly versions: readonly ProofVersion[];
}

/** What was said to each version, with what was drawn on it. */
export function ProofHistory({ proof, versions }: ProofHistoryProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles["history"]}>
      <h2 id={id}>{t("History")}</h2>
      <ol>
        {versions.flatMap((version) =>
          version.events
            .map((event, at) => (
              <li key={`${version.version} ${at}`}>
                <Event proof={proof} version={version} event={event} />
              </li>
            ))
            .toReversed(),
        )}
      </ol>
    </section>
  );
}

interface EventProps {
  readonly proof: Proof;
  readonly version: ProofVersion;
  readonly event: ProofVersion["events"][number];
}

function Event({ proof, version, event: { step, at, text, drawing } }: EventProps) {
  const { locale } = useShop();
  const { pictures } = version;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short" });
  return (
    <>
      <p>
        <b>{DONE[step]()}</b> · {t("Version %1", version.version)} ·{" "}
        <time dateTime={at}>{day.format(new Date(at))}</time>
      </p>
      {text === "" ? null : <p className={styles["words"]}>{text}</p>}
      {pictures
        ? viewsDrawnOn(drawing).map((view) => (
            <DrawnPicture
              key={view}
              className={styles["drawn"]}
              src={pictures[view]}
              alt={t("What you drew on it: %1", altOf(proof, version))}
              {...PROOF_VIEW_SIZES[view]}
              {...drawnOn(drawing, view)}
            />
          ))
        : null}
    </>
  );
}
