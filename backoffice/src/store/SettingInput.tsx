import { Checkbox } from "@placket/ui/form/checkbox/Checkbox";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { TextArea, TextField } from "@placket/ui/form/text-field/TextField";
import type { ReactNode } from "react";
import { AgreementsInput } from "./input/AgreementsInput.tsx";
import { CouponRuleInput } from "./input/CouponRuleInput.tsx";
import { InstantInput } from "./input/InstantInput.tsx";
import { PriceFormatInput } from "./input/PriceFormatInput.tsx";
import { RowsInput } from "./input/RowsInput.tsx";
import { SeveralInput } from "./input/SeveralInput.tsx";
import type { SettingControl } from "./setting-row.ts";

/** What every control of a setting is handed. */
export interface SettingInputProps {
  readonly id: string;
  readonly label: string;
  readonly hint: ReactNode;
  readonly error: string | undefined;
  readonly typed: unknown;
  readonly disabled: boolean;
  readonly onBlur: () => void;
  readonly onTyped: (typed: unknown) => void;
}

type As = SettingControl["as"];
type Draw<Kind extends As> = (
  props: SettingInputProps,
  control: Extract<SettingControl, { readonly as: Kind }>,
) => ReactNode;

const INPUTS: { readonly [Kind in As]: Draw<Kind> } = {
  text: (props, control) => <Line {...props} type={control.type ?? "text"} />,
  codes: (props) => <Line {...props} maxLength={1_200} />,
  html: ({ typed, onTyped, ...rest }) => (
    <TextArea
      {...rest}
      maxLength={20_000}
      value={String(typed)}
      onChange={({ target }) => onTyped(target.value)}
    />
  ),
  instant: (props) => <InstantInput {...props} />,
  "coupon rule": (props) => <CouponRuleInput {...props} />,
  number: (props, { unit }) => <Line {...props} inputMode="decimal" end={unit} />,
  switch: ({ typed, onTyped, ...rest }) => (
    <Checkbox
      {...rest}
      checked={typed === true}
      onChange={({ target }) => onTyped(target.checked)}
    />
  ),
  choice: ({ typed, onTyped, ...rest }, { choices }) => (
    <SelectField
      {...rest}
      value={JSON.stringify(typed)}
      onChange={({ target }) => onTyped(JSON.parse(target.value))}
    >
      {choices.map(({ value, label }) => (
        <option key={label} value={JSON.stringify(value)}>
          {label}
        </option>
      ))}
    </SelectField>
  ),
  several: (props, { choices }) => <SeveralInput {...props} choices={choices} />,
  agreements: (props) => <AgreementsInput {...props} />,
  rows: (props, control) => <RowsInput {...props} control={control} />,
  "price format": (props) => <PriceFormatInput {...props} />,
};

/** The control of a setting, by the kind that its row names. */
export function SettingInput({
  control,
  ...props
}: SettingInputProps & { readonly control: SettingControl }) {
  const draw = INPUTS[control.as] as Draw<As>;
  return draw(props, control);
}

type LineProps = SettingInputProps & {
  readonly type?: "text" | "email" | "tel";
  readonly inputMode?: "decimal";
  readonly maxLength?: number;
  readonly end?: string | undefined;
};

function Line({ typed, onTyped, ...rest }: LineProps) {
  return (
    <TextField
      {...rest}
      autoComplete="off"
      value={String(typed)}
      onChange={({ target }) => onTyped(target.value)}
    />
  );
}
