import type { ShownFont } from "@placket/contract/embroidery/shown-offer.codec";
import type { FabricCode } from "@placket/domain/embroidery/fabric/fabric";
import { fontInfo } from "@placket/domain/embroidery/lettering/fonts";
import { DEFAULT_LINE_SPACING } from "@placket/domain/embroidery/lettering/recipe";
import { RadioGroup, useRadio } from "@placket/ui/form/radio/RadioGroup";
import { memo, useMemo } from "react";
import { t } from "../../translation/translate.ts";
import { SewnSample } from "../preview/SewnSample.tsx";
import styles from "./Choices.module.css";

interface FontChoiceProps {
  readonly fonts: readonly ShownFont[];
  readonly fabric: FabricCode;
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly error: string | undefined;
}

/** Every font, each drawn as it is sewn. */
export const FontChoice = memo(function FontChoice({
  fonts,
  fabric,
  value,
  onChange,
  error,
}: FontChoiceProps) {
  const chosen = fonts.find(({ code }) => code === value);
  return (
    <RadioGroup
      legend={t("Font:")}
      legendValue={chosen?.name}
      value={value}
      onChange={onChange}
      error={error}
    >
      <div className={styles["fonts"]}>
        {fonts.map((font) => (
          <FontOption key={font.code} font={font} fabric={fabric} />
        ))}
      </div>
    </RadioGroup>
  );
});

const SAMPLE_TEXT = "Marta";
const SAMPLE_HEIGHT_MM = 12;
const SAMPLE_PX_PER_MM = 2.2;
/** Navy: the samples show forms, whatever thread is chosen. */
const SAMPLE_THREAD = "1366";

function FontOption({ font, fabric }: { readonly font: ShownFont; readonly fabric: FabricCode }) {
  const radio = useRadio(font.code);
  const { code, name, from, to } = font;
  const recipe = useMemo(
    () => ({
      lines: [SAMPLE_TEXT],
      font: code,
      heightMm: SAMPLE_HEIGHT_MM,
      thread: SAMPLE_THREAD,
      fabric,
      letterSpacingMm: fontInfo(code)?.letterSpacingMm ?? 0,
      lineSpacing: DEFAULT_LINE_SPACING,
      align: "left" as const,
      arc: null,
    }),
    [code, fabric],
  );
  return (
    <label className={styles["font"]}>
      <input {...radio} className={styles["input"]} />
      <SewnSample recipe={recipe} pxPerMm={SAMPLE_PX_PER_MM} className={styles["sample"]} />
      <span className={styles["name"]}>{name}</span>{" "}
      <span className={styles["range"]}>{t("%1 to %2 mm", from, to)}</span>
    </label>
  );
}
