import { entriesOf } from "@placket/domain/bundle/missing-options";
import type { OfferedSelection } from "@placket/domain/bundle/offered-bundle";
import { Checkbox } from "@placket/ui/form/checkbox/Checkbox";
import { FieldError } from "@placket/ui/form/field/Field";
import { useFormatPrice } from "../../money/Price.tsx";
import { nameIn, titleText, whyPointedAt, type OptionProps } from "./option-words.ts";
import styles from "./BundleOptions.module.css";
import { endOf } from "./RadioOptions.tsx";
import { optionId } from "./option-ids.ts";

/** Boxes to tick, several at once; with pictures where it is chosen by these. */
export function SeveralOption(props: OptionProps) {
  const { option, bundling, dispatch } = props;
  const id = optionId(option.id);
  const error = whyPointedAt(props);
  const entries = entriesOf(option, bundling.chosen);
  const isOn = (one: OfferedSelection) => entries.some(({ selectionId }) => selectionId === one.id);
  return (
    <fieldset
      id={id}
      className={styles["several"]}
      {...(error ? { "aria-describedby": `${id}-error` } : {})}
    >
      <legend className={styles["legend"]}>{titleText(option)}</legend>
      <div className={option.isByImage ? styles["pictures"] : undefined}>
        {option.selections.map((one) => (
          <Selection
            key={one.id}
            selection={one}
            title={nameIn(option, one)}
            isByImage={option.isByImage}
            isOn={isOn(one)}
            onChange={() => dispatch({ type: "toggle", optionId: option.id, selectionId: one.id })}
          />
        ))}
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </fieldset>
  );
}

interface SelectionProps {
  readonly selection: OfferedSelection;
  readonly title: string;
  readonly isByImage: boolean;
  readonly isOn: boolean;
  readonly onChange: () => void;
}

function Selection({ selection, title, isByImage, isOn, onChange }: SelectionProps) {
  const format = useFormatPrice();
  const { picture, isSaleable } = selection;
  // What was chosen before it was sold out can still be taken out.
  const disabled = !isSaleable && !isOn;
  if (!isByImage) {
    return (
      <Checkbox
        value={String(selection.id)}
        label={title}
        end={endOf(selection, format)}
        checked={isOn}
        disabled={disabled}
        onChange={onChange}
      />
    );
  }
  return (
    <label className={styles["picture"]}>
      <input
        type="checkbox"
        value={String(selection.id)}
        className={styles["input"]}
        checked={isOn}
        disabled={disabled}
        onChange={onChange}
      />
      <span className={styles["ground"]}>
        {picture ? <img src={picture} alt="" width={480} height={600} loading="lazy" /> : null}
      </span>
      <span className={styles["name"]}>{title}</span>
      <span className={styles["price"]}>{endOf(selection, format)}</span>
    </label>
  );
}
