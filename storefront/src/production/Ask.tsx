import { COMMENT_LIMITS, PROOF_VIEWS } from "@placket/domain/production/proof/drawing";
import { checkComment } from "@placket/domain/production/proof/check-comment";
import { Button } from "@placket/ui/action/button/Button";
import { TextArea } from "@placket/ui/form/text-field/TextField";
import { useEffect, useReducer, useRef, useState } from "react";
import { t } from "../translation/translate.ts";
import { drawn, NOTHING_DRAWN } from "./drawing.ts";
import { DrawingBoard } from "./DrawingBoard.tsx";
import { VIEW_TITLES } from "./pictured.ts";
import { textOfProblem } from "./proof-words.ts";
import type { Drawing, Proof, ProofVersion, View } from "./proof.queries.ts";
import styles from "./ProofPage.module.css";

interface AskProps {
  readonly proof: Proof;
  readonly version: ProofVersion;
  readonly isBusy: boolean;
  readonly failure: string | undefined;
  readonly onAsk: (comment: Drawing & { readonly text: string }) => void;
  readonly onLeave: () => void;
}

/** Says what is to be changed: in words, with marks that they name, and by drawing on the pictures. */
export function Ask({ proof, version, isBusy, failure, onAsk, onLeave }: AskProps) {
  const [drawing, act] = useReducer(drawn, NOTHING_DRAWN);
  const [view, setView] = useState<View>("near");
  const [wrong, setWrong] = useState<string>();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const submit = (form: FormData) => {
    const said = form.get("comment");
    const comment = { text: typeof said === "string" ? said : "", ...drawing };
    const [problem] = checkComment(comment);
    setWrong(problem && textOfProblem(problem));
    if (!problem) onAsk(comment);
  };
  return (
    <form
      className={styles["ask"]}
      onSubmit={(event) => {
        event.preventDefault();
        submit(new FormData(event.currentTarget));
      }}
    >
      <h2 ref={title} tabIndex={-1}>
        {t("Ask for a change")}
      </h2>
      {version.pictures ? (
        <>
          <fieldset className={styles["views"]}>
            <legend>{t("Picture to draw on")}</legend>
            {PROOF_VIEWS.map((one) => (
              <Button
                key={one}
                kind="line"
                size="sm"
                aria-pressed={one === view}
                onClick={() => setView(one)}
              >
                {VIEW_TITLES[one]()}
              </Button>
            ))}
          </fieldset>
          <DrawingBoard
            proof={proof}
            version={version}
            src={version.pictures[view]}
            view={view}
            drawing={drawing}
            act={act}
          />
        </>
      ) : null}
      <TextArea
        id="proof-comment"
        name="comment"
        label={t("What is to be changed")}
        hint={t("Name a place by the number of its mark.")}
        error={wrong}
        maxLength={COMMENT_LIMITS.letters}
        rows={4}
      />
      {failure === undefined ? null : <p role="alert">{failure}</p>}
      <div className={styles["ways"]}>
        <Button type="submit" size="big" busy={isBusy}>
          {t("Send the comment")}
        </Button>
        <Button kind="link" onClick={onLeave}>
          {t("Back to the proof")}
        </Button>
      </div>
    </form>
  );
}
