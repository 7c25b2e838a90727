import { MACHINE_FILE_KINDS } from "@placket/domain/embroidery/machine-file/machine-file";
import { writeMachineFile } from "@placket/domain/embroidery/machine-file/write-machine-file";
import type { Pattern } from "@placket/domain/embroidery/pattern/pattern";
import type { Problem, Result } from "@placket/domain/problem";
import { Button } from "@placket/ui/action/button/Button";
import { Icon } from "@placket/ui/drawing/icon/Icon";
import { useState } from "react";
import { theStitcher } from "@placket/web/embroidery/stitching/stitcher";
import { ActionRow } from "./ActionRow.tsx";
import { download, pngOf } from "./download.ts";
import { OpenButton } from "./OpenButton.tsx";
import type { Opened } from "./opened.ts";
import { problemText } from "./texts.ts";

interface FileBarProps {
  /** What would be written; `null` while there is nothing. */
  readonly pattern: Pattern | null;
  /** Without an ending. */
  readonly name: string;
  /** A drawing that can be taken as well. */
  readonly svg?: string | undefined;
  /** Where designs may be opened as well. */
  readonly onOpen?: ((opened: Opened) => void) | undefined;
}

/** Scale of a downloaded picture, in pixels a mm: a stitch is eight pixels wide. */
const PNG_PX_PER_MM = 20;

/** Takes the design away as a machine file or a picture, and brings one in. */
export function FileBar({ pattern, name, svg, onOpen }: FileBarProps) {
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
  const isEmpty = pattern === null || pattern.cmd.length === 0;
  return (
    <div>
      <ActionRow problem={problems.map(problemText).join(" ")}>
        {MACHINE_FILE_KINDS.map((format) => (
          <Button
            key={format}
            kind="line"
            size="sm"
            disabled={isEmpty}
            onClick={() => {
              if (pattern) take(writeMachineFile(pattern, { as: format, name }), format);
            }}
          >
            <Icon name="download" size={16} />
            {format.toUpperCase()}
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
        {svg === undefined ? null : (
          <Button
            kind="line"
            size="sm"
            onClick={() => download(new Blob([svg], { type: "image/svg+xml" }), `${name}.svg`)}
          >
            <Icon name="download" size={16} />
            SVG
          </Button>
        )}
        {onOpen ? <OpenButton onOpen={onOpen} onProblems={setProblems} /> : null}
      </ActionRow>
    </div>
  );
}
