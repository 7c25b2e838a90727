import { describeDesign } from "@placket/domain/embroidery/drawing/describe";
import { fabrics } from "@placket/domain/embroidery/fabric/fabric";
import type { Pattern } from "@placket/domain/embroidery/pattern/pattern";
import { statistics } from "@placket/domain/embroidery/pattern/statistics";
import { Button } from "@placket/ui/button/Button";
import { ThreadCanvas } from "@placket/ui/thread-canvas/ThreadCanvas";
import { useMemo, useReducer, useState } from "react";
import { fileName } from "./download.ts";
import { nextDraft, startDraft } from "./draft.ts";
import { FileBar, type OpenedFile } from "./FileBar.tsx";
import { LetteringForm } from "./LetteringForm.tsx";
import { ReadOuts } from "./ReadOuts.tsx";
import { canvasTexts } from "./texts.ts";
import { useSewn, type Sewing } from "./use-sewn.ts";
import styles from "./Workbench.module.css";

const NO_LINES: readonly string[] = [];

/** Text in, stitches out: typed on one side, sewn on the other. */
export function Workbench() {
  const [draft, send] = useReducer(nextDraft, startDraft);
  const [opened, setOpened] = useState<OpenedFile | null>(null);
  const sewing = useSewn(draft);
  const pattern = opened ? opened.pattern : patternOf(sewing);
  const lines = opened ? NO_LINES : sewing.lines;
  const description = useMemo(() => describe(pattern, lines), [pattern, lines]);
  return (
    <div className={styles["workbench"]}>
      <section aria-label="Sewn preview" className={styles["stage"]}>
        <div className={styles["canvas"]} aria-busy={sewing.isBehind}>
          <ThreadCanvas
            pattern={pattern}
            description={description}
            texts={canvasTexts}
            color={fabrics[draft.fabric].color}
          />
        </div>
        {sewing.error && !opened ? <Stopped retry={sewing.retry} /> : null}
        {opened ? <Opened file={opened} close={() => setOpened(null)} /> : null}
        <ReadOuts pattern={pattern} />
        <FileBar
          pattern={pattern}
          name={opened ? opened.name.replace(/\.\w+$/, "") : fileName(lines)}
          onOpen={setOpened}
        />
      </section>
      <LetteringForm
        draft={draft}
        send={(event) => {
          // Whoever types wants to see the text again.
          setOpened(null);
          send(event);
        }}
        problems={sewing.problems}
        advice={sewing.advice}
      />
    </div>
  );
}

/** Nothing at all, rather than "sewing", for a text that cannot be sewn. */
const NOTHING: Pattern = {
  cmd: new Uint8Array(),
  x: new Int32Array(),
  y: new Int32Array(),
  threads: [],
};

function patternOf({ sewn, isBehind }: Sewing): Pattern | null {
  if (sewn) return sewn.pattern;
  return isBehind ? null : NOTHING;
}

function describe(pattern: Pattern | null, lines: readonly string[]): string {
  if (!pattern) return canvasTexts.loading;
  const { stitches, widthMm, heightMm, minutes } = statistics(pattern);
  const seconds = minutes * 60;
  return describeDesign({ lines, widthMm, heightMm, stitches, seconds, threads: pattern.threads });
}

/** A machine file takes the text's place until somebody goes back. */
function Opened({ file, close }: { readonly file: OpenedFile; readonly close: () => void }) {
  return (
    <p className={styles["opened"]}>
      <span>
        Shown is <b>{file.name}</b>, in threads of no color.
      </span>
      <Button kind="link" onClick={close}>
        Back to the text
      </Button>
    </p>
  );
}

function Stopped({ retry }: { readonly retry: () => void }) {
  return (
    <div role="alert" className={styles["opened"]}>
      <span>The text could not be sewn: a font or the sewing itself did not load.</span>
      <Button kind="line" size="sm" onClick={retry}>
        Try Again
      </Button>
    </div>
  );
}
