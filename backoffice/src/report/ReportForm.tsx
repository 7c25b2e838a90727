import { dayIn } from "@placket/domain/clock-days";
import { monthBefore } from "@placket/domain/report/period";
import type { ReportName } from "@placket/domain/report/reports";
import { Button } from "@placket/ui/action/button/Button";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { useState, type FormEvent } from "react";
import { useGo } from "../page/address.ts";
import { reportAt } from "./report.addresses.ts";
import { askedFrom, problemsIn, type Report, type ReportAsked } from "./report.queries.ts";
import styles from "./ReportForm.module.css";

interface ReportFormProps {
  readonly name: ReportName;
  readonly asked: ReportAsked;
  /** The report as it is shown, which says the days where none were asked for. */
  readonly shown: Report | undefined;
}

const DAYS = [
  { name: "from", label: "From" },
  { name: "to", label: "To" },
] as const;

/** Chooses period and store view; what is asked for then stands in the address. */
export function ReportForm({ name, asked, shown }: ReportFormProps) {
  const go = useGo();
  const [problems, setProblems] = useState(() => problemsIn(asked));
  const views = shown?.views ?? [];
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].flatMap(([field, value]) =>
      typeof value === "string" ? [[field, value]] : [],
    );
    const next = askedFrom(new URLSearchParams(fields));
    const found = problemsIn(next);
    setProblems(found);
    const [first] = found;
    if (first === undefined) go(reportAt({ report: name }, next));
    else focusOn(event.currentTarget, first.name);
  };
  return (
    <search className={styles["asked"]}>
      <form className={styles["form"]} onSubmit={send}>
        {DAYS.map((day) => (
          <TextField
            key={day.name}
            className={styles["day"]}
            label={day.label}
            error={problems.find((problem) => problem.name === day.name)?.message}
            name={day.name}
            type="date"
            defaultValue={asked[day.name] ?? shown?.[day.name] ?? ""}
            autoComplete="off"
          />
        ))}
        {views.length > 1 || asked.view !== undefined ? (
          <SelectField
            className={styles["view"]}
            label="Store view"
            name="view"
            defaultValue={asked.view ?? ""}
          >
            <option value="">All</option>
            {views.map(({ code, name: title }) => (
              <option key={code} value={code}>
                {title}
              </option>
            ))}
          </SelectField>
        ) : null}
        <Button type="submit" kind="line" className={styles["send"]}>
          Show
        </Button>
      </form>
      {shown ? <Months name={name} asked={asked} timeZone={shown.timeZone} /> : null}
    </search>
  );
}

const MONTHS = [
  { title: "This month", back: 0 },
  { title: "Last month", back: 1 },
] as const;

interface MonthsProps extends Pick<ReportFormProps, "name" | "asked"> {
  readonly timeZone: string;
}

/** The periods that books are closed by, one press each; which month it is the warehouse's clocks say. */
function Months({ name, asked, timeZone }: MonthsProps) {
  const [now] = useState(() => new Date());
  const today = dayIn(now, timeZone);
  return (
    <p className={styles["months"]}>
      {MONTHS.map(({ title, back }) => {
        const month = monthBefore(today, back);
        const isHere = asked.from === month.from && asked.to === month.to;
        return (
          <a
            key={title}
            className="link"
            href={reportAt({ report: name }, { ...month, view: asked.view })}
            aria-current={isHere ? "true" : undefined}
          >
            {title}
          </a>
        );
      })}
    </p>
  );
}

function focusOn(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
