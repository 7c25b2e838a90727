import { useReducer, useState } from "react";
import { nextDraft, startDraft } from "./draft.ts";
import { DrawingBench } from "./DrawingBench.tsx";
import { FileBench } from "./FileBench.tsx";
import type { Opened } from "./opened.ts";
import { TextBench } from "./TextBench.tsx";

/** Text in, stitches out; or a file in the text's place until somebody goes back. */
export function Workbench() {
  const [draft, send] = useReducer(nextDraft, startDraft);
  const [opened, setOpened] = useState<Opened | null>(null);
  const bench = { onOpen: setOpened, onClose: () => setOpened(null) };
  if (opened?.as === "file") return <FileBench key={opened.id} file={opened} {...bench} />;
  if (opened) return <DrawingBench key={opened.id} drawing={opened} {...bench} />;
  return <TextBench draft={draft} send={send} onOpen={setOpened} />;
}
