import { fabrics, type FabricCode } from "@placket/domain/embroidery/fabric/fabric";
import { FLAG_HEIGHT_MM, findFlag, type Flag } from "@placket/domain/embroidery/shape/flags/flag";
import { readFlagOrder } from "@placket/domain/embroidery/shape/flags/flag-order";
import { fileName } from "@placket/domain/embroidery/sheet/file-name";
import { ok } from "@placket/domain/problem";
import { useMemo, useState } from "react";
import { Heading } from "../../page/Heading.tsx";
import { NotFound } from "../../page/states.tsx";
import type { SheetSource } from "../sheet/sheet-source.ts";
import { patternOf, useDesign } from "@placket/web/embroidery/stitching/use-design";
import { flagsAt } from "../embroidery.addresses.ts";
import { Views } from "../Views.tsx";
import { ClothFields } from "../workbench/ClothFields.tsx";
import { numberIn } from "../workbench/draft.ts";
import styles from "../workbench/Form.module.css";
import { Notice } from "../workbench/Notice.tsx";
import { NumberField } from "../workbench/NumberField.tsx";
import { placeAdvice } from "../workbench/place-advice.ts";
import { Stage } from "../workbench/Stage.tsx";
import { adviceAt, problemAt } from "../workbench/texts.ts";
import bench from "../workbench/Workbench.module.css";
import { heightFor, widthFor } from "./flag-size.ts";
import { ThreadList } from "./ThreadList.tsx";

/** One flag on a bench of its own: any size, any cloth, all its files. */
export default function FlagPage({ code }: { readonly code: string }) {
  const flag = findFlag(code);
  if (!flag) return <NotFound />;
  return (
    <>
      <Heading title={`Flag: ${flag.name}`} />
      <Views here="flags" />
      <a href={flagsAt({})} className="link">
        All flags
      </a>
      <FlagBench flag={flag} />
    </>
  );
}

interface FlagDraft {
  /** Which of the two sides was typed; the other follows. */
  readonly side: "height" | "width";
  readonly mm: string;
  readonly fabric: FabricCode;
  readonly placement: string;
}

const START: FlagDraft = {
  side: "height",
  mm: String(FLAG_HEIGHT_MM),
  fabric: "twill",
  placement: "sleeve",
};

const NO_LINES: readonly string[] = [];

function FlagBench({ flag }: { readonly flag: Flag }) {
  const [draft, setDraft] = useState(START);
  const set = (values: Partial<FlagDraft>) => setDraft((before) => ({ ...before, ...values }));
  const read = useMemo(() => readDraft(flag, draft), [flag, draft]);
  const sewing = useDesign(useMemo(() => (read.ok ? { as: "flag", ...read.value } : null), [read]));
  const problem = read.ok ? undefined : problemAt(read.problems, "heightMm");
  const sides = sidesOf(flag, draft);
  const advice = sewing.sewn ? placeAdvice(sewing.sewn.pattern, draft.placement) : [];
  const sheet: SheetSource = {
    title: `Flag: ${flag.name}`,
    placement: draft.placement,
    cloth: fabrics[draft.fabric].color,
    design: () => (read.ok ? ok({ as: "flag", ...read.value }) : read),
  };
  return (
    <div className={bench["workbench"]}>
      <Stage
        pattern={patternOf(sewing)}
        isBehind={sewing.isBehind}
        lines={NO_LINES}
        name={fileName([flag.name])}
        sheet={sheet}
      >
        {sewing.error ? (
          <Notice isAlert action="Try Again" onAction={sewing.retry}>
            The flag could not be sewn: the sewing itself stopped.
          </Notice>
        ) : null}
      </Stage>
      <form className={styles["form"]} onSubmit={(event) => event.preventDefault()}>
        <div className={styles["pair"]}>
          <NumberField
            label="Height"
            unit="mm"
            value={sides.height}
            onChange={(mm) => set({ side: "height", mm })}
            error={problem}
          />
          <NumberField
            label="Width"
            unit="mm"
            value={sides.width}
            onChange={(mm) => set({ side: "width", mm })}
          />
          <ClothFields
            fabric={draft.fabric}
            placement={draft.placement}
            onChange={set}
            placementHint={adviceAt(advice, "placement")}
          />
        </div>
        <ThreadList threads={sewing.sewn?.pattern.threads ?? []} />
      </form>
    </div>
  );
}

function readDraft(flag: Flag, { side, mm, fabric }: FlagDraft) {
  const typed = numberIn(mm);
  const heightMm = side === "height" ? typed : heightFor(flag, typed);
  return readFlagOrder({ code: flag.code, heightMm, fabric });
}

function sidesOf(flag: Flag, { side, mm }: FlagDraft) {
  const typed = numberIn(mm);
  const follows = (value: number) => (Number.isNaN(value) ? "" : String(value));
  return side === "height"
    ? { height: mm, width: follows(widthFor(flag, typed)) }
    : { height: follows(heightFor(flag, typed)), width: mm };
}
