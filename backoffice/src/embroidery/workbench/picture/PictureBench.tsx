import type { DesignDraft } from "@placket/domain/embroidery/design/design-draft";
import { fabrics } from "@placket/domain/embroidery/fabric/fabric";
import { fileName } from "@placket/domain/embroidery/sheet/file-name";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { patternOf, useDesign } from "@placket/web/embroidery/stitching/use-design";
import { useState } from "react";
import { ClothFields } from "../ClothFields.tsx";
import { DrawnThreads } from "../DrawnThreads.tsx";
import styles from "../Form.module.css";
import { Notice } from "../Notice.tsx";
import type { Opened, OpenedPicture } from "../opened.ts";
import { placeAdvice } from "../place-advice.ts";
import { Refused } from "../Refused.tsx";
import { Stage } from "../Stage.tsx";
import { adviceAt } from "../texts.ts";
import bench from "../Workbench.module.css";
import { startPicture, type PictureDraft } from "./picture-draft.ts";
import { TraceFields } from "./TraceFields.tsx";
import { tracedText } from "./traced-text.ts";
import { useTraced } from "./use-traced.ts";

interface PictureBenchProps {
  readonly picture: OpenedPicture;
  readonly onOpen: (opened: Opened) => void;
  readonly onClose: () => void;
}

const NO_LINES: readonly string[] = [];

/** A picture under the needle: the first stitch-out, a draft for whoever digitizes it. */
export function PictureBench({ picture, onOpen, onClose }: PictureBenchProps) {
  const [draft, setDraft] = useState(startPicture);
  const tracing = useTraced(picture, draft);
  const { design, traced } = tracing;
  const sewing = useDesign(design);
  const { palette = [] } = sewing.sewn ?? {};
  const problems = [...tracing.problems, ...sewing.problems];
  const pattern = patternOf({
    sewn: traced ? sewing.sewn : null,
    isBehind: tracing.isBehind || sewing.isBehind,
  });
  const title = `${picture.name.replace(/\.\w+$/, "")} (draft)`;
  const name = fileName([title]);
  const set = (values: Partial<PictureDraft>) => setDraft((before) => ({ ...before, ...values }));
  const advice = sewing.sewn ? placeAdvice(sewing.sewn.pattern, draft.placement) : [];
  return (
    <div className={bench["workbench"]}>
      <Stage
        pattern={pattern}
        isBehind={tracing.isBehind || sewing.isBehind}
        lines={NO_LINES}
        name={name}
        onOpen={onOpen}
        {...(traced && { svg: traced.svg })}
        sheet={{
          title,
          placement: draft.placement,
          cloth: fabrics[draft.fabric].color,
          design: () => sheetDesign(design),
        }}
      >
        <Notice action="Back to the text" onAction={onClose}>
          Draft of <b>{picture.name}</b>: a digitizer finishes it. {tracedText(traced, pattern)}
        </Notice>
        <Refused
          what="The picture could not be sewn"
          problems={problems}
          error={tracing.error ?? sewing.error}
          onRetry={tracing.error ? tracing.retry : sewing.retry}
          atFields={["widthMm", "colors"]}
        />
      </Stage>
      <form className={styles["form"]} onSubmit={(event) => event.preventDefault()}>
        <div className={styles["pair"]}>
          <TraceFields draft={draft} onChange={set} problems={problems} />
          <ClothFields
            fabric={draft.fabric}
            placement={draft.placement}
            onChange={set}
            placementHint={adviceAt(advice, "placement")}
          />
        </div>
        <DrawnThreads palette={palette} threads={draft.threads} onChange={set} />
      </form>
    </div>
  );
}

/** The drawing itself goes to the server, which sews it for its papers; no pixels do. */
function sheetDesign(design: ReturnType<typeof useTraced>["design"]): Result<DesignDraft> {
  if (!design) return refuse(problem("embroidery.pictureEmpty"));
  const { as, name, svg, fabric, threads } = design;
  return ok({ as, name: `${name.replace(/\.\w+$/, "")} draft.svg`, svg, fabric, threads });
}
