import type { DesignDraft } from "@placket/domain/embroidery/design/design-draft";
import { fabrics, type FabricCode } from "@placket/domain/embroidery/fabric/fabric";
import type { DrawingOrder } from "@placket/domain/embroidery/shape/sew-drawing";
import { fileName } from "@placket/domain/embroidery/sheet/file-name";
import { ok } from "@placket/domain/problem";
import { useMemo, useState } from "react";
import type { PageDesign } from "@placket/web/embroidery/stitching/design";
import { patternOf, useDesign } from "@placket/web/embroidery/stitching/use-design";
import { ClothFields } from "./ClothFields.tsx";
import { DrawnThreads } from "./DrawnThreads.tsx";
import { numberIn, startDraft } from "./draft.ts";
import styles from "./Form.module.css";
import { Notice } from "./Notice.tsx";
import { NumberField } from "./NumberField.tsx";
import type { Opened, OpenedDrawing } from "./opened.ts";
import { Refused } from "./Refused.tsx";
import { Stage } from "./Stage.tsx";
import { adviceAt, problemAt } from "./texts.ts";
import bench from "./Workbench.module.css";
import { placeAdvice } from "./place-advice.ts";

interface DrawingBenchProps {
  readonly drawing: OpenedDrawing;
  readonly onOpen: (opened: Opened) => void;
  readonly onClose: () => void;
}

/** The drawing's form as it is typed. */
interface DrawingDraft {
  /** `null`: as wide as the file says. */
  readonly widthMm: string | null;
  readonly fabric: FabricCode;
  readonly placement: string;
  readonly threads: DrawingOrder["threads"];
}

const NO_LINES: readonly string[] = [];

/** An SVG drawing under the needle: its width, its cloth, and which thread each color becomes. */
export function DrawingBench({ drawing, onOpen, onClose }: DrawingBenchProps) {
  const [draft, setDraft] = useState<DrawingDraft>({
    widthMm: null,
    fabric: startDraft.fabric,
    placement: startDraft.placement,
    threads: {},
  });
  const design = useMemo(() => designOf(drawing, draft), [drawing, draft]);
  const sewing = useDesign(design);
  const { sewn, problems, isBehind } = sewing;
  const pattern = patternOf(sewing);
  const name = fileName([drawing.name.replace(/\.\w+$/, "")]);
  const set = (values: Partial<DrawingDraft>) => setDraft((before) => ({ ...before, ...values }));
  const advice = sewn ? placeAdvice(sewn.pattern, draft.placement) : [];
  const { palette = [] } = sewn ?? {};
  return (
    <div className={bench["workbench"]}>
      <Stage
        pattern={pattern}
        isBehind={isBehind}
        lines={NO_LINES}
        name={name}
        onOpen={onOpen}
        sheet={{
          title: drawing.name.replace(/\.\w+$/, ""),
          placement: draft.placement,
          cloth: fabrics[draft.fabric].color,
          design: () => ok(draftOf(design)),
        }}
      >
        <Notice action="Back to the text" onAction={onClose}>
          Opened: <b>{drawing.name}</b>
        </Notice>
        <Refused
          what="The drawing could not be sewn"
          problems={problems}
          error={sewing.error}
          onRetry={sewing.retry}
          atFields={["widthMm"]}
        />
      </Stage>
      <form className={styles["form"]} onSubmit={(event) => event.preventDefault()}>
        <div className={styles["pair"]}>
          <NumberField
            label="Width of the drawing"
            unit="mm"
            value={draft.widthMm ?? (sewn?.widthMm === undefined ? "" : inMm(sewn.widthMm))}
            onChange={(widthMm) => set({ widthMm })}
            error={problemAt(problems, "widthMm")}
          />
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

type DrawingDesign = Extract<PageDesign, { as: "drawing" }>;

/** The drawing itself goes to the server, which sews it for its papers. */
function draftOf({ as, name, svg, widthMm, fabric, threads }: DrawingDesign): DesignDraft {
  return { as, name, svg, widthMm, fabric, threads };
}

function designOf({ id, name, svg }: OpenedDrawing, draft: DrawingDraft): DrawingDesign {
  const { fabric, threads, widthMm } = draft;
  const width = widthMm === null ? undefined : numberIn(widthMm);
  return { as: "drawing", file: id, name, svg, fabric, threads, widthMm: width };
}

const inMm = (mm: number) => String(Math.round(mm * 10) / 10);
