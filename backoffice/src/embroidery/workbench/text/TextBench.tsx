import { fabrics } from "@placket/domain/embroidery/fabric/fabric";
import { fileName } from "@placket/domain/embroidery/sheet/file-name";
import type { SheetSource } from "../../sheet/sheet-source.ts";
import { patternOf } from "@placket/web/embroidery/stitching/use-design";
import { useRef, type ReactNode } from "react";
import type { Draft } from "../draft.ts";
import { sentDraft } from "../draft-design.ts";
import type { DraftHistory, HistoryEvent } from "./draft-history.ts";
import { HistoryButtons } from "./HistoryButtons.tsx";
import { LetteringForm } from "./LetteringForm.tsx";
import { Notice } from "../Notice.tsx";
import type { Opened } from "../opened.ts";
import { Stage } from "../Stage.tsx";
import { useHistoryKeys } from "./use-history-keys.ts";
import { useSewn, type Sewing } from "./use-sewn.ts";
import styles from "../Workbench.module.css";

interface TextBenchProps {
  readonly history: DraftHistory;
  readonly send: (event: HistoryEvent) => void;
  readonly onOpen: (opened: Opened) => void;
  /** Keeps what is typed under a name. */
  readonly saving: ReactNode;
}

/** A text, typed on one side, sewn on the other. The keys that undo reach it from every field. */
export function TextBench({ history, send, onOpen, saving }: TextBenchProps) {
  const { draft } = history;
  const sewing = useSewn(draft);
  const bench = useRef<HTMLDivElement>(null);
  useHistoryKeys(bench, send);
  return (
    <div ref={bench} className={styles["workbench"]}>
      <Stage
        pattern={patternOf(sewing)}
        isBehind={sewing.isBehind}
        isPart={sewing.isPart}
        lines={sewing.lines}
        name={fileName(sewing.lines)}
        sheet={sheetOf(draft, sewing)}
        onOpen={onOpen}
      >
        {sewing.error ? (
          <Notice isAlert action="Try Again" onAction={sewing.retry}>
            The text could not be sewn: a font or the sewing itself did not load.
          </Notice>
        ) : null}
      </Stage>
      <LetteringForm
        draft={draft}
        send={send}
        problems={sewing.problems}
        advice={sewing.advice}
        tools={
          <>
            <HistoryButtons history={history} send={send} />
            {saving}
          </>
        }
      />
    </div>
  );
}

function sheetOf(draft: Draft, { lines }: Sewing): SheetSource {
  return {
    title: lines.filter((line) => line !== "").join(" / "),
    placement: draft.placement,
    cloth: fabrics[draft.fabric].color,
    design: () => sentDraft(draft),
  };
}
