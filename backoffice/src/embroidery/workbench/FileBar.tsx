import { readMachineFile } from "@placket/domain/embroidery/machine-file/read-machine-file";
import { machineFileLimits } from "@placket/domain/embroidery/machine-file/machine-file";
import { writeDst } from "@placket/domain/embroidery/machine-file/dst-write";
import { writeExp } from "@placket/domain/embroidery/machine-file/exp";
import type { Pattern } from "@placket/domain/embroidery/pattern/pattern";
import { problem, refuse, type Problem, type Result } from "@placket/domain/problem";
import { Button } from "@placket/ui/button/Button";
import { Icon } from "@placket/ui/icon/Icon";
import { useRef, useState } from "react";
import { theStitcher } from "../stitching/stitcher.ts";
import styles from "./FileBar.module.css";
import { download, pngOf } from "./download.ts";
import { problemText } from "./texts.ts";

/** A machine file that somebody opened. */
export interface OpenedFile {
  readonly name: string;
  readonly pattern: Pattern;
}

interface FileBarProps {
  /** What would be written; `null` while there is nothing. */
  readonly pattern: Pattern | null;
  /** Without an ending. */
  readonly name: string;
  readonly onOpen: (file: OpenedFile) => void;
}

/** Scale of a downloaded picture, in pixels a mm: a stitch is eight pixels wide. */
const PNG_PX_PER_MM = 20;

/** Takes the design away as a machine file or a picture, and brings one in. */
export function FileBar({ pattern, name, onOpen }: FileBarProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [isDrawing, setDrawing] = useState(false);

  const take = (written: Result<Uint8Array>, ending: string) => {
    setProblems(written.ok ? [] : written.problems);
    if (written.ok) download(new Blob([Uint8Array.from(written.value)]), `${name}.${ending}`);
  };
  const takePicture = async (of: Pattern) => {
    setDrawing(true);
    try {
      const drawn = await theStitcher().drawPattern(of, PNG_PX_PER_MM);
      if (drawn.ok) download(await pngOf(drawn.value), `${name}.png`);
    } finally {
      setDrawing(false);
    }
  };
  const open = async (file: File | undefined) => {
    if (!file) return;
    const read = await readFile(file);
    setProblems(read.ok ? [] : read.problems);
    if (read.ok) onOpen({ name: file.name, pattern: read.value });
  };
  const isEmpty = pattern === null || pattern.cmd.length === 0;
  return (
    <div className={styles["bar"]}>
      <div className={styles["buttons"]}>
        {(["DST", "EXP"] as const).map((format) => (
          <Button
            key={format}
            kind="line"
            size="sm"
            disabled={isEmpty}
            onClick={() => {
              if (!pattern) return;
              if (format === "DST") take(writeDst(pattern, { name }), "dst");
              else take(writeExp(pattern), "exp");
            }}
          >
            <Icon name="download" size={16} />
            {format}
          </Button>
        ))}
        <Button
          kind="line"
          size="sm"
          disabled={isEmpty}
          busy={isDrawing}
          busyLabel="drawing"
          onClick={() => pattern && void takePicture(pattern)}
        >
          <Icon name="download" size={16} />
          PNG
        </Button>
        <Button kind="line" size="sm" onClick={() => picker.current?.click()}>
          Open DST or EXP
        </Button>
        <input
          ref={picker}
          type="file"
          hidden
          accept=".dst,.exp"
          aria-label="Machine file"
          onChange={(event) => {
            void open(event.target.files?.[0]);
            // The same file may be opened again.
            event.target.value = "";
          }}
        />
      </div>
      <p role="alert" className={styles["problem"]}>
        {problems.map(problemText).join(" ")}
      </p>
    </div>
  );
}

async function readFile(file: File): Promise<Result<Pattern>> {
  const { bytes: most } = machineFileLimits;
  // Not even taken into memory.
  if (file.size > most) return refuse(problem("embroidery.fileTooLarge", "file", most / 1_000_000));
  const read = readMachineFile(new Uint8Array(await file.arrayBuffer()), file.name);
  return read.ok ? { ok: true, value: read.value.pattern } : read;
}
