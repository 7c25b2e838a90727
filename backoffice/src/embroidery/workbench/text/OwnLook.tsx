import type { Advice } from "@placket/domain/embroidery/lettering/advice";
import { fonts } from "@placket/domain/embroidery/lettering/fonts";
import { threads } from "@placket/domain/embroidery/thread/threads.data";
import type { Problem } from "@placket/domain/problem";
import { Button } from "@placket/ui/action/button/Button";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { chosen } from "../../../page/form/chosen.ts";
import type { DraftEvent, LineLook } from "../draft.ts";
import { NumberField } from "../NumberField.tsx";
import { adviceAt, problemAt } from "../texts.ts";
import styles from "./OwnLook.module.css";

interface OwnLookProps {
  /** Which line it is of. */
  readonly at: number;
  /** `null` where it is sewn as all others are. */
  readonly look: LineLook | null;
  readonly send: (event: DraftEvent) => void;
  readonly problems: readonly Problem[];
  /** On this line alone. */
  readonly advice: readonly Advice[];
  readonly canBeRemoved: boolean;
}

const FONT_CODES = fonts.map(({ code }) => code);

/** Font, height and thread of one line, where they are its own. */
export function OwnLook({ at, look, send, problems, advice, canBeRemoved }: OwnLookProps) {
  const name = `line ${at + 1}`;
  const set = (values: Partial<LineLook>) => send({ type: "look", at, values });
  return (
    <fieldset aria-label={`How ${name} is sewn`} className={styles["look"]}>
      {look ? (
        <div className={styles["fields"]}>
          <SelectField
            label={`Font of ${name}`}
            value={look.font}
            onChange={(event) => set({ font: chosen(FONT_CODES, event.target.value) })}
          >
            {fonts.map((font) => (
              <option key={font.code} value={font.code}>
                {font.name}
              </option>
            ))}
          </SelectField>
          <NumberField
            label={`Height of ${name}`}
            unit="mm"
            value={look.heightMm}
            onChange={(heightMm) => set({ heightMm })}
            error={problemAt(problems, `lines.${at}.heightMm`)}
            hint={adviceAt(advice, "heightMm")}
          />
          <SelectField
            label={`Thread of ${name}`}
            value={look.thread}
            onChange={(event) => set({ thread: event.target.value })}
            error={problemAt(problems, `lines.${at}.thread`)}
            className={styles["wide"]}
          >
            {threads.map((thread) => (
              <option key={thread.number} value={thread.number}>
                {`${thread.name} ${thread.number}`}
              </option>
            ))}
          </SelectField>
        </div>
      ) : null}
      <div className={styles["buttons"]}>
        <Button
          kind="link"
          size="sm"
          aria-expanded={look !== null}
          onClick={() => send({ type: "ownLook", at, isOwn: look === null })}
        >
          {look ? "Sew it as the others" : "Font, height and thread of its own"}
        </Button>
        {canBeRemoved ? (
          <Button kind="link" size="sm" onClick={() => send({ type: "removeLine", at })}>
            Remove <span className="visually-hidden">{name}</span>
          </Button>
        ) : null}
      </div>
    </fieldset>
  );
}
