import { Button } from "@placket/ui/action/button/Button";
import { failureText } from "../api/failure-text.ts";
import { Said } from "../page/Said.tsx";
import { Time } from "../page/Time.tsx";
import { useWriteContent, type Content } from "./content.queries.ts";
import styles from "./Revisions.module.css";

interface RevisionsProps {
  readonly content: Content;
  readonly mayWrite: boolean;
  readonly onRestored: (content: Content) => void;
}

/** Who wrote what and when, the last first; an earlier one is written once more as the last. */
export function Revisions({ content, mayWrite, onRestored }: RevisionsProps) {
  const { id, version, live, revisions } = content;
  const restore = useWriteContent("restoreContent");
  const last = revisions[0]?.number;
  const send = (number: number) =>
    restore.mutate({ params: { id }, body: { version, number } }, { onSuccess: onRestored });
  const done = restore.isSuccess ? "Restored as a draft." : "";
  return (
    <>
      <Said text={restore.error ? failureText(restore.error) : done} />
      <ol reversed className={styles["revisions"]}>
        {revisions.map(({ number, title, by, at }) => (
          <li key={number} value={number}>
            <b>{title}</b>, <Time iso={at} />, {by || "the store"}
            {number === live ? <b> Published</b> : null}
            {mayWrite && number !== last ? (
              <Button
                kind="link"
                aria-label={`Restore revision ${number}`}
                onClick={() => send(number)}
              >
                Restore
              </Button>
            ) : null}
          </li>
        ))}
      </ol>
    </>
  );
}
