import type { Advice } from "@placket/domain/embroidery/lettering/advice";
import type { Align } from "@placket/domain/embroidery/lettering/recipe";
import type { Problem } from "@placket/domain/problem";
import { RadioGroup } from "@placket/ui/form/radio/RadioGroup";
import { SizeCell } from "@placket/ui/form/size-cell/SizeCell";
import type { ReactNode } from "react";
import { ClothFields } from "../ClothFields.tsx";
import type { Draft, DraftEvent } from "../draft.ts";
import { adviceFor } from "../draft-design.ts";
import { FontChoice } from "./FontChoice.tsx";
import { FrameFields } from "./FrameFields.tsx";
import styles from "../Form.module.css";
import { NumberField } from "../NumberField.tsx";
import { TextLines } from "./TextLines.tsx";
import { adviceAt, problemAt } from "../texts.ts";
import { ThreadChoice } from "./ThreadChoice.tsx";

interface LetteringFormProps {
  readonly draft: Draft;
  readonly send: (event: DraftEvent) => void;
  readonly problems: readonly Problem[];
  readonly advice: readonly Advice[];
  /** What stands over the fields. */
  readonly tools?: ReactNode;
}

/** Everything that a text's stitches follow from; what is wrong and what is worth knowing, at its field. */
export function LetteringForm(props: LetteringFormProps) {
  const { draft, send, problems, tools } = props;
  const advice = adviceFor(props.advice, draft, null);
  const set = (values: Settable) => send({ type: "set", values });
  return (
    <form className={styles["form"]} onSubmit={(event) => event.preventDefault()}>
      {tools}
      <FrameFields draft={draft} send={send} problems={problems} />
      <TextLines draft={draft} send={send} problems={problems} advice={props.advice} />
      <FontChoice value={draft.font} onChange={(font) => send({ type: "font", font })} />
      <ThreadChoice
        value={draft.thread}
        onChange={(thread) => set({ thread })}
        error={problemAt(problems, "thread")}
      />
      <div className={styles["pair"]}>
        <NumberField
          label="Height of a capital"
          unit="mm"
          value={draft.heightMm}
          onChange={(heightMm) => set({ heightMm })}
          error={problemAt(problems, "heightMm")}
          hint={adviceAt(advice, "heightMm")}
        />
        <NumberField
          label="Letter spacing"
          unit="mm"
          value={draft.letterSpacingMm}
          onChange={(letterSpacingMm) => set({ letterSpacingMm })}
          error={problemAt(problems, "letterSpacingMm")}
          hint={adviceAt(advice, "letterSpacingMm")}
        />
        <ClothFields
          fabric={draft.fabric}
          placement={draft.placement}
          onChange={set}
          fabricError={problemAt(problems, "fabric")}
          placementHint={adviceAt(advice, "placement")}
        />
      </div>
      {draft.isMonogram ? null : <Shape draft={draft} set={set} problems={problems} />}
    </form>
  );
}

type Settable = Extract<DraftEvent, { type: "set" }>["values"];

interface ShapeProps {
  readonly draft: Draft;
  readonly set: (values: Settable) => void;
  readonly problems: readonly Problem[];
}

const ALIGNS: Readonly<Record<Align, string>> = { left: "Left", center: "Center", right: "Right" };
const BENDS: Readonly<Record<Draft["bend"], string>> = {
  straight: "Straight",
  up: "Arch up",
  down: "Arch down",
};

/** How the lines stand to each other, and whether they bend. */
function Shape({ draft, set, problems }: ShapeProps) {
  return (
    <>
      <RadioGroup
        legend="Alignment"
        value={draft.align}
        onChange={(align) => set({ align: align as Align })}
      >
        <Cells labels={ALIGNS} />
      </RadioGroup>
      <RadioGroup
        legend="Baseline"
        value={draft.bend}
        onChange={(bend) => set({ bend: bend as Draft["bend"] })}
      >
        <Cells labels={BENDS} />
      </RadioGroup>
      <div className={styles["pair"]}>
        <NumberField
          label="Line spacing"
          unit="heights"
          value={draft.lineSpacing}
          onChange={(lineSpacing) => set({ lineSpacing })}
          error={problemAt(problems, "lineSpacing")}
        />
        {draft.bend === "straight" ? null : (
          <NumberField
            label="Radius of the arc"
            unit="mm"
            value={draft.radiusMm}
            onChange={(radiusMm) => set({ radiusMm })}
            error={problemAt(problems, "arc")}
          />
        )}
      </div>
    </>
  );
}

function Cells({ labels }: { readonly labels: Readonly<Record<string, string>> }) {
  return (
    <div className={styles["cells"]}>
      {Object.entries(labels).map(([value, label]) => (
        <SizeCell key={value} value={value} label={label} />
      ))}
    </div>
  );
}
