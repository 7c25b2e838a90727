import { fabrics } from "@placket/domain/embroidery/fabric/fabric";
import { readRecipe } from "@placket/domain/embroidery/lettering/recipe";
import { fileName } from "@placket/domain/embroidery/sheet/file-name";
import { ok } from "@placket/domain/problem";
import type { SheetSource } from "../../sheet/sheet-source.ts";
import { patternOf } from "@placket/web/embroidery/stitching/use-design";
import { recipeDraft, type Draft, type DraftEvent } from "../draft.ts";
import { LetteringForm } from "./LetteringForm.tsx";
import { Notice } from "../Notice.tsx";
import type { Opened } from "../opened.ts";
import { Stage } from "../Stage.tsx";
import { useSewn, type Sewing } from "./use-sewn.ts";
import styles from "../Workbench.module.css";

interface TextBenchProps {
  readonly draft: Draft;
  readonly send: (event: DraftEvent) => void;
  readonly onOpen: (opened: Opened) => void;
}

/** A text, typed on one side, sewn on the other. */
export function TextBench({ draft, send, onOpen }: TextBenchProps) {
  const sewing = useSewn(draft);
  return (
    <div className={styles["workbench"]}>
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
      <LetteringForm draft={draft} send={send} problems={sewing.problems} advice={sewing.advice} />
    </div>
  );
}

function sheetOf(draft: Draft, { lines }: Sewing): SheetSource {
  return {
    title: lines.filter((line) => line !== "").join(" / "),
    placement: draft.placement,
    cloth: fabrics[draft.fabric].color,
    design: () => {
      const recipe = readRecipe(recipeDraft(draft));
      return recipe.ok ? ok({ as: "text", recipe: recipe.value }) : recipe;
    },
  };
}
