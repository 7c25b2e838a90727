import { isOffered, soldOut } from "@placket/domain/configurator/chosen-variant";
import {
  stageOf,
  type Choosing,
  type ChoosingEvent,
} from "@placket/domain/configurator/choose-options";
import { isColor, isSize } from "@placket/domain/configurator/family";
import type { ConfigurableChoice } from "@placket/domain/catalog/product-detail";
import { RadioGroup } from "@placket/ui/form/radio/RadioGroup";
import { SizeCell, SizeCells } from "@placket/ui/form/size-cell/SizeCell";
import { SwatchRadio, Swatches } from "@placket/ui/form/swatch/Swatch";
import { createContext, use } from "react";
import { t, tn } from "../../translation/translate.ts";

interface ChoiceProps {
  readonly choosing: Choosing;
  readonly dispatch: (event: ChoosingEvent) => void;
}

/** Tells the choices of quick view from those of the product page below it. */
export const ChoiceScope = createContext("");

/** The id of a choice's group, by which the page finds the first that is missing. */
export const choiceId = (scope: string, attributeId: number) => `choice-${scope}${attributeId}`;

/** Colors as swatches with their names; sold-out ones are crossed out (PDP-12). */
export function ColorChoice({ choosing, dispatch }: ChoiceProps) {
  const scope = use(ChoiceScope);
  const choice = choosing.family.choices.find(isColor);
  if (!choice) return null;
  const { options, swatch } = choice;
  return (
    <RadioGroup
      {...groupOf(choice, { scope, choosing, dispatch })}
      legend={`${choice.label}:`}
      legendValue={labelOfChosen(choice, choosing) ?? t("choose one")}
      corner={tn(options.length, "%1 color", "%1 colors")}
    >
      <Swatches>
        {options.map(({ id, label, value }) => (
          <SwatchRadio
            key={id}
            value={String(id)}
            name={label}
            {...(swatch === "image" ? { image: value } : { color: value })}
            out={soldOut(choosing, choice.id, id)}
            outLabel={t("sold out")}
            disabled={!isOffered(choosing, choice.id, id)}
          />
        ))}
      </Swatches>
    </RadioGroup>
  );
}

/** Sizes as cells; what is sold out is crossed out and stays (look.md, Product). */
export function SizeChoice({
  isLegendHidden = true,
  ...props
}: ChoiceProps & { readonly isLegendHidden?: boolean }) {
  const choice = props.choosing.family.choices.find(isSize);
  return choice ? <CellChoice {...props} choice={choice} isLegendHidden={isLegendHidden} /> : null;
}

/** Whatever else is chosen, a length for instance. */
export function OtherChoices(props: ChoiceProps) {
  const others = props.choosing.family.choices.filter((one) => !isColor(one) && !isSize(one));
  return others.map((choice) => <CellChoice key={choice.id} {...props} choice={choice} />);
}

interface CellChoiceProps extends ChoiceProps {
  readonly choice: ConfigurableChoice;
  readonly isLegendHidden?: boolean;
}

function CellChoice({ choice, choosing, dispatch, isLegendHidden = false }: CellChoiceProps) {
  const scope = use(ChoiceScope);
  const longest = Math.max(...choice.options.map(({ label }) => label.length));
  return (
    <RadioGroup
      {...groupOf(choice, { scope, choosing, dispatch })}
      legend={isLegendHidden ? choice.label : `${choice.label}:`}
      legendHidden={isLegendHidden}
      legendValue={isLegendHidden ? undefined : labelOfChosen(choice, choosing)}
    >
      <SizeCells columns={longest > 5 ? 6 : 8}>
        {choice.options.map(({ id, label }) => (
          <SizeCell
            key={id}
            value={String(id)}
            label={label}
            out={soldOut(choosing, choice.id, id)}
            outLabel={t("sold out")}
            disabled={!isOffered(choosing, choice.id, id)}
          />
        ))}
      </SizeCells>
    </RadioGroup>
  );
}

/** What every group of options shares; missing ones are pointed at once the shopper went on (PDP-32). */
function groupOf(
  choice: ConfigurableChoice,
  { scope, choosing, dispatch }: ChoiceProps & { readonly scope: string },
) {
  const chosen = choosing.chosen[choice.id];
  const isMissing = chosen === undefined && stageOf(choosing) === "flagged";
  return {
    id: choiceId(scope, choice.id),
    value: chosen === undefined ? null : String(chosen),
    onChange: (value: string) =>
      dispatch({ type: "choose", attributeId: choice.id, optionId: Number(value) }),
    required: true,
    error: isMissing ? t("Choose a %1 first.", choice.label.toLowerCase()) : undefined,
  };
}

function labelOfChosen({ id, options }: ConfigurableChoice, { chosen }: Choosing) {
  return options.find((option) => option.id === chosen[id])?.label;
}
