import { designSentences } from "@placket/domain/embroidery/drawing/describe";
import { Button } from "@placket/ui/action/button/Button";
import { ThreadCanvas } from "@placket/ui/drawing/thread-canvas/ThreadCanvas";
import type { GarmentCloth } from "../preview/garment-cloth.ts";
import { useMemo, useState } from "react";
import { t } from "../../translation/translate.ts";
import { canvasTexts } from "../text/canvas-texts.ts";
import type { Lettering } from "../text/use-lettering.ts";
import styles from "./Configurator.module.css";

interface GarmentStageProps {
  readonly lettering: Lettering;
  /** The garment with the placement on it; plain cloth where there is no picture of that side. */
  readonly cloth: GarmentCloth | undefined;
  /** The color of the cloth, where it has one. */
  readonly color: string | undefined;
  /** Of the placement, as a shopper reads it. */
  readonly place: string;
}

/** The garment with the text sewn on it, near by or whole. */
export function GarmentStage({ lettering, cloth, color, place }: GarmentStageProps) {
  const [isNear, setNear] = useState(true);
  const { pattern, sewing } = lettering;
  const words = useMemo(() => canvasTexts(), []);
  return (
    <section className={styles["stage"]} aria-label={t("Sewn preview")} aria-busy={sewing.isBehind}>
      <ThreadCanvas
        pattern={pattern}
        description={`${described(lettering)} ${place}`}
        texts={words}
        cloth={cloth}
        color={cloth ? undefined : color}
        fit={isNear ? "design" : "cloth"}
        playback={false}
        className={styles["canvas"]}
      />
      {cloth ? (
        <fieldset className={styles["views"]}>
          <legend className="visually-hidden">{t("View")}</legend>
          <Button size="sm" kind="line" aria-pressed={isNear} onClick={() => setNear(true)}>
            {t("Close up")}
          </Button>
          <Button size="sm" kind="line" aria-pressed={!isNear} onClick={() => setNear(false)}>
            {t("Whole garment")}
          </Button>
        </fieldset>
      ) : null}
      {sewing.hasFailed ? (
        <p className={styles["failed"]} role="alert">
          {t("The preview could not be sewn.")}{" "}
          <Button kind="link" onClick={sewing.retry}>
            {t("Try again")}
          </Button>
        </p>
      ) : null}
    </section>
  );
}

function described({ pattern, facts, lines }: Lettering): string {
  if (!pattern || !facts) return t("Nothing is stitched yet.");
  const { stitches, widthMm, heightMm, minutes } = facts;
  const sentences = designSentences({
    lines,
    widthMm,
    heightMm,
    stitches,
    seconds: minutes * 60,
    threads: pattern.threads,
  });
  return sentences.map(({ phrase, params }) => t(phrase, ...params)).join(" ");
}
