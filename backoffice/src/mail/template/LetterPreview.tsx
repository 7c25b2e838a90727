import { useSettled } from "@placket/web/call/use-settled";
import { TabPanel, Tabs } from "@placket/ui/panel/tabs/Tabs";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Failed, LoadingRows } from "../../page/states.tsx";
import styles from "./LetterPreview.module.css";
import { draftProblems, ownTextsOf, type TemplateDraft } from "./template-draft.ts";
import { previewQuery, type Template } from "./template.queries.ts";

interface LetterPreviewProps {
  readonly template: Template;
  readonly draft: TemplateDraft;
}

/** How long nothing is typed before the letter is drawn anew, ms. */
const SETTLED_MS = 300;

const WAYS = [
  { value: "desk", label: "Desk" },
  { value: "phone", label: "Phone" },
  { value: "text", label: "Plain text" },
] as const;

/** How the letter reads with what is typed, on a wide and a narrow screen and as plain text; demo data fills it. */
export function LetterPreview({ template, draft }: LetterPreviewProps) {
  const [way, setWay] = useState<string>("desk");
  const isSound = draftProblems(template, draft).length === 0;
  // By its words: the same words are the same letter.
  const typed = useSettled(isSound ? JSON.stringify(ownTextsOf(draft)) : undefined, SETTLED_MS);
  const texts =
    typed === undefined ? undefined : (JSON.parse(typed) as ReturnType<typeof ownTextsOf>);
  const { data, error, refetch } = useQuery(previewQuery(template, texts));
  if (error) return <Failed error={error} retry={() => void refetch()} />;
  if (!data) return <LoadingRows label="Drawing the letter" />;
  const paper = (
    // Its own element for each letter: a frame that is filled anew would stand in the browser's history.
    <iframe
      key={data.html}
      className={styles[way]}
      title="Letter as HTML"
      sandbox=""
      srcDoc={data.html}
    />
  );
  return (
    <section className={styles["preview"]} aria-label="Preview">
      <p>
        <span className="muted">Subject: </span>
        {data.subject}
      </p>
      <Tabs label="How it is read" tabs={WAYS} value={way} onChange={setWay}>
        <TabPanel value="desk">{paper}</TabPanel>
        <TabPanel value="phone">{paper}</TabPanel>
        <TabPanel value="text">
          <pre className={styles["text"]}>{data.text}</pre>
        </TabPanel>
      </Tabs>
    </section>
  );
}
