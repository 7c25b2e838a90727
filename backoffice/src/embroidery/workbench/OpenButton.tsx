import { MACHINE_FILE_KINDS } from "@placket/domain/embroidery/machine-file/machine-file";
import type { Problem } from "@placket/domain/problem";
import { Button } from "@placket/ui/action/button/Button";
import { useRef } from "react";
import { PICTURE_TYPES } from "./picture/picture-file.ts";
import { openDesign, type Opened } from "./opened.ts";

const ACCEPTED = [
  ...MACHINE_FILE_KINDS.map((format) => `.${format}`),
  ".svg",
  "image/svg+xml",
  ...PICTURE_TYPES,
].join(",");

interface OpenButtonProps {
  readonly onOpen: (opened: Opened) => void;
  /** Told why a file cannot be opened; of none when it can. */
  readonly onProblems: (problems: readonly Problem[]) => void;
}

/** Brings a machine file, a drawing or a picture in. */
export function OpenButton({ onOpen, onProblems }: OpenButtonProps) {
  const picker = useRef<HTMLInputElement>(null);
  const open = async (file: File | undefined) => {
    if (!file) return;
    const opened = await openDesign(file);
    onProblems(opened.ok ? [] : opened.problems);
    if (opened.ok) onOpen(opened.value);
  };
  return (
    <>
      <Button kind="line" size="sm" onClick={() => picker.current?.click()}>
        Open a Design or a Picture
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        accept={ACCEPTED}
        aria-label="Design file"
        onChange={(event) => {
          void open(event.target.files?.[0]);
          // The same file may be opened again.
          event.target.value = "";
        }}
      />
    </>
  );
}
