import { RadioGroup, useRadio } from "@placket/ui/form/radio/RadioGroup";
import { Radio } from "@placket/ui/form/radio/Radio";
import { t, tn } from "../translation/translate.ts";
import styles from "./ReviewForm.module.css";

interface StarScaleProps {
  readonly id: string;
  readonly value: number | null;
  readonly error: string | undefined;
  readonly onChange: (value: number) => void;
}

const STARS = [1, 2, 3, 4, 5] as const;

/** Five stars as one row of choices: arrows move through them, each is said by its number (REVIEW-21). */
export function StarScale({ id, value, error, onChange }: StarScaleProps) {
  return (
    <RadioGroup
      id={id}
      legend={t("Rating")}
      value={value === null ? null : String(value)}
      error={error}
      required
      onChange={(text) => onChange(Number(text))}
    >
      <div className={styles["stars"]}>
        {STARS.map((stars) => (
          <Star key={stars} stars={stars} isGiven={value !== null && stars <= value} />
        ))}
      </div>
    </RadioGroup>
  );
}

function Star({ stars, isGiven }: { readonly stars: number; readonly isGiven: boolean }) {
  const radio = useRadio(String(stars));
  return (
    <label className={styles["star"]} data-given={isGiven}>
      <input {...radio} className="visually-hidden" />
      <span aria-hidden>★</span>
      <span className="visually-hidden">{tn(stars, "%1 star", "%1 stars")}</span>
    </label>
  );
}

interface ScaleProps {
  readonly legend: string;
  readonly choices: readonly string[];
  /** By number from 1 on; null while nothing is chosen. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}

/** A question that may stay open, whose answer can be cleared (REVIEW-22). */
export function Scale({ legend, choices, value, onChange }: ScaleProps) {
  return (
    <RadioGroup
      legend={legend}
      corner={
        value === null ? null : (
          <button
            type="button"
            className="link"
            aria-label={t("Clear: %1", legend)}
            onClick={() => onChange(null)}
          >
            {t("Clear")}
          </button>
        )
      }
      value={value === null ? null : String(value)}
      onChange={(text) => onChange(Number(text))}
    >
      {choices.map((label, index) => (
        <Radio key={label} value={String(index + 1)} label={t(label)} size="sm" />
      ))}
    </RadioGroup>
  );
}
