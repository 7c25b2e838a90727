import type { FlagTerms } from "@placket/domain/embroidery/offer/offer";
import { flags as allFlags } from "@placket/domain/embroidery/shape/flags/flags.data";
import { Checkbox } from "@placket/ui/form/checkbox/Checkbox";
import { FieldError } from "@placket/ui/form/field/Field";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { newFlags } from "../offer-draft.ts";
import type { GroupProps } from "./group-props.ts";
import styles from "./Group.module.css";
import { MeasureField } from "./MeasureField.tsx";
import { costText, pairText } from "./offer-words.ts";
import { Offered } from "./Offered.tsx";
import { Picker } from "./Picker.tsx";
import { FlagDot } from "./pictures.tsx";
import { PlacedAt, placeName } from "./PlacedAt.tsx";
import { findService, ServiceField } from "./ServiceField.tsx";

/** How flags are embroidered. */
export function FlagGroup(props: GroupProps) {
  const { id, terms, errorOf, onTerms } = props;
  return (
    <Offered
      label="Flags are embroidered"
      terms={terms.flags}
      begin={() => newFlags(terms)}
      onChange={(flags) => onTerms({ ...terms, flags })}
    >
      {(flags) => {
        const set = (part: Partial<FlagTerms>) =>
          onTerms({ ...terms, flags: { ...flags, ...part } });
        return (
          <>
            <Picker
              id={`${id}-flags`}
              legend="Flags"
              error={errorOf("flags")}
              options={FLAG_OPTIONS}
              chosen={flags.flags}
              onChange={(chosen) => set({ flags: chosen })}
            />
            <fieldset id={`${id}-flagTerms`} className={styles["set"]}>
              <legend className={styles["legend"]}>How they are embroidered</legend>
              {errorOf("flagTerms") ? (
                <FieldError id={`${id}-flagTerms-error`}>{errorOf("flagTerms")}</FieldError>
              ) : null}
              <Single {...props} flags={flags} onChange={set} />
              <Pair {...props} flags={flags} onChange={set} />
            </fieldset>
          </>
        );
      }}
    </Offered>
  );
}

const FLAG_OPTIONS = allFlags
  .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  .map(({ code, name }) => ({ value: code, name, note: code, picture: <FlagDot code={code} /> }));

interface PartProps extends GroupProps {
  readonly flags: FlagTerms;
  readonly onChange: (part: Partial<FlagTerms>) => void;
}

function Single({ terms, choices, flags, onChange, onTerms }: PartProps) {
  return (
    <>
      <div className={styles["cells"]}>
        <MeasureField
          label="As high as"
          value={flags.heightMm}
          onValue={(heightMm) => onChange({ heightMm })}
        />
        <ServiceField
          label="One flag is charged as"
          value={flags.sku}
          choices={choices}
          onValue={(sku) => onChange({ sku })}
        />
      </div>
      <p className={styles["quiet"]}>
        One flag costs {costText(findService(choices, flags.sku), choices.currency)}. Where there is
        less room it is sewn smaller.
      </p>
      <PlacedAt kind="flags" terms={terms} onTerms={onTerms} />
    </>
  );
}

function Pair({ terms, choices, flags, onChange }: PartProps) {
  const { pair } = flags;
  const nameOf = placeName(terms);
  const [left = "", right = left] = terms.placements.map(({ code }) => code);
  const set = (part: Partial<NonNullable<FlagTerms["pair"]>>) =>
    pair && onChange({ pair: { ...pair, ...part } });
  const places = terms.placements.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
  return (
    <>
      <Checkbox
        size="sm"
        label="Two flags may stand opposite each other, as on a collar"
        checked={pair !== null}
        disabled={terms.placements.length < 2}
        onChange={({ target }) =>
          onChange({ pair: target.checked ? { left, right, sku: flags.sku } : null })
        }
      />
      {pair ? (
        <div className={styles["cells"]}>
          <SelectField
            label="The left one stands at"
            value={pair.left}
            onChange={({ target }) => set({ left: target.value })}
          >
            {places}
          </SelectField>
          <SelectField
            label="The right one stands at"
            value={pair.right}
            onChange={({ target }) => set({ right: target.value })}
          >
            {places}
          </SelectField>
          <ServiceField
            label="Two flags are charged as"
            value={pair.sku}
            choices={choices}
            onValue={(sku) => set({ sku })}
          />
        </div>
      ) : null}
      <p className={styles["quiet"]}>{pairText(flags, nameOf)}</p>
    </>
  );
}
