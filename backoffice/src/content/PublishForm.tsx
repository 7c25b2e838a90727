import { Button } from "@placket/ui/action/button/Button";
import { failureText } from "../api/failure-text.ts";
import { Said } from "../page/Said.tsx";
import { useWriteContent, type Content } from "./content.queries.ts";
import styles from "./WriteForm.module.css";

interface PublishFormProps {
  readonly content: Content;
  readonly onSaved: (content: Content) => void;
}

/** Shows shoppers what was saved last, or nothing any more. */
export function PublishForm({ content, onSaved }: PublishFormProps) {
  const { id, version, live, state, revisions } = content;
  const publish = useWriteContent("publishContent");
  const last = revisions[0]?.number ?? null;
  const send = (number: number | null) =>
    publish.mutate({ params: { id }, body: { version, number } }, { onSuccess: onSaved });
  return (
    <div className={styles["foot"]}>
      {state === "published" ? null : (
        <Button busy={publish.isPending} busyLabel="sending" onClick={() => send(last)}>
          {state === "draft" ? "Publish" : "Publish the Changes"}
        </Button>
      )}
      {live === null ? null : (
        <Button kind="line" onClick={() => send(null)}>
          Withdraw
        </Button>
      )}
      <Said text={publish.error ? failureText(publish.error) : saidOf(publish.data)} />
    </div>
  );
}

const saidOf = (content: Content | undefined): string => {
  if (!content) return "";
  return content.live === null
    ? "Nobody but staff sees it any more."
    : "Published. Shoppers see it within a second.";
};
