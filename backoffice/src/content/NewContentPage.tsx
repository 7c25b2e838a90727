import { checkRevision, TITLE_MAX } from "@placket/domain/content/check-document";
import { DOCUMENT_KINDS } from "@placket/domain/content/document";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { chosen } from "../page/form/chosen.ts";
import { ResourceForm } from "../page/form/ResourceForm.tsx";
import { Heading } from "../page/Heading.tsx";
import { Failed, LoadingRows } from "../page/states.tsx";
import { contentAt, contentsAt } from "./content.addresses.ts";
import { contentChoicesQuery, useWriteContent, type ContentChoices } from "./content.queries.ts";
import { checkTyped, KIND_FIELD, NEW_PLACEMENT, placementOf, viewField } from "./placement-form.ts";

/** Beginning a page, block or post: what it says follows on its own page. */
export default function NewContentPage() {
  const { data, error, refetch } = useQuery(contentChoicesQuery);
  return (
    <>
      <Heading title="New Content" />
      <p>
        <a className="link" href={contentsAt({})}>
          All content
        </a>
      </p>
      {data ? (
        <New choices={data} />
      ) : error ? (
        <Failed error={error} retry={() => void refetch()} />
      ) : (
        <LoadingRows label="Loading store views" rows={3} />
      )}
    </>
  );
}

const UNWRITTEN = { heading: "", metaTitle: "", metaDescription: "", parts: [] };

function New({ choices }: { readonly choices: ContentChoices }) {
  const navigate = useNavigate();
  const add = useWriteContent("addContent");
  const fields = {
    kind: KIND_FIELD,
    title: { label: "Title", maxLength: TITLE_MAX, autoComplete: "off" },
    key: {
      label: "Path or name",
      hint: "Of a page its path, such as size-guide; of a block or post a name of small letters, digits and hyphens",
      autoComplete: "off",
    },
    storeViewId: viewField(choices),
  };
  return (
    <ResourceForm
      fields={fields}
      values={{ kind: "page", storeViewId: "0" }}
      check={({ kind, title, ...typed }) => [
        ...checkRevision({ ...UNWRITTEN, title: title.trim() }),
        ...checkTyped(chosen(DOCUMENT_KINDS, kind), typed, NEW_PLACEMENT),
      ]}
      submitLabel="Add"
      mayBeLeft
      onSave={async ({ kind, title, ...typed }) => {
        const { id } = await add.mutateAsync({
          body: {
            kind: chosen(DOCUMENT_KINDS, kind),
            placement: placementOf(typed, NEW_PLACEMENT),
            written: { ...UNWRITTEN, title },
          },
        });
        await navigate({ href: contentAt({ id: String(id) }) });
      }}
    />
  );
}
