import { RadioGroup } from "@placket/ui/form/radio/RadioGroup";
import { SizeCell, SizeCells } from "@placket/ui/form/size-cell/SizeCell";
import { memo } from "react";
import { t } from "../../translation/translate.ts";

interface HeightChoiceProps {
  readonly heights: readonly number[];
  readonly value: number;
  readonly onChange: (heightMm: number) => void;
  readonly hint: string | undefined;
  readonly error: string | undefined;
}

/** How high a capital stands. */
export const HeightChoice = memo(function HeightChoice({
  heights,
  value,
  onChange,
  hint,
  error,
}: HeightChoiceProps) {
  return (
    <RadioGroup
      legend={t("Height of a capital:")}
      legendValue={t("%1 mm", value)}
      value={String(value)}
      onChange={(height) => onChange(Number(height))}
      hint={hint}
      error={error}
    >
      <SizeCells columns={8}>
        {heights.map((mm) => (
          <SizeCell key={mm} value={String(mm)} label={mm} />
        ))}
      </SizeCells>
    </RadioGroup>
  );
});
