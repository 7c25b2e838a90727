import { SelectField } from "@placket/ui/form/select-field/SelectField";
import type { Choices } from "../offer.queries.ts";

interface ServiceFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly value: string;
  readonly choices: Choices;
  /** What stands there where nothing is chosen, if that may be. */
  readonly none?: string;
  readonly onValue: (sku: string) => void;
}

/** What something is charged as: a service of the catalogue, with what it costs. */
export function ServiceField({ value, choices, none, onValue, ...frame }: ServiceFieldProps) {
  const known = findService(choices, value);
  return (
    <SelectField
      {...frame}
      value={known?.sku ?? value}
      onChange={({ target }) => onValue(target.value)}
    >
      {none === undefined ? (
        value === "" ? (
          <option value="">Choose …</option>
        ) : null
      ) : (
        <option value="">{none}</option>
      )}
      {value !== "" && !known ? <option value={value}>{`${value}: no longer there`}</option> : null}
      {choices.services.map(({ sku, name, price }) => (
        <option key={sku} value={sku}>
          {price === null
            ? `${name} (no price)`
            : `${name}, ${amountText(price, choices.currency)}`}
        </option>
      ))}
    </SelectField>
  );
}

/** The service of an sku, whatever its letters. */
export const findService = ({ services }: Choices, sku: string) =>
  services.find((one) => one.sku.toLowerCase() === sku.toLowerCase());

/** An amount as staff read it. */
export const amountText = (amount: number, currency: string): string =>
  amount.toLocaleString("en-US", { style: "currency", currency });
