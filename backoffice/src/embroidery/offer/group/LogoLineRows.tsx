import { LOGOS_MOST } from "@placket/domain/embroidery/offer/logos";
import type { LogoLine, LogoTerms, OfferTerms } from "@placket/domain/embroidery/offer/offer";
import { Button } from "@placket/ui/action/button/Button";
import { Checkbox } from "@placket/ui/form/checkbox/Checkbox";
import { FieldError } from "@placket/ui/form/field/Field";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { Disclosure } from "@placket/ui/panel/disclosure/Disclosure";
import type { Choices } from "../offer.queries.ts";
import styles from "./Group.module.css";
import { logoLineText, presetText } from "./offer-words.ts";
import { Picker } from "./Picker.tsx";
import { LogoDot } from "./pictures.tsx";
import { placeName } from "./PlacedAt.tsx";

interface LogoLineRowsProps {
  readonly id: string;
  readonly error: string | undefined;
  readonly terms: OfferTerms;
  readonly logos: LogoTerms;
  readonly choices: Choices;
  readonly onChange: (part: Partial<LogoTerms>) => void;
}

/** Which logo may stand where, and which one stands there at first. */
export function LogoLineRows(props: LogoLineRowsProps) {
  const { id, error, logos, onChange } = props;
  const { lines } = logos;
  const set = (at: number, part: Partial<LogoLine>) =>
    onChange({
      lines: lines.map((line, index) => (index === at ? { ...line, ...part } : line)),
    });
  return (
    <fieldset id={id} className={styles["set"]}>
      <legend className={styles["legend"]}>Which logo where</legend>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {lines.length === 0 ? (
        <p className={styles["quiet"]}>
          Shoppers may have logos of their own wherever a logo may stand. With a line, those that it
          names.
        </p>
      ) : null}
      <ol className={styles["rows"]}>
        {lines.map((line, at) => (
          <li key={line.number} className={styles["row"]}>
            <Line
              {...props}
              line={line}
              title={`Logo ${at + 1}`}
              onLine={(part) => set(at, part)}
            />
            <p>
              <Button
                kind="line"
                size="sm"
                onClick={() =>
                  onChange({ lines: numbered(lines.filter((_, index) => index !== at)) })
                }
              >
                Remove Logo {at + 1}
              </Button>
            </p>
          </li>
        ))}
      </ol>
      <p>
        <Button
          kind="line"
          size="sm"
          disabled={lines.length >= LOGOS_MOST}
          onClick={() => onChange({ lines: numbered([...lines, newLine(logos)]) })}
        >
          Add a Logo
        </Button>
      </p>
      <Preset {...props} />
    </fieldset>
  );
}

const numbered = (lines: readonly LogoLine[]): readonly LogoLine[] =>
  lines.map((line, at) => ({ ...line, number: at + 1 }));

/** A first line takes the logo that stands there at first: without one it could not be ordered. */
const newLine = ({ placements, lines, preset }: LogoTerms): LogoLine => ({
  number: 0,
  logos: lines.length === 0 && preset ? [preset.number] : [],
  takesOwn: true,
  placements,
  isOptional: true,
});

const logoOptions = ({ logos }: Choices) =>
  logos.map(({ number, name, picture }) => ({
    value: number,
    name,
    note: number,
    picture: <LogoDot picture={picture} />,
  }));

interface LineProps extends LogoLineRowsProps {
  readonly line: LogoLine;
  readonly title: string;
  readonly onLine: (part: Partial<LogoLine>) => void;
}

function Line({ line, title, terms, logos, choices, onLine }: LineProps) {
  const nameOf = placeName(terms);
  return (
    <Disclosure title={title} level={3} note={`${line.logos.length} of the house`}>
      <div className={styles["fields"]}>
        <p className={styles["quiet"]}>{logoLineText(line, nameOf)}</p>
        <Picker
          legend={`Logos of the house for ${title.toLowerCase()}`}
          options={logoOptions(choices)}
          chosen={line.logos}
          onChange={(chosen) => onLine({ logos: chosen })}
        />
        <Checkbox
          size="sm"
          label="Shoppers may have one of their own"
          checked={line.takesOwn}
          onChange={({ target }) => onLine({ takesOwn: target.checked })}
        />
        <Checkbox
          size="sm"
          label="It may be left out on a product that is sold with embroidery alone"
          checked={line.isOptional}
          onChange={({ target }) => onLine({ isOptional: target.checked })}
        />
        <Picker
          legend={`Where ${title.toLowerCase()} may stand`}
          isUnordered
          options={logos.placements.map((code) => ({ value: code, name: nameOf(code) }))}
          chosen={line.placements}
          onChange={(chosen) =>
            onLine({ placements: logos.placements.filter((code) => chosen.includes(code)) })
          }
        />
      </div>
    </Disclosure>
  );
}

/** The logo that stands there at first (EMB-06). */
function Preset({ terms, logos, choices, onChange }: LogoLineRowsProps) {
  const { preset, placements } = logos;
  const [first] = placements;
  const nameOf = placeName(terms);
  const set = (part: Partial<NonNullable<LogoTerms["preset"]>>) =>
    preset && onChange({ preset: { ...preset, ...part } });
  const known = choices.logos.some(({ number }) => number === preset?.number);
  return (
    <>
      <div className={styles["cells"]}>
        <SelectField
          label="The logo that stands there at first"
          value={preset?.number ?? ""}
          disabled={first === undefined}
          onChange={({ target: { value } }) =>
            onChange({
              preset:
                value === ""
                  ? null
                  : { placement: first ?? "", isLocked: false, ...preset, number: value },
            })
          }
        >
          <option value="">None</option>
          {preset && !known ? (
            <option value={preset.number}>{preset.number}: no longer there</option>
          ) : null}
          {choices.logos.map(({ number, name }) => (
            <option key={number} value={number}>
              {name} {number}
            </option>
          ))}
        </SelectField>
        {preset ? (
          <SelectField
            label="It stands at"
            value={preset.placement}
            onChange={({ target }) => set({ placement: target.value })}
          >
            {placements.map((code) => (
              <option key={code} value={code}>
                {nameOf(code)}
              </option>
            ))}
          </SelectField>
        ) : null}
      </div>
      {preset ? (
        <Checkbox
          size="sm"
          label="It cannot be taken away"
          checked={preset.isLocked}
          onChange={({ target }) => set({ isLocked: target.checked })}
        />
      ) : null}
      <p className={styles["quiet"]}>{presetText(logos)}</p>
    </>
  );
}
