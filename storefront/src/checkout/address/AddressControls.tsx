import { POSTCODE_OF_DIGITS } from "@placket/domain/checkout/postcode-countries";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { useWatch, type UseFormReturn } from "react-hook-form";
import type { Country } from "../../directory/countries.queries.ts";
import { PlaceField } from "../../directory/PlaceField.tsx";
import { t } from "../../translation/translate.ts";
import { regionsOf, rulesFor, type AddressDraft } from "./address-draft.ts";
import { ADDRESS_CONTROLS, type AddressControl } from "./address-fields.data.ts";
import { controlId, controlLabel, isOptional } from "./address-resolver.ts";
import { fieldsOfFound } from "./found-address.ts";
import { usePlaceSearch } from "./use-place-search.ts";
import styles from "./AddressForm.module.css";

interface AddressControlsProps {
  readonly kind: "shipping" | "billing";
  readonly form: UseFormReturn<AddressDraft>;
  readonly parts: {
    readonly required: readonly string[];
    readonly countries: readonly Country[];
  };
}

/** The labelled controls of an address; the region is a choice where the country lists its regions. */
export function AddressControls({ kind, form, parts }: AddressControlsProps) {
  const search = usePlaceSearch();
  const countryCode = useWatch({ control: form.control, name: "countryCode" });
  const rules = rulesFor(countryCode, parts);
  const regions = regionsOf(countryCode, parts.countries);
  const shared = (control: AddressControl) => ({
    id: controlId(kind, control.name),
    label: controlLabel(control, countryCode),
    mark: isOptional(control.name, rules) ? t("(optional)") : undefined,
    className: styles[control.width],
    autoComplete: `${kind} ${control.autoComplete}`,
    error: form.formState.errors[control.name]?.message,
    "aria-required": !isOptional(control.name, rules),
  });
  return (
    <div className={styles["frame"]}>
      <div className={styles["fields"]}>
        {ADDRESS_CONTROLS.map((control) => {
          const { name } = control;
          if (name === "countryCode") {
            return (
              <Choice
                key={name}
                {...shared(control)}
                {...form.register(name, { onChange: () => form.setValue("region", "") })}
                empty={t("Choose a country")}
                options={parts.countries}
              />
            );
          }
          if (name === "region" && regions.length > 0) {
            return (
              <Choice
                key={`${name} ${countryCode}`}
                {...shared(control)}
                {...form.register(name)}
                empty={t("Choose")}
                options={regions}
              />
            );
          }
          if (name === "street") {
            return (
              <PlaceField
                key={name}
                {...shared(control)}
                {...form.register(name)}
                search={search}
                countryCodes={parts.countries.map(({ code }) => code)}
                onFound={(found) => fill(form, fieldsOfFound(found, parts.countries))}
              />
            );
          }
          return (
            <TextField
              key={name}
              {...shared(control)}
              {...form.register(name)}
              {...keyboardOf(control, countryCode)}
              hint={control.hint === undefined ? undefined : t(control.hint)}
            />
          );
        })}
      </div>
    </div>
  );
}

/** Fills in a place that was found; faults that it mends are taken back. */
function fill(form: UseFormReturn<AddressDraft>, fields: Partial<AddressDraft>): void {
  for (const { name } of ADDRESS_CONTROLS) {
    const text = fields[name];
    if (text === undefined) continue;
    form.setValue(name, text, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  }
}

function Choice({
  empty,
  options,
  ...rest
}: React.ComponentProps<typeof SelectField> & {
  readonly empty: string;
  readonly options: readonly { readonly code: string; readonly name: string }[];
}) {
  return (
    <SelectField {...rest}>
      <option value="">{empty}</option>
      {options.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

/** The keyboard that a phone brings up. */
function keyboardOf({ name, type }: AddressControl, countryCode: string) {
  if (type === "tel") return { type: "tel", inputMode: "tel" } as const;
  if (name !== "postcode") return {};
  if (POSTCODE_OF_DIGITS.has(countryCode)) return { inputMode: "numeric" } as const;
  return { autoCapitalize: "characters" } as const;
}
