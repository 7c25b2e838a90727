import {
  checkRevision,
  REVISION_LINE_NAMES,
  REVISION_LINES,
} from "@placket/domain/content/check-document";
import { readPart } from "@placket/domain/content/part";
import { Button } from "@placket/ui/action/button/Button";
import { ErrorSummary, type SummaryError } from "@placket/ui/form/error-summary/ErrorSummary";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { useId, useState } from "react";
import { failureText } from "../api/failure-text.ts";
import { LeaveWarning } from "../page/form/LeaveWarning.tsx";
import { problemText } from "../page/form/problem-lines.ts";
import { CallError } from "@placket/web/call/call-error";
import { usePreviewContent, useWriteContent, type Content } from "./content.queries.ts";
import { draftOf, writtenOf, type Draft } from "./draft.ts";
import { PartsEditor } from "./PartsEditor.tsx";
import { Preview } from "./Preview.tsx";
import styles from "./WriteForm.module.css";

interface WriteFormProps {
  readonly content: Content;
  /** Takes note of what was saved. */
  readonly onSaved: (content: Content) => void;
}

const HINTS: Partial<Readonly<Record<keyof typeof REVISION_LINES, string>>> = {
  heading: "Above the page; empty for the title",
  metaTitle: "Empty for the title",
};

/** Everything that a document says. What is saved is a draft: shoppers see what is published. */
export function WriteForm({ content, onSaved }: WriteFormProps) {
  const id = useId();
  const [draft, setDraft] = useState(() => draftOf(content));
  const [errors, setErrors] = useState<readonly SummaryError[]>([]);
  const [said, say] = useState("");
  const write = useWriteContent("writeContent");
  const preview = usePreviewContent();
  const isUnsaved =
    JSON.stringify(writtenOf(draft)) !== JSON.stringify(writtenOf(draftOf(content)));
  const change = (part: Partial<Draft>) => {
    say("");
    setDraft({ ...draft, ...part });
  };
  const wrong = () =>
    wrongWith(draft).map(({ field, text }) => ({
      text,
      ...(field === "parts" ? {} : { field: `${id}-${field}` }),
    }));
  const save = async () => {
    const found = wrong();
    setErrors(found);
    if (found.length > 0) return;
    try {
      const { id: document, version } = content;
      const body = { version, written: writtenOf(draft) };
      const saved = await write.mutateAsync({ params: { id: document }, body });
      setDraft(draftOf(saved));
      onSaved(saved);
      say("Saved as a draft.");
    } catch (error) {
      setErrors(linesOf(error));
    }
  };
  const look = () => {
    const found = wrong();
    setErrors(found);
    if (found.length > 0) return;
    preview.mutate(
      { body: { parts: writtenOf(draft).parts } },
      { onError: (error) => setErrors(linesOf(error)) },
    );
  };
  return (
    <form
      className={styles["form"]}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <LeaveWarning isUnsaved={isUnsaved} />
      <ErrorSummary title="Not done yet" errors={errors} />
      {REVISION_LINE_NAMES.map((line) => (
        <TextField
          key={line}
          id={`${id}-${line}`}
          label={REVISION_LINES[line].title}
          hint={HINTS[line]}
          value={draft[line]}
          maxLength={REVISION_LINES[line].max}
          autoComplete="off"
          aria-required={line === "title"}
          onChange={({ target }) => change({ [line]: target.value })}
        />
      ))}
      <PartsEditor parts={draft.parts} onChange={(parts) => change({ parts })} />
      <div className={styles["foot"]}>
        <Button type="submit" busy={write.isPending} busyLabel="sending">
          Save Draft
        </Button>
        <Button kind="line" busy={preview.isPending} onClick={look}>
          Preview
        </Button>
        <output>{isUnsaved ? "" : said}</output>
      </div>
      {preview.data ? <Preview html={preview.data.html} /> : null}
    </form>
  );
}

/** What is wrong with a draft, as the server says it. */
function wrongWith(draft: Draft) {
  const { parts, ...lines } = draft;
  const trimmed = Object.fromEntries(
    REVISION_LINE_NAMES.map((line) => [line, lines[line].trim()]),
  ) as typeof lines;
  const read = parts.flatMap(({ part }) => readPart(part) ?? []);
  return checkRevision({ ...trimmed, parts: read }).map((problem) => ({
    field: problem.field,
    text: problemText(problem),
  }));
}

const linesOf = (error: unknown): readonly SummaryError[] => {
  const problems = error instanceof CallError ? error.problems : [];
  return problems.length > 0
    ? problems.map((problem) => ({ text: problemText(problem) }))
    : [{ text: failureText(error) }];
};
