import type { ShownThread } from "@placket/contract/embroidery/shown-offer.codec";
import { readsWell } from "@placket/domain/embroidery/thread/thread-contrast";
import { RadioGroup } from "@placket/ui/form/radio/RadioGroup";
import { Swatches, SwatchRadio } from "@placket/ui/form/swatch/Swatch";
import { memo } from "react";
import { t } from "../../translation/translate.ts";
import { BrandColor } from "./BrandColor.tsx";

interface ThreadChoiceProps {
  /** Those that read best on the cloth stand first, and are named where another is hard to read. */
  readonly suggested: readonly ShownThread[];
  readonly threads: readonly ShownThread[];
  /** Of the cloth, where it has one color. */
  readonly cloth: string | undefined;
  readonly value: string;
  readonly onChange: (thread: string) => void;
  readonly error: string | undefined;
}

/** The threads on their spools, those that read best on the cloth first. */
export const ThreadChoice = memo(function ThreadChoice(props: ThreadChoiceProps) {
  const { suggested, threads, cloth, value, onChange, error } = props;
  const chosen = threads.find(({ number }) => number === value);
  const others = threads.filter((thread) => !suggested.includes(thread));
  return (
    <>
      <RadioGroup
        legend={t("Thread:")}
        legendValue={chosen && `${chosen.name} ${chosen.number}`}
        value={value}
        onChange={onChange}
        hint={chosen && cloth ? readingHint(chosen, { cloth, suggested }) : undefined}
        error={error}
      >
        <Swatches>
          {[...suggested, ...others].map(({ number, name, color }) => (
            <SwatchRadio key={number} value={number} name={`${name} ${number}`} color={color} />
          ))}
        </Swatches>
      </RadioGroup>
      <BrandColor threads={threads} value={value} onChange={onChange} />
    </>
  );
});

function readingHint(
  chosen: ShownThread,
  { cloth, suggested }: { readonly cloth: string; readonly suggested: readonly ShownThread[] },
): string {
  if (suggested.some(({ number }) => number === chosen.number)) {
    return t("%1 is easy to read on this cloth.", chosen.name);
  }
  if (readsWell(chosen, cloth) || suggested.length === 0) {
    return t("The first spools are the easiest to read on this cloth.");
  }
  const names = suggested.map(({ name }) => name).join(", ");
  return t("%1 is hard to read on this cloth. Easier to read: %2.", chosen.name, names);
}
