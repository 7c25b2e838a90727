import { entriesOf } from "@placket/domain/bundle/missing-options";
import type { ComponentType } from "react";
import { ChosenNote } from "./ChosenNote.tsx";
import { ListOption } from "./ListOption.tsx";
import { MarksOption, PicturesOption, SizesOption, SwatchesOption } from "./RadioOptions.tsx";
import type { OptionProps } from "./option-words.ts";
import { lookOf, type OptionLook } from "./option-look.ts";
import { SeveralOption } from "./SeveralOption.tsx";
import { StrapsOption } from "./StrapsOption.tsx";

const DRAWN: Readonly<Record<OptionLook, ComponentType<OptionProps>>> = {
  straps: StrapsOption,
  several: SeveralOption,
  pictures: PicturesOption,
  sizes: SizesOption,
  swatches: SwatchesOption,
  marks: MarksOption,
  list: ListOption,
};

/** One option, as it is chosen of, and what is to be known of what was chosen. */
export function BundleOptionField(props: OptionProps) {
  const Drawn = DRAWN[lookOf(props.option)];
  const chosen = entriesOf(props.option, props.bundling.chosen);
  return (
    <div>
      <Drawn {...props} />
      {chosen.map((entry) => (
        <ChosenNote key={entry.side ?? entry.selectionId} {...props} entry={entry} />
      ))}
    </div>
  );
}
