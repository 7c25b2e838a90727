import { FRAME_SHAPES } from "@placket/domain/embroidery/composition/composition";
import { threads } from "@placket/domain/embroidery/thread/threads.data";
import type { Problem } from "@placket/domain/problem";
import { RadioGroup } from "@placket/ui/form/radio/RadioGroup";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { SizeCell } from "@placket/ui/form/size-cell/SizeCell";
import { chosen } from "../../../page/form/chosen.ts";
import type { Draft, DraftEvent } from "../draft.ts";
import styles from "../Form.module.css";
import { problemAt } from "../texts.ts";

interface FrameFieldsProps {
  readonly draft: Draft;
  readonly send: (event: DraftEvent) => void;
  readonly problems: readonly Problem[];
}

const SHAPES = ["none", ...FRAME_SHAPES] as const;
const LABELS: Readonly<Record<(typeof SHAPES)[number], string>> = {
  none: "None",
  circle: "Circle",
  diamond: "Diamond",
  wreath: "Wreath",
};

/** Lines or a monogram, and what is sewn around them. */
export function FrameFields({ draft, send, problems }: FrameFieldsProps) {
  const { isMonogram, frame, frameThread } = draft;
  return (
    <>
      <RadioGroup
        legend="Arrangement"
        value={isMonogram ? "monogram" : "lines"}
        onChange={(value) => send({ type: "set", values: { isMonogram: value === "monogram" } })}
      >
        <div className={styles["cells"]}>
          <SizeCell value="lines" label="Lines" />
          <SizeCell value="monogram" label="Monogram" />
        </div>
      </RadioGroup>
      <RadioGroup
        legend="Frame"
        value={frame}
        onChange={(value) => send({ type: "set", values: { frame: chosen(SHAPES, value) } })}
        error={problemAt(problems, "frame")}
      >
        <div className={styles["four"]}>
          {SHAPES.map((shape) => (
            <SizeCell key={shape} value={shape} label={LABELS[shape]} />
          ))}
        </div>
      </RadioGroup>
      {frame === "none" ? null : (
        <SelectField
          label="Thread of the frame"
          value={frameThread}
          onChange={(event) => send({ type: "set", values: { frameThread: event.target.value } })}
          error={problemAt(problems, "frame.thread")}
        >
          {threads.map(({ number, name }) => (
            <option key={number} value={number}>
              {`${name} ${number}`}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}
