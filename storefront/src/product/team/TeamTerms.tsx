import type { TextChoice } from "@placket/contract/embroidery/embroider-call.codec";
import type { ShownOffer } from "@placket/contract/embroidery/shown-offer.codec";
import type { Family } from "@placket/domain/configurator/family";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { FontChoice } from "../../embroidery/text/FontChoice.tsx";
import { HeightChoice } from "../../embroidery/text/HeightChoice.tsx";
import { PlacementChoice } from "../../embroidery/text/PlacementChoice.tsx";
import { ThreadChoice } from "../../embroidery/text/ThreadChoice.tsx";
import { heightsOf, suggestionsOn, withFont } from "../../embroidery/text/draft.ts";
import { garmentCloth, type GarmentImage } from "../../embroidery/preview/garment-cloth.ts";
import { t } from "../../translation/translate.ts";
import { colorChoice } from "./team-draft.ts";
import styles from "./TeamSheet.module.css";

interface TeamTermsProps {
  readonly family: Family;
  readonly offer: ShownOffer;
  readonly images: readonly GarmentImage[];
  /** The color of the cloth, where it has one. */
  readonly cloth: string | undefined;
  readonly colorId: number | undefined;
  readonly onColor: (colorId: number | undefined) => void;
  readonly choice: TextChoice;
  readonly onChoice: (choice: TextChoice) => void;
}

/** What holds for all wearers: the cloth's color, where and how the names are sewn. */
export function TeamTerms(props: TeamTermsProps) {
  const { family, offer, images, cloth, colorId, onColor, choice, onChoice } = props;
  const { text } = offer.terms;
  if (!text) return null;
  const color = colorChoice(family);
  const set = (values: Partial<TextChoice>) => onChoice({ ...choice, ...values });
  const placements = offer.terms.placements.filter(({ code }) => text.placements.includes(code));
  return (
    <div className={styles["terms"]}>
      {color ? (
        <SelectField
          label={color.label}
          value={colorId ?? ""}
          onChange={({ target }) => onColor(target.value === "" ? undefined : Number(target.value))}
        >
          {color.options.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
          <option value="">{t("Different ones, row by row")}</option>
        </SelectField>
      ) : null}
      <PlacementChoice
        placements={placements}
        clothOf={(placement) => garmentCloth(offer, placement, { images, label: placement.name })}
        value={choice.placement}
        onChange={(placement) => set({ placement })}
        hint={undefined}
        error={undefined}
      />
      <FontChoice
        fonts={offer.fonts}
        fabric={offer.terms.fabric}
        value={choice.font}
        onChange={(font) => onChoice(withFont(choice, font, offer))}
        error={undefined}
      />
      <HeightChoice
        heights={heightsOf(offer)}
        value={choice.heightMm}
        onChange={(heightMm) => set({ heightMm })}
        hint={undefined}
        error={undefined}
      />
      <ThreadChoice
        suggested={suggestionsOn(offer, cloth)}
        threads={offer.threads}
        cloth={cloth}
        value={choice.thread}
        onChange={(thread) => set({ thread })}
        error={undefined}
      />
    </div>
  );
}
