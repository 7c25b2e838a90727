import { fonts, type FontCode, type FontInfo } from "@placket/domain/embroidery/lettering/fonts";
import {
  DEFAULT_LINE_SPACING,
  type LetteringRecipe,
} from "@placket/domain/embroidery/lettering/recipe";
import { RadioGroup, useRadio } from "@placket/ui/form/radio/RadioGroup";
import { ThreadSample } from "../../sample/ThreadSample.tsx";
import styles from "./FontChoice.module.css";

interface FontChoiceProps {
  readonly value: FontCode;
  readonly onChange: (font: FontCode) => void;
}

/** Every font, each drawn as it sews. */
export function FontChoice({ value, onChange }: FontChoiceProps) {
  return (
    <RadioGroup
      legend="Font"
      value={value}
      onChange={(code) => onChange(code as FontCode)}
      className={styles["group"]}
    >
      <div className={styles["fonts"]}>
        {fonts.map((font) => (
          <FontOption key={font.code} font={font} />
        ))}
      </div>
    </RadioGroup>
  );
}

/** Sewn as high as the font likes it best, and shown at one size. */
const SAMPLE_HEIGHT_MM = 14;
const SAMPLE_SCALE = 1.8;
/** They are few and small: drawn long before anybody gets there. */
const NEAR_PX = 3000;

function FontOption({ font }: { readonly font: FontInfo }) {
  const radio = useRadio(font.code);
  const { min, max } = font.recommended;
  return (
    <label className={styles["option"]}>
      <input {...radio} className={styles["input"]} />
      <ThreadSample
        design={{ as: "text", recipe: sampleOf(font) }}
        scale={SAMPLE_SCALE}
        label=""
        room={{ widthMm: 40, heightMm: SAMPLE_HEIGHT_MM * 1.4 }}
        className={styles["sample"]}
        nearPx={NEAR_PX}
      />
      <span className={styles["name"]}>{font.name}</span>{" "}
      <span className={styles["range"]}>
        {min} to {max} mm
      </span>
    </label>
  );
}

const SAMPLE_TEXT = "Chef";

function sampleOf({ code, letterSpacingMm }: FontInfo): LetteringRecipe {
  return {
    lines: [SAMPLE_TEXT],
    font: code,
    heightMm: SAMPLE_HEIGHT_MM,
    thread: "1366",
    fabric: "twill",
    letterSpacingMm,
    lineSpacing: DEFAULT_LINE_SPACING,
    align: "left",
    arc: null,
  };
}
