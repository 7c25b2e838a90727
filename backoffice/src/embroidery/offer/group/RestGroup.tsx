import type { OfferTerms } from "@placket/domain/embroidery/offer/offer";
import { threads } from "@placket/domain/embroidery/thread/threads.data";
import { Button } from "@placket/ui/action/button/Button";
import { Checkbox } from "@placket/ui/form/checkbox/Checkbox";
import { FieldError } from "@placket/ui/form/field/Field";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { Disclosure } from "@placket/ui/panel/disclosure/Disclosure";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { chosen as chosenOf } from "../../../page/form/chosen.ts";
import { garmentQuery } from "../offer.queries.ts";
import type { GroupProps } from "./group-props.ts";
import styles from "./Group.module.css";
import { countText } from "./offer-words.ts";
import { Picker } from "./Picker.tsx";
import { ThreadDot } from "./pictures.tsx";
import { ProseRows } from "./ProseRows.tsx";
import { ServiceField } from "./ServiceField.tsx";

interface RestGroupProps extends GroupProps {
  readonly skus: readonly string[];
}

/** What is done besides embroidery, which threads are not seen on which cloth, and what shoppers are told. */
export function RestGroup(props: RestGroupProps) {
  const { id, terms, errorOf, onTerms } = props;
  return (
    <>
      <Services {...props} />
      <Checkbox
        label="Special instructions are taken"
        checked={terms.takesInstructions}
        onChange={({ target }) => onTerms({ ...terms, takesInstructions: target.checked })}
      />
      <Exclusions {...props} />
      <ProseRows
        id={`${id}-messages`}
        label="What shoppers are told first"
        error={errorOf("messages")}
        rows={terms.messages}
        onChange={(messages) => onTerms({ ...terms, messages })}
      />
    </>
  );
}

type Service = OfferTerms["services"][number];

const SERVICE_TEXT: Readonly<Record<Service["kind"], string>> = {
  "alteration-piping": "Alteration or piping",
  "print-screen": "Screen print",
};

const SERVICE_KINDS = Object.keys(SERVICE_TEXT) as Service["kind"][];

function Services({ id, terms, choices, errorOf, onTerms }: GroupProps) {
  const { services } = terms;
  const error = errorOf("services");
  const put = (next: readonly Service[]) => onTerms({ ...terms, services: next });
  const set = (at: number, part: Partial<Service>) =>
    put(services.map((one, index) => (index === at ? { ...one, ...part } : one)));
  return (
    <fieldset id={`${id}-services`} className={styles["set"]}>
      <legend className={styles["legend"]}>Other services</legend>
      {error ? <FieldError id={`${id}-services-error`}>{error}</FieldError> : null}
      <ul className={styles["rows"]}>
        {services.map((service, at) => (
          <li key={at} className={styles["row"]}>
            <div className={styles["cells"]}>
              <SelectField
                label={`Service ${at + 1}`}
                value={service.kind}
                onChange={({ target }) => set(at, { kind: chosenOf(SERVICE_KINDS, target.value) })}
              >
                {SERVICE_KINDS.map((kind) => (
                  <option key={kind} value={kind}>
                    {SERVICE_TEXT[kind]}
                  </option>
                ))}
              </SelectField>
              <ServiceField
                label="Charged as"
                value={service.sku}
                choices={choices}
                onValue={(sku) => set(at, { sku })}
              />
              <Button kind="line" onClick={() => put(services.filter((_, index) => index !== at))}>
                Remove Service {at + 1}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <p>
        <Button
          kind="line"
          size="sm"
          onClick={() => put([...services, { kind: "alteration-piping", sku: "" }])}
        >
          Add a Service
        </Button>
      </p>
    </fieldset>
  );
}

type Exclusion = OfferTerms["colorExclusions"][number];

/** Threads that would not be seen on a cloth of that color. */
function Exclusions({ id, terms, errorOf, onTerms, skus }: RestGroupProps) {
  const { colorExclusions: all } = terms;
  const list = useId();
  const [sku] = skus;
  const { data: garment } = useQuery({ ...garmentQuery(sku ?? ""), enabled: sku !== undefined });
  const error = errorOf("colorExclusions");
  const put = (next: readonly Exclusion[]) => onTerms({ ...terms, colorExclusions: next });
  const set = (at: number, part: Partial<Exclusion>) =>
    put(all.map((one, index) => (index === at ? { ...one, ...part } : one)));
  return (
    <fieldset id={`${id}-colorExclusions`} className={styles["set"]}>
      <legend className={styles["legend"]}>Threads that are not seen on a color</legend>
      {error ? <FieldError id={`${id}-colorExclusions-error`}>{error}</FieldError> : null}
      <datalist id={list}>
        {garment?.colors.map((color) => (
          <option key={color}>{color}</option>
        ))}
      </datalist>
      <ul className={styles["rows"]}>
        {all.map(({ color, threads: hidden }, at) => (
          <li key={at}>
            <Disclosure
              kind="link"
              title={color === "" ? "A color" : color}
              note={countText(hidden.length, "thread")}
              defaultOpen={color === ""}
            >
              <div className={styles["cells"]}>
                <TextField
                  label="On cloth of the color"
                  list={list}
                  maxLength={80}
                  autoComplete="off"
                  value={color}
                  onChange={({ target }) => set(at, { color: target.value })}
                />
                <Button kind="line" onClick={() => put(all.filter((_, index) => index !== at))}>
                  Remove {color === "" ? "This Color" : `“${color}”`}
                </Button>
              </div>
              <Picker
                legend={`Not shown on ${color === "" ? "this color" : color}`}
                isUnordered
                options={threadOptions(terms, hidden)}
                chosen={hidden}
                onChange={(chosen) => set(at, { threads: chosen })}
              />
            </Disclosure>
          </li>
        ))}
      </ul>
      <p>
        <Button kind="line" size="sm" onClick={() => put([...all, { color: "", threads: [] }])}>
          Add a Color
        </Button>
      </p>
    </fieldset>
  );
}

/** The threads that text is offered in, and those that are left out already. */
const threadOptions = ({ text }: OfferTerms, hidden: readonly string[]) =>
  threads
    .filter(({ number }) => text?.threads.includes(number) || hidden.includes(number))
    .map(({ number, name, color }) => ({
      value: number,
      name,
      note: number,
      picture: <ThreadDot color={color} />,
    }));
