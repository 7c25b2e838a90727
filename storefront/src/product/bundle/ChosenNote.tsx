import { isDoubleOption, type ChosenSelection } from "@placket/domain/bundle/bundle";
import type { OfferedSelection } from "@placket/domain/bundle/offered-bundle";
import { quantitiesOf } from "@placket/domain/bundle/selection-quantity";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { t, tn } from "../../translation/translate.ts";
import { nameIn, type OptionProps } from "./option-words.ts";
import styles from "./BundleOptions.module.css";

type ChosenNoteProps = OptionProps & { readonly entry: ChosenSelection };

/** How many pieces of what was chosen (BUNDLE-15), and what is to be known of its stock. */
export function ChosenNote({ option, dispatch, entry }: ChosenNoteProps) {
  const selection = option.selections.find(({ id }) => id === entry.selectionId);
  if (!selection) return null;
  const quantities = quantitiesOf(selection);
  const hasChoice = quantities.length > 1 && !isDoubleOption(option);
  return (
    <div className={styles["chosen"]}>
      {hasChoice ? (
        <SelectField
          label={t("Quantity of %1", selection.title)}
          labelPlace="hidden"
          size="sm"
          value={String(entry.quantity)}
          onChange={(event) =>
            dispatch({
              type: "quantity",
              optionId: option.id,
              selectionId: selection.id,
              quantity: Number(event.target.value),
            })
          }
        >
          {quantities.map((pieces) => (
            <option key={pieces} value={String(pieces)}>
              {tn(pieces, "%1 piece", "%1 pieces")}
            </option>
          ))}
        </SelectField>
      ) : null}
      <StockWords
        selection={selection}
        name={nameIn(option, selection)}
        pieces={hasChoice ? 1 : entry.quantity}
      />
    </div>
  );
}

/** In stock, back-ordered or gone; several pieces are said where nobody chooses how many. */
function StockWords({
  selection: { isSaleable, ...said },
  name,
  pieces,
}: {
  readonly selection: OfferedSelection;
  readonly name: string;
  readonly pieces: number;
}) {
  const words = said.backorderMessage ?? said.stockMessage;
  const what = pieces > 1 ? `${pieces} × ${name}` : name;
  return (
    <output className={isSaleable ? styles["in"] : styles["out"]}>
      {[`${what}: ${t(words)}`, said.alertMessage === null ? "" : t(said.alertMessage)]
        .filter((text) => text !== "")
        .join(". ")}
    </output>
  );
}
