import { fonts } from "@placket/domain/embroidery/lettering/fonts";
import type { TextTerms } from "@placket/domain/embroidery/offer/offer";
import { threads } from "@placket/domain/embroidery/thread/threads.data";
import { newText } from "../offer-draft.ts";
import { LineRows } from "./LineRows.tsx";
import { MeasureField } from "./MeasureField.tsx";
import { Offered } from "./Offered.tsx";
import { Picker } from "./Picker.tsx";
import { ThreadDot } from "./pictures.tsx";
import { PlacedAt } from "./PlacedAt.tsx";
import { PriceSteps } from "./PriceSteps.tsx";
import { ProseRows } from "./ProseRows.tsx";
import type { GroupProps } from "./group-props.ts";
import styles from "./Group.module.css";

/** How text is embroidered. */
export function TextGroup({ id, terms, choices, errorOf, onTerms }: GroupProps) {
  return (
    <Offered
      label="Text is embroidered"
      terms={terms.text}
      begin={() => newText(terms)}
      onChange={(text) => onTerms({ ...terms, text })}
    >
      {(text) => {
        const set = (part: Partial<TextTerms>) => onTerms({ ...terms, text: { ...text, ...part } });
        return (
          <>
            <PlacedAt kind="text" terms={terms} onTerms={onTerms} />
            <Picker
              id={`${id}-fonts`}
              legend="Fonts"
              error={errorOf("fonts")}
              options={FONT_OPTIONS}
              chosen={text.fonts}
              onChange={(chosen) => set({ fonts: chosen.flatMap(fontNamed) })}
            />
            <Picker
              id={`${id}-threads`}
              legend="Threads"
              error={errorOf("threads")}
              options={THREAD_OPTIONS}
              chosen={text.threads}
              onChange={(chosen) => set({ threads: chosen })}
            />
            <Heights id={id} text={text} error={errorOf("heights")} onChange={set} />
            <LineRows
              id={`${id}-lines`}
              error={errorOf("lines")}
              lines={text.lines}
              onChange={(lines) => set({ lines })}
            />
            <PriceSteps
              id={`${id}-prices`}
              legend="What a text costs, by its stitches and lines"
              hasLines
              error={errorOf("prices")}
              steps={text.prices}
              choices={choices}
              onChange={(prices) => set({ prices })}
            />
            <ProseRows
              id={`${id}-hints`}
              label="Hints beside the text"
              rows={text.hints}
              onChange={(hints) => set({ hints })}
            />
          </>
        );
      }}
    </Offered>
  );
}

const fontNamed = (code: string) => fonts.find((font) => font.code === code)?.code ?? [];

const FONT_OPTIONS = fonts.map(({ code, name, character }) => ({
  value: code,
  name,
  note: character,
}));

const THREAD_OPTIONS = threads.map(({ number, name, color }) => ({
  value: number,
  name,
  note: number,
  picture: <ThreadDot color={color} />,
}));

interface HeightsProps {
  readonly id: string;
  readonly text: TextTerms;
  readonly error: string | undefined;
  readonly onChange: (part: Partial<TextTerms>) => void;
}

function Heights({ id, text: { heightMm }, error, onChange }: HeightsProps) {
  const set = (part: Partial<TextTerms["heightMm"]>) =>
    onChange({ heightMm: { ...heightMm, ...part } });
  return (
    <fieldset className={styles["set"]}>
      <legend className={styles["legend"]}>Height of a capital</legend>
      <div className={styles["cells"]}>
        <MeasureField
          id={`${id}-heights`}
          label="Lowest"
          error={error}
          value={heightMm.min}
          onValue={(min) => set({ min })}
        />
        <MeasureField label="Usual" value={heightMm.usual} onValue={(usual) => set({ usual })} />
        <MeasureField label="Highest" value={heightMm.max} onValue={(max) => set({ max })} />
      </div>
    </fieldset>
  );
}
