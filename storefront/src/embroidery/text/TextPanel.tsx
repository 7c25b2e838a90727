import type { TextChoice } from "@placket/contract/embroidery/embroider-call.codec";
import type { ShownOffer } from "@placket/contract/embroidery/shown-offer.codec";
import { linesOf, type OfferPlacement } from "@placket/domain/embroidery/offer/offer";
import type { Problem } from "@placket/domain/problem";
import { Button } from "@placket/ui/action/button/Button";
import { useLayoutEffect, useMemo, useRef } from "react";
import type { Writing } from "../choice/use-writing.ts";
import type { GarmentCloth } from "../preview/garment-cloth.ts";
import { heightsOf, suggestionsOn, withFont } from "./draft.ts";
import { fittingHeight } from "./fitting-height.ts";
import { FontChoice } from "./FontChoice.tsx";
import { HeightChoice } from "./HeightChoice.tsx";
import { PlacementChoice } from "./PlacementChoice.tsx";
import { problemAt } from "../choice/text-of-problem.ts";
import { TextLines } from "./TextLines.tsx";
import styles from "./TextPanel.module.css";
import { ThreadChoice } from "./ThreadChoice.tsx";
import { t } from "../../translation/translate.ts";
import { adviceAt, type Lettering } from "./use-lettering.ts";

interface TextPanelProps {
  readonly offer: ShownOffer;
  readonly draft: TextChoice;
  /** Where what is chosen goes. */
  readonly writing: Writing;
  readonly onType: (lines: readonly string[]) => void;
  readonly lettering: Lettering;
  readonly problems: readonly Problem[];
  /** The color of the cloth, where it has one. */
  readonly cloth: string | undefined;
  readonly clothOf: (placement: OfferPlacement) => GarmentCloth | undefined;
  /** What stands below the lines is drawn as well. */
  readonly isWhole: boolean;
}

/** Everything that a text's stitches follow from; what is wrong and what is worth knowing stands at its field. */
export function TextPanel(props: TextPanelProps) {
  const { offer, draft, lettering, problems, cloth, clothOf, isWhole } = props;
  const { terms, fonts, threads } = offer;
  const { text } = terms;
  const offered = useMemo(() => offeredOf(offer, cloth), [offer, cloth]);
  const set = useSetting(props);
  if (!text) return null;
  const { advice } = lettering;
  const fitsAt = heightWithRoom(offer, draft, lettering);
  const heightHints = [adviceAt(advice, "heightMm"), adviceAt(advice, "letterSpacingMm")];
  return (
    <div className={styles["panel"]}>
      {text.hints.map((hint) => (
        <p key={hint} className={styles["hints"]}>
          {hint}
        </p>
      ))}
      <TextLines
        rules={offered.rules}
        lines={draft.lines}
        writing={props.writing}
        onChange={props.onType}
        problems={problems}
        hint={adviceAt(advice, "lines")}
      />
      {fitsAt === undefined ? null : (
        <Button kind="line" size="sm" onClick={() => set.heightMm(fitsAt)}>
          {t("Sew at %1 mm, so that it finds room", fitsAt)}
        </Button>
      )}
      {isWhole ? (
        <>
          <PlacementChoice
            placements={offered.placements}
            clothOf={clothOf}
            value={draft.placement}
            onChange={set.placement}
            hint={adviceAt(advice, "placement")}
            error={problemAt(problems, "placement")}
          />
          <FontChoice
            fonts={fonts}
            fabric={terms.fabric}
            value={draft.font}
            onChange={set.font}
            error={problemAt(problems, "font")}
          />
          <HeightChoice
            heights={offered.heights}
            value={draft.heightMm}
            onChange={set.heightMm}
            hint={heightHints.filter(Boolean).join(" ") || undefined}
            error={problemAt(problems, "heightMm")}
          />
          <ThreadChoice
            suggested={offered.suggested}
            threads={threads}
            cloth={cloth}
            value={draft.thread}
            onChange={set.thread}
            error={problemAt(problems, "thread")}
          />
        </>
      ) : null}
    </div>
  );
}

/** The largest height at which a text that is too wide finds room; `undefined` where none helps, or none is needed. */
function heightWithRoom(
  offer: ShownOffer,
  { placement }: TextChoice,
  { sewing: { design }, facts, problems }: Lettering,
): number | undefined {
  const place = offer.terms.placements.find(({ code }) => code === placement);
  const isWide = problems.some(({ error }) => error === "embroidery.textTooWide");
  if (!isWide || !place || !facts || design?.as !== "text") return undefined;
  const { heightMm } = design.recipe;
  return fittingHeight(heightsOf(offer), {
    heightMm,
    widest: facts.widthMm,
    room: place.widthMm,
  });
}

/** What there is to choose from, on a cloth. */
function offeredOf(offer: ShownOffer, cloth: string | undefined) {
  const { text, placements } = offer.terms;
  return {
    rules: text ? linesOf(text) : [],
    placements: placements.filter(({ code }) => text?.placements.includes(code)),
    heights: heightsOf(offer),
    suggested: suggestionsOn(offer, cloth),
  };
}

type SettingProps = Pick<TextPanelProps, "offer" | "draft" | "writing">;

/**
 * Sets one thing of the text and keeps what was typed by now: the same functions for as long as it stands, so that a
 * letter draws no choice anew.
 */
function useSetting(props: SettingProps) {
  const latest = useRef<SettingProps>(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  return useMemo(() => {
    const now = () => latest.current.writing.now.get()?.text ?? latest.current.draft;
    const set = (values: Partial<TextChoice>) => {
      const { draft, writing } = latest.current;
      writing.change({ text: { ...draft, lines: now().lines, ...values } });
    };
    return {
      placement: (placement: string) => set({ placement }),
      font: (font: string) => {
        const { draft, offer } = latest.current;
        set(withFont({ ...draft, lines: now().lines }, font, offer));
      },
      heightMm: (heightMm: number) => set({ heightMm }),
      thread: (thread: string) => set({ thread }),
    };
  }, []);
}
