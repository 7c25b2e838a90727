import { describeDesign } from "@placket/domain/embroidery/drawing/describe";
import type { Pattern } from "@placket/domain/embroidery/pattern/pattern";
import { statistics } from "@placket/domain/embroidery/pattern/statistics";
import { ThreadCanvas } from "@placket/ui/drawing/thread-canvas/ThreadCanvas";
import { useMemo, useState, type ReactNode } from "react";
import { SheetButtons } from "../sheet/SheetButtons.tsx";
import type { SheetSource } from "../sheet/sheet-source.ts";
import { HoopBar } from "./hoop/HoopBar.tsx";
import { hoopingOf } from "./hoop/hoop-guides.ts";
import { FileBar } from "./FileBar.tsx";
import type { Opened } from "./opened.ts";
import { ReadOuts } from "./ReadOuts.tsx";
import { canvasTexts } from "./texts.ts";
import styles from "./Workbench.module.css";

interface StageProps {
  /** What is sewn; `null` while it is being sewn for the first time. */
  readonly pattern: Pattern | null;
  /** What is shown is not yet what was asked for. */
  readonly isBehind: boolean;
  /** What is shown is not all that was asked for: it can be looked at, not taken away. */
  readonly isPart?: boolean;
  /** The lettering; none of a drawing. */
  readonly lines: readonly string[];
  /** Of its files, without an ending. */
  readonly name: string;
  readonly sheet: SheetSource;
  readonly onOpen?: (opened: Opened) => void;
  /** Of a design that was traced: the drawing that a digitizer goes on from. */
  readonly svg?: string;
  /** What is to be said between the picture and its numbers. */
  readonly children?: ReactNode;
}

/** A design as it will be sewn, what it takes, and all the forms in which it can be taken away. */
export function Stage(props: StageProps) {
  const { pattern, isBehind, isPart = false, lines, name, sheet, onOpen, svg, children } = props;
  const description = useMemo(() => describe(pattern, lines), [pattern, lines]);
  const [hoop, setHoop] = useState("");
  const [isHoopShown, setHoopShown] = useState(true);
  const { placement } = sheet;
  const hooping = useMemo(
    () => hoopingOf(pattern, { name: hoop, code: placement }),
    [pattern, hoop, placement],
  );
  const isEmpty = pattern === null || pattern.cmd.length === 0;
  return (
    <section aria-label="Sewn preview" className={styles["stage"]}>
      <div className={styles["canvas"]} aria-busy={isBehind}>
        <ThreadCanvas
          pattern={pattern}
          description={description}
          texts={canvasTexts}
          color={sheet.cloth}
          guides={isHoopShown && !isEmpty ? hooping.guides : undefined}
        />
      </div>
      {children}
      <HoopBar
        hoop={hoop}
        onHoop={setHoop}
        isShown={isHoopShown}
        onShown={setHoopShown}
        hooping={hooping}
      />
      <ReadOuts pattern={pattern} />
      <div className={styles["files"]}>
        <FileBar pattern={isPart ? null : pattern} name={name} onOpen={onOpen} svg={svg} />
        <SheetButtons source={sheet} disabled={isEmpty || isBehind || isPart} />
      </div>
    </section>
  );
}

function describe(pattern: Pattern | null, lines: readonly string[]): string {
  if (!pattern) return canvasTexts.loading;
  const { stitches, widthMm, heightMm, minutes } = statistics(pattern);
  const seconds = minutes * 60;
  return describeDesign({ lines, widthMm, heightMm, stitches, seconds, threads: pattern.threads });
}
