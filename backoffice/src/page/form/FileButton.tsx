import { Button } from "@placket/ui/action/button/Button";
import { useRef } from "react";

interface FileButtonProps {
  readonly text: string;
  /** What it is for, where the text alone does not say. */
  readonly label: string;
  /** Endings of the files that are taken. */
  readonly formats: readonly string[];
  readonly onFile: (file: File) => void;
}

/** Asks for a file and hands it on. */
export function FileButton({ text, label, formats, onFile }: FileButtonProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button kind="line" size="sm" aria-label={label} onClick={() => picker.current?.click()}>
        {text}
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        accept={formats.map((format) => `.${format}`).join(",")}
        aria-label={`File: ${label}`}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file may be chosen again.
          target.value = "";
          if (file) onFile(file);
        }}
      />
    </>
  );
}
