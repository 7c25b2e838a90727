import { fabrics, type FabricCode } from "@placket/domain/embroidery/fabric/fabric";
import type { Pattern } from "@placket/domain/embroidery/pattern/pattern";
import { threadSequence } from "@placket/domain/embroidery/pattern/thread-sequence";
import { fileName } from "@placket/domain/embroidery/sheet/file-name";
import { findThread } from "@placket/domain/embroidery/thread/threads";
import { ok } from "@placket/domain/problem";
import { useMemo, useState } from "react";
import { fileDesign } from "../sheet/sheet-source.ts";
import { ClothFields } from "./ClothFields.tsx";
import { startDraft } from "./draft.ts";
import styles from "./Form.module.css";
import { Notice } from "./Notice.tsx";
import type { Opened, OpenedFile } from "./opened.ts";
import { Palette } from "./Palette.tsx";
import { Stage } from "./Stage.tsx";
import { adviceAt } from "./texts.ts";
import bench from "./Workbench.module.css";
import { placeAdvice } from "./place-advice.ts";

interface FileBenchProps {
  readonly file: OpenedFile;
  readonly onOpen: (opened: Opened) => void;
  readonly onClose: () => void;
}

const NO_LINES: readonly string[] = [];
/** Color changes of a file that can be given a thread here. */
const MOST_COLORS = 40;

/** A machine file as it stands: only its threads, cloth and place can be told. */
export function FileBench({ file, onOpen, onClose }: FileBenchProps) {
  const [threads, setThreads] = useState<readonly string[]>([]);
  const [fabric, setFabric] = useState<FabricCode>(startDraft.fabric);
  const [placement, setPlacement] = useState(startDraft.placement);
  const pattern = useMemo(() => inThreads(file.pattern, threads), [file, threads]);
  const title = file.name.replace(/\.\w+$/, "");
  const set = (at: number, thread: string) =>
    setThreads(pattern.threads.map((_, i) => (i === at ? thread : (threads[i] ?? ""))));
  return (
    <div className={bench["workbench"]}>
      <Stage
        pattern={pattern}
        isBehind={false}
        lines={NO_LINES}
        name={fileName([title])}
        onOpen={onOpen}
        sheet={{
          title,
          placement,
          cloth: fabrics[fabric].color,
          design: () => ok(fileDesign({ name: file.name, bytes: file.bytes, pattern, fabric })),
        }}
      >
        <Notice action="Back to the text" onAction={onClose}>
          Opened: <b>{file.name}</b>. A machine file holds no colors; choose its threads here.
        </Notice>
      </Stage>
      <form className={styles["form"]} onSubmit={(event) => event.preventDefault()}>
        <div className={styles["pair"]}>
          <ClothFields
            fabric={fabric}
            placement={placement}
            onChange={(values) =>
              "fabric" in values ? setFabric(values.fabric) : setPlacement(values.placement)
            }
            placementHint={adviceAt(placeAdvice(pattern, placement), "placement")}
          />
        </div>
        <Palette
          title="Threads"
          canBeEmpty
          rows={pattern.threads.slice(0, MOST_COLORS).map(({ color }, at) => ({
            key: String(at),
            label: `Color ${at + 1}`,
            thread: threads[at] ?? "",
            threadColor: color,
          }))}
          onChange={(key, thread) => set(Number(key), thread)}
        />
        {pattern.threads.length > MOST_COLORS ? (
          <p className={styles["hint"]}>
            All {pattern.threads.length - MOST_COLORS} colors after these stay gray.
          </p>
        ) : null}
      </form>
    </div>
  );
}

function inThreads(pattern: Pattern, numbers: readonly string[]): Pattern {
  const chosen = numbers.map((number) => findThread(number));
  return { ...pattern, threads: threadSequence(chosen, pattern.threads.length) };
}
