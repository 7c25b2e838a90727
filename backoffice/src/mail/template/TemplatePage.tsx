import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useAddress, useGo } from "../../page/address.ts";
import { Heading } from "../../page/Heading.tsx";
import { Failed, LoadingRows } from "../../page/states.tsx";
import { templateAt, templatesAt } from "../mail.addresses.ts";
import { templateQuery, type Template } from "./template.queries.ts";
import { TemplateForm } from "./TemplateForm.tsx";
import styles from "./TemplatePage.module.css";

/** One letter: how it is worded for a store view, and how it reads. */
export default function TemplatePage({ name }: { readonly name: string }) {
  const view = viewFrom(useAddress().query);
  const { data, error, refetch } = useQuery(templateQuery({ name, view }));
  const [reading, setReading] = useState(0);
  const readAnew = async () => {
    await refetch();
    setReading(reading + 1);
  };
  if (error) return <Failed error={error} retry={() => void refetch()} />;
  if (!data) {
    return (
      <>
        <Heading title="Letter Template" />
        <LoadingRows label="Loading the template" />
      </>
    );
  }
  return (
    <>
      <Heading title={data.title} />
      <p className="muted">
        {data.about}{" "}
        <a className="link" href={templatesAt({})}>
          All templates
        </a>
      </p>
      <ViewSwitch template={data} />
      <TemplateForm
        key={`${data.view} ${reading}`}
        template={data}
        readAnew={() => void readAnew()}
      />
    </>
  );
}

function ViewSwitch({ template: { name, view, views } }: { readonly template: Template }) {
  const go = useGo();
  if (views.length < 2) return null;
  return (
    <SelectField
      label="Worded for"
      className={styles["views"]}
      value={view}
      onChange={({ target }) => go(templateAt({ name }, { view: target.value }))}
    >
      {views.map((one) => (
        <option key={one.id} value={one.id}>
          {one.name}
        </option>
      ))}
    </SelectField>
  );
}

/** `?view=2`; anything else is the first store view. */
function viewFrom(query: URLSearchParams): number | undefined {
  const view = query.get("view") ?? "";
  return /^\d{1,9}$/.test(view) ? Number(view) : undefined;
}
