import type { TextChoice } from "@placket/contract/embroidery/embroider-call.codec";
import type { ShownOffer } from "@placket/contract/embroidery/shown-offer.codec";
import { linesOf, type OfferPlacement } from "@placket/domain/embroidery/offer/offer";
import type { Problem } from "@placket/domain/problem";
import type { GarmentCloth } from "../preview/garment-cloth.ts";
import { heightsOf, suggestionsOn, withFont } from "./draft.ts";
import { FontChoice } from "./FontChoice.tsx";
import { HeightChoice } from "./HeightChoice.tsx";
import { PlacementChoice } from "./PlacementChoice.tsx";
import { problemAt } from "../choice/text-of-problem.ts";
import { TextLines } from "./TextLines.tsx";
import styles from "./TextPanel.module.css";
import { ThreadChoice } from "./ThreadChoice.tsx";
import { adviceAt, type Lettering } from "./use-lettering.ts";

interface TextPanelProps {
  readonly offer: ShownOffer;
  readonly draft: TextChoice;
  readonly onChange: (draft: TextChoice) => void;
  readonly lettering: Lettering;
  readonly problems: readonly Problem[];
  /** The color of the cloth, where it has one. */
  readonly cloth: string | undefined;
  readonly clothOf: (placement: OfferPlacement) => GarmentCloth | undefined;
}

/** Everything that a text's stitches follow from; what is wrong and what is worth knowing stands at its field. */
export function TextPanel(props: TextPanelProps) {
  const { offer, draft, onChange, lettering, problems, cloth, clothOf } = props;
  const { terms, fonts, threads } = offer;
  const { text } = terms;
  if (!text) return null;
  const { advice } = lettering;
  const set = (values: Partial<TextChoice>) => onChange({ ...draft, ...values });
  const placements = terms.placements.filter(({ code }) => text.placements.includes(code));
  const heightHints = [adviceAt(advice, "heightMm"), adviceAt(advice, "letterSpacingMm")];
  return (
    <div className={styles["panel"]}>
      {text.hints.map((hint) => (
        <p key={hint} className={styles["hints"]}>
          {hint}
        </p>
      ))}
      <TextLines
        rules={linesOf(text)}
        lines={draft.lines}
        onChange={(lines) => set({ lines })}
        problems={problems}
        hint={adviceAt(advice, "lines")}
      />
      <PlacementChoice
        placements={placements}
        clothOf={clothOf}
        value={draft.placement}
        onChange={(placement) => set({ placement })}
        hint={adviceAt(advice, "placement")}
        error={problemAt(problems, "placement")}
      />
      <FontChoice
        fonts={fonts}
        fabric={terms.fabric}
        value={draft.font}
        onChange={(font) => onChange(withFont(draft, font, offer))}
        error={problemAt(problems, "font")}
      />
      <HeightChoice
        heights={heightsOf(offer)}
        value={draft.heightMm}
        onChange={(heightMm) => set({ heightMm })}
        hint={heightHints.filter(Boolean).join(" ") || undefined}
        error={problemAt(problems, "heightMm")}
      />
      <ThreadChoice
        suggested={suggestionsOn(offer, cloth)}
        threads={threads}
        cloth={cloth}
        value={draft.thread}
        onChange={(thread) => set({ thread })}
        error={problemAt(problems, "thread")}
      />
    </div>
  );
}
