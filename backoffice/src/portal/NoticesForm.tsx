import { PORTAL_NOTICE_MAX } from "@placket/domain/portal/check-portal";
import { problem } from "@placket/domain/problem";
import { PORTAL_NOTICES, type PortalNotice } from "@placket/domain/store/portal";
import { Button } from "@placket/ui/action/button/Button";
import { ErrorSummary } from "@placket/ui/form/error-summary/ErrorSummary";
import { TextArea } from "@placket/ui/form/text-field/TextField";
import { useId } from "react";
import { failureText } from "../api/failure-text.ts";
import { LeaveWarning } from "../page/form/LeaveWarning.tsx";
import { fieldProblems } from "../page/form/problem-lines.ts";
import { useSaving } from "../page/form/use-saving.ts";
import { Said } from "../page/Said.tsx";
import styles from "./NoticesForm.module.css";
import { usePreviewNotices } from "./portal.queries.ts";
import type { PortalSaving } from "./use-portal-saving.ts";

/** What each notice is, and where it stands. */
const NOTICES: Readonly<Record<PortalNotice, { readonly label: string; readonly hint: string }>> = {
  aboveLoginDetails: { label: "Above the login", hint: "For whoever comes by the code." },
  belowLoginDetails: { label: "Below the login", hint: "For whoever comes by the code." },
  footerNavigation: { label: "Footer navigation", hint: "A list of links, for members alone." },
  disclaimer: { label: "Disclaimer", hint: "Above the footer and on the login, to be opened." },
  customerInstructions: {
    label: "Customer instructions",
    hint: "A popup for members, until they close it; empty for none.",
  },
};
const ORDER = Object.keys(NOTICES) as PortalNotice[];

/** What a portal says, in HTML; it is cleaned as it is saved, and looked at before. */
export function NoticesForm({ saving: { portal, save } }: { readonly saving: PortalSaving }) {
  const id = useId();
  const preview = usePreviewNotices();
  const { form, submit, errors, isSaved } = useSaving<Record<PortalNotice, string>>({
    values: { ...portal.notices },
    names: ORDER,
    idOf: (name) => `${id}-${name}`,
    check: (values) => fieldProblems(tooLong(values), ORDER),
    save: async (notices) => {
      const saved = await save({ notices });
      preview.reset();
      return { ...saved.notices };
    },
  });
  const { isDirty, isSubmitting, errors: at } = form.formState;
  const look = () => preview.mutate({ body: { ...form.getValues() } });
  return (
    <form className={styles["form"]} onSubmit={(event) => void submit(event)} noValidate>
      <LeaveWarning isUnsaved={isDirty} />
      <ErrorSummary title="Not done yet" errors={errors} />
      <p>HTML: text, lists, tables, pictures and links stay; scripts, styles and frames go.</p>
      {ORDER.map((name) => (
        <TextArea
          key={name}
          id={`${id}-${name}`}
          label={NOTICES[name].label}
          hint={NOTICES[name].hint}
          error={at[name]?.message}
          rows={5}
          maxLength={PORTAL_NOTICE_MAX}
          spellCheck={false}
          {...form.register(name)}
        />
      ))}
      <div className={styles["foot"]}>
        <Button type="submit" busy={isSubmitting} busyLabel="sending">
          Save
        </Button>
        <Button kind="line" busy={preview.isPending} onClick={look}>
          Preview
        </Button>
        <output>{isSaved && !isDirty ? "Saved. Shoppers see it within a second." : ""}</output>
      </div>
      <Said text={preview.error ? failureText(preview.error) : ""} />
      {preview.data ? <Preview notices={preview.data} /> : null}
    </form>
  );
}

const tooLong = (values: Readonly<Record<PortalNotice, string>>) =>
  PORTAL_NOTICES.filter((name) => values[name].trim().length > PORTAL_NOTICE_MAX).map((name) =>
    problem("portal.noticeTooLong", name, PORTAL_NOTICE_MAX),
  );

/** Notices as shoppers would see them. */
function Preview({ notices }: { readonly notices: Readonly<Record<PortalNotice, string>> }) {
  const said = ORDER.filter((name) => notices[name] !== "");
  if (said.length === 0) return <p>Nothing is said anywhere.</p>;
  return (
    <section className={styles["preview"]} aria-label="Preview">
      {said.map((name) => (
        <div key={name}>
          <h3>{NOTICES[name].label}</h3>
          {/* Cleaned by the server. */}
          {/* oxlint-disable-next-line react/no-danger -- staff's own markup */}
          <div className={styles["notice"]} dangerouslySetInnerHTML={{ __html: notices[name] }} />
        </div>
      ))}
    </section>
  );
}
