import { Button, buttonClass } from "@placket/ui/action/button/Button";
import { TextArea } from "@placket/ui/form/text-field/TextField";
import { Disclosure } from "@placket/ui/panel/disclosure/Disclosure";
import { useId, useState } from "react";
import { t } from "../../translation/translate.ts";
import styles from "./QuickOrder.module.css";

/** Longer texts are no list of some hundred items. */
const TEXT_MAX = 100_000;

/** Many lines at once: pasted from a sheet, or from a file. */
export function PasteLines({ onText }: { readonly onText: (text: string) => void }) {
  const id = useId();
  const [text, setText] = useState("");
  return (
    <Disclosure title={t("Paste a list or choose a file")}>
      <div className={styles["paste"]}>
        <TextArea
          label={t("One item on each line: its number, a comma or a tab, and how many.")}
          maxLength={TEXT_MAX}
          value={text}
          spellCheck={false}
          placeholder={"COAT-WHITE-M, 12\nCOAT-BLACK-L, 6"}
          onChange={({ target }) => setText(target.value)}
        />
        <div className={styles["ways"]}>
          <Button
            kind="line"
            disabled={text.trim() === ""}
            onClick={() => {
              onText(text);
              setText("");
            }}
          >
            {t("Add Lines")}
          </Button>
          <input
            id={`${id}-file`}
            type="file"
            className="visually-hidden"
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              // The same file may be chosen again once it was mended.
              target.value = "";
              void file?.slice(0, TEXT_MAX).text().then(onText);
            }}
          />
          <label htmlFor={`${id}-file`} className={buttonClass({ kind: "line" })}>
            {t("Choose a CSV file")}
          </label>
        </div>
      </div>
    </Disclosure>
  );
}
