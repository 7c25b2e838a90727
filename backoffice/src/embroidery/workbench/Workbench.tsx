import { useEffect, useReducer, useRef, useState } from "react";
import { LeaveWarning } from "../../page/form/LeaveWarning.tsx";
import { DrawingBench } from "./DrawingBench.tsx";
import { FileBench } from "./FileBench.tsx";
import type { Opened } from "./opened.ts";
import { PictureBench } from "./picture/PictureBench.tsx";
import { SaveBar } from "./saved/SaveBar.tsx";
import { savedOf, type Start } from "./saved/start.ts";
import { historyOf, nextHistory } from "./text/draft-history.ts";
import { TextBench } from "./text/TextBench.tsx";
import styles from "./Workbench.module.css";

/** Text in, stitches out; or a file in the text's place until somebody goes back. */
export function Workbench({ start }: { readonly start: Start }) {
  const [history, send] = useReducer(nextHistory, start.draft, historyOf);
  const [saved, setSaved] = useState(() => savedOf(start));
  const isUnsaved = (saved.kept !== null || start.job !== null) && history.draft !== saved.draft;
  const [opened, setOpened] = useState<Opened | null>(null);
  const place = useRef<HTMLElement>(null);
  const shown = useRef(opened);
  useEffect(() => {
    // The button that was pressed went with the bench it stood on.
    if (shown.current !== opened) place.current?.focus();
    shown.current = opened;
  }, [opened]);
  const bench = { onOpen: setOpened, onClose: () => setOpened(null) };
  return (
    <section
      ref={place}
      aria-label={opened ? opened.name : "Text"}
      tabIndex={-1}
      className={styles["place"]}
    >
      <LeaveWarning isUnsaved={isUnsaved} />
      {opened?.as === "file" ? <FileBench key={opened.id} file={opened} {...bench} /> : null}
      {opened?.as === "drawing" ? (
        <DrawingBench key={opened.id} drawing={opened} {...bench} />
      ) : null}
      {opened?.as === "picture" ? (
        <PictureBench key={opened.id} picture={opened} {...bench} />
      ) : null}
      {opened ? null : (
        <TextBench
          history={history}
          send={send}
          onOpen={setOpened}
          saving={
            <SaveBar draft={history.draft} job={start.job} saved={saved} onSaved={setSaved} />
          }
        />
      )}
    </section>
  );
}
