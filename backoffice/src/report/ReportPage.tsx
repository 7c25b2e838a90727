import { report, REPORT_NAMES, type ReportName } from "@placket/domain/report/reports";
import { useQuery } from "@tanstack/react-query";
import { fileHref } from "../api/file-href.ts";
import { useAddress } from "../page/address.ts";
import { Heading } from "../page/Heading.tsx";
import { FilterTabs } from "../page/list/FilterTabs.tsx";
import { Empty, Failed, LoadingRows, NotFound } from "../page/states.tsx";
import { reportAt } from "./report.addresses.ts";
import {
  askedFrom,
  problemsIn,
  reportQuery,
  type Report,
  type ReportAsked,
} from "./report.queries.ts";
import { ReportForm } from "./ReportForm.tsx";
import styles from "./ReportPage.module.css";
import { ReportSection } from "./ReportSection.tsx";

/** One report: which, of which period and store view stands in the address. */
export default function ReportPage({
  report: asked = REPORT_NAMES[0],
}: {
  readonly report?: string;
}) {
  const { query } = useAddress();
  const name = REPORT_NAMES.find((one) => one === asked);
  // Another report begins with its own fields.
  return name === undefined ? (
    <NotFound />
  ) : (
    <Shown key={name} name={name} asked={askedFrom(query)} />
  );
}

function Shown({ name, asked }: { readonly name: ReportName; readonly asked: ReportAsked }) {
  const { title, about } = report(name);
  const { data, error, refetch, isPlaceholderData } = useQuery(reportQuery(name, asked));
  const isAsked = problemsIn(asked).length === 0;
  return (
    <>
      <Heading title={title} />
      <FilterTabs label="Reports" tabs={tabsAt(name, asked)} />
      <p className={styles["about"]}>{about}</p>
      <ReportForm
        key={`${data?.from} ${data?.to} ${asked.from} ${asked.to} ${asked.view}`}
        name={name}
        asked={asked}
        shown={data}
      />
      {!isAsked ? null : error ? (
        <Failed error={error} retry={() => void refetch()} />
      ) : data ? (
        <div aria-busy={isPlaceholderData} className={styles["report"]}>
          <Found name={name} found={data} asked={asked} />
        </div>
      ) : (
        <LoadingRows label={`Loading ${title}`} />
      )}
    </>
  );
}

/** The other reports of the same days. */
const tabsAt = (here: ReportName, asked: ReportAsked) =>
  REPORT_NAMES.map((name) => ({
    title: report(name).title,
    href: reportAt({ report: name }, { ...asked }),
    isHere: name === here,
  }));

interface FoundProps {
  readonly name: ReportName;
  readonly found: Report;
  readonly asked: ReportAsked;
}

function Found({ name, found, asked }: FoundProps) {
  const { from, to, timeZone, sections, isCut } = found;
  if (sections.length === 0) {
    return <Empty>There is nothing of these days.</Empty>;
  }
  const days = `Days begin and end by the clocks of ${timeZone.replaceAll("_", " ")}.`;
  return (
    <>
      <p className={styles["about"]}>
        {days}{" "}
        <a
          className="link"
          href={fileHref("exportReport", { ...asked, from, to }, { report: name })}
          download
        >
          Export as CSV
        </a>
      </p>
      {isCut ? (
        <output>
          Only the largest are shown; the sums are of all of them, and the file holds more.
        </output>
      ) : null}
      {sections.map((section) => (
        <ReportSection
          key={section.currency}
          name={name}
          section={section}
          isOne={sections.length === 1}
        />
      ))}
    </>
  );
}
