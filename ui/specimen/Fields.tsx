import { useState } from "react";
import { Button } from "../src/action/button/Button.tsx";
import { Checkbox } from "../src/form/checkbox/Checkbox.tsx";
import { ErrorSummary } from "../src/form/error-summary/ErrorSummary.tsx";
import { QuantityStepper } from "../src/form/quantity-stepper/QuantityStepper.tsx";
import { SelectField } from "../src/form/select-field/SelectField.tsx";
import { TextArea, TextField } from "../src/form/text-field/TextField.tsx";
import { Row, Section } from "./Section.tsx";
import styles from "./specimen.module.css";

/** Everything that is typed. */
export function Fields() {
  const [errors, setErrors] = useState<{ field?: string; text: string }[]>([]);
  return (
    <Section title="Fields">
      <Button
        kind="line"
        size="sm"
        onClick={() =>
          setErrors([
            { field: "expiry", text: "expiry date of the card" },
            { text: "the address could not be checked" },
          ])
        }
      >
        Show the summary
      </Button>
      <ErrorSummary title="Two things to fix before we can go on:" errors={errors} />
      <div className={styles["columns"]}>
        <TextField label="Name on card" autoComplete="cc-name" defaultValue="M Kowal" />
        <TextField label="PO number" mark="(optional)" hint="It is printed on the invoice." />
        <TextField
          id="expiry"
          label="Expiry (MM/YY)"
          inputMode="numeric"
          defaultValue="03/24"
          error="This card has expired. Check the date."
        />
        <TextField
          label="Line 1"
          maxLength={18}
          defaultValue="Marta Kowal"
          counter={(used, max) => `${used} / ${max}`}
        />
        <TextField
          label="Password"
          type="password"
          defaultValue="secret"
          end={<Button kind="link">Show</Button>}
        />
        <TextField label="Weight" end="kg" defaultValue="12.5" />
        <TextField label="Disabled" disabled defaultValue="Margate" />
        <TextField label="Read only" readOnly defaultValue="HH-2026-1187" />
        <SelectField label="State" defaultValue="FL" hint="Where it is sent to.">
          <option value="FL">Florida</option>
          <option value="GA">Georgia</option>
        </SelectField>
        <SelectField label="Wrong" error="Choose one.">
          <option value="">Please choose</option>
        </SelectField>
        <SelectField label="Sort by" labelPlace="beside" size="sm">
          <option>Most bought</option>
          <option>Price</option>
        </SelectField>
        <TextArea
          label="Note"
          defaultValue="Back door, before eight."
          maxLength={200}
          counter={(used, max) => `${used} of ${max}`}
        />
      </div>
      <div className={styles["columns"]}>
        <div>
          <Checkbox label="Keep this card for next time" defaultChecked />
          <Checkbox
            label={
              <>
                I agree to the{" "}
                <a className="link" href="#main">
                  terms of sale
                </a>
                .
              </>
            }
            error="Please agree before you go on."
          />
          <Checkbox label="Some of them" indeterminate hint="3 of 5 are chosen" />
          <Checkbox label="Cannot" disabled />
          <Checkbox label="Cannot, on" disabled defaultChecked />
        </div>
        <div>
          {["White", "Black", "Navy"].map((name, i) => (
            <Checkbox key={name} size="sm" label={name} end={31 - i * 7} defaultChecked={i < 2} />
          ))}
        </div>
      </div>
      <Steppers />
    </Section>
  );
}

function Steppers() {
  const [count, setCount] = useState(1);
  const shared = {
    value: String(count),
    onCommit: (text: string) => setCount(Math.max(1, Math.trunc(Number(text)) || 1)),
    onIncrease: () => setCount(count + 1),
    onDecrease: () => setCount(count - 1),
    canDecrease: count > 1,
    increaseLabel: "One more",
    decreaseLabel: "One less",
  };
  return (
    <Row>
      <QuantityStepper {...shared} label="Quantity, small" size="sm" />
      <QuantityStepper {...shared} label="Quantity" />
      <QuantityStepper {...shared} label="Quantity, big" size="big" />
      <QuantityStepper {...shared} label="Quantity, wrong" invalid />
      <QuantityStepper {...shared} label="Quantity, off" disabled />
    </Row>
  );
}
