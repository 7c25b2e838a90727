import type { ShownOffer } from "@placket/contract/embroidery/shown-offer.codec";
import { designSentences } from "@placket/domain/embroidery/drawing/describe";
import type { OfferPlacement } from "@placket/domain/embroidery/offer/offer";
import type { Pattern } from "@placket/domain/embroidery/pattern/pattern";
import { Button } from "@placket/ui/action/button/Button";
import {
  ThreadCanvas,
  type ThreadCanvasProps,
} from "@placket/ui/drawing/thread-canvas/ThreadCanvas";
import { useMemo, useState } from "react";
import { useObservable } from "../../events/observable.ts";
import { t } from "../../translation/translate.ts";
import type { LaidDesign } from "../choice/laid-design.ts";
import type { Work } from "../choice/use-work.ts";
import { onPicture, type GarmentCloth } from "../preview/garment-cloth.ts";
import type { Sewer } from "../preview/sewer.ts";
import type { StandingLogo } from "../logos/logo.queries.ts";
import { canvasTexts } from "../text/canvas-texts.ts";
import styles from "./Configurator.module.css";
import { labelOf } from "./use-cloth-of.ts";

interface GarmentStageProps {
  readonly work: Work;
  readonly offer: ShownOffer;
  /** The placement that is looked at. */
  readonly place: OfferPlacement | undefined;
  readonly clothOf: (placement: OfferPlacement) => GarmentCloth | undefined;
  /** Who sews the text. */
  readonly sewer: Sewer;
  /** The color of the cloth, where it has one. */
  readonly color: string | undefined;
  /** Its thread is drawn; until then there is its ground. */
  readonly isDrawn: boolean;
}

/** The garment with everything that is sewn on this side of it, near by or whole. */
export function GarmentStage(props: GarmentStageProps) {
  const { work, offer, place, clothOf, sewer, color, isDrawn } = props;
  const [isNear, setNear] = useState(true);
  const words = useMemo(() => canvasTexts(), []);
  const cloth = usePictured(place && clothOf(place), work.logos.pictures, place);
  const here = work.laid.find(({ placement }) => placement === place?.code);
  const others = useOthers(work.laid, place, offer);
  const isBehind = work.sewings.some((sewing) => sewing.isBehind);
  const failed = work.sewings.find((sewing) => sewing.hasFailed);
  return (
    <section className={styles["stage"]} aria-label={t("Sewn preview")} aria-busy={isBehind}>
      {isDrawn ? (
        <NewestThread
          sewer={sewer}
          isText={here !== undefined && here.pattern === work.lettering.pattern}
          pattern={here?.pattern ?? (isBehind && others.length === 0 ? null : NOTHING)}
          others={cloth ? others : undefined}
          description={described(work.laid, place, offer)}
          texts={words}
          cloth={cloth}
          color={cloth ? undefined : color}
          fit={isNear ? "design" : "cloth"}
          playback={false}
          className={styles["canvas"]}
        />
      ) : (
        <div />
      )}
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
      {failed ? (
        <p className={styles["failed"]} role="alert">
          {t("The preview could not be sewn.")}{" "}
          <Button kind="link" onClick={failed.retry}>
            {t("Try again")}
          </Button>
        </p>
      ) : null}
    </section>
  );
}

type NewestThreadProps = ThreadCanvasProps & {
  readonly sewer: Sewer;
  /** It is the text that lies here. */
  readonly isText: boolean;
};

/** A text is shown as soon as it is sewn; its words and its price follow with the form. */
function NewestThread({ sewer, isText, pattern, ...others }: NewestThreadProps) {
  const { sewn } = useObservable(sewer.answered).found;
  return <ThreadCanvas {...others} pattern={isText && sewn ? sewn.pattern : pattern} />;
}

const NOTHING: Pattern = {
  cmd: new Uint8Array(),
  x: new Int32Array(),
  y: new Int32Array(),
  threads: [],
};

/** What else lies on the side that is looked at. */
function useOthers(
  laid: readonly LaidDesign[],
  place: OfferPlacement | undefined,
  { terms }: ShownOffer,
) {
  return useMemo(
    () =>
      laid.flatMap(({ pattern, placement }) => {
        const at = terms.placements.find(({ code }) => code === placement);
        if (!at || at === place || at.face !== place?.face) return [];
        return { pattern, turn: at.turn, at: onPicture(at, terms) };
      }),
    [laid, place, terms],
  );
}

/** The garment with a logo that is still to be digitized laid into its place, as a picture. */
function usePictured(
  cloth: GarmentCloth | undefined,
  pictures: readonly StandingLogo[],
  place: OfferPlacement | undefined,
): GarmentCloth | undefined {
  const standing = pictures.find(({ placement }) => placement === place?.code);
  const picture = standing?.shown.picture;
  return useMemo(() => {
    if (!cloth?.place || !picture) return cloth;
    const label = t("%1, to be digitized", cloth.place.label);
    return { ...cloth, place: { ...cloth.place, picture, label } };
  }, [cloth, picture]);
}

/** Everything that is seen, in words: each design, and where it is. */
function described(
  laid: readonly LaidDesign[],
  place: OfferPlacement | undefined,
  { terms }: ShownOffer,
): string {
  const seen = laid.flatMap((design) => {
    const at = terms.placements.find(({ code }) => code === design.placement);
    return at && at.face === place?.face ? `${sentences(design)} ${labelOf(at)}` : [];
  });
  if (seen.length > 0) return seen.join(" ");
  return [t("Nothing is stitched yet."), place ? labelOf(place) : ""].join(" ").trim();
}

function sentences({ names, facts, pattern }: LaidDesign): string {
  const { stitches, widthMm, heightMm, minutes } = facts;
  const said = designSentences({
    lines: names,
    widthMm,
    heightMm,
    stitches,
    seconds: minutes * 60,
    threads: pattern.threads,
  });
  return said.map(({ phrase, params }) => t(phrase, ...params)).join(" ");
}
