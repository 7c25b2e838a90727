import { call } from "../api/call.ts";
import { failureText } from "../api/failure-text.ts";
import { useAddress } from "../page/address.ts";
import { useConfirm } from "../page/dialog/use-confirm.tsx";
import { ResourceForm } from "../page/form/ResourceForm.tsx";
import { Heading } from "../page/Heading.tsx";
import { ResourceList } from "../page/list/ResourceList.tsx";
import { useList } from "../page/list/use-list.ts";
import { synonymColumns } from "./synonym-columns.tsx";
import { checkTyped, synonymFields, synonymOf, typedOf } from "./synonym-form.ts";
import { useWriteSynonym, type StoreViews, type SynonymRow } from "./synonym.queries.ts";
import { synonymsList } from "./synonyms-list.ts";
import styles from "./SynonymsPage.module.css";

/** What words of a search mean, by the first of them unless told, and adding more. */
export default function SynonymsPage() {
  const list = useList(synonymsList, (query) => call("synonyms", { query }));
  const remove = useWriteSynonym("removeSynonym");
  const { ask, dialog } = useConfirm();
  const onRemove = async (row: SynonymRow) => {
    const isSure = await ask({
      title: `Remove the synonym “${row.words.join(", ")}”?`,
      text: "Each word finds itself alone then. It can be added again.",
      yes: "Remove",
    });
    if (isSure) remove.mutate({ params: { id: row.id }, body: { seen: synonymOf(typedOf(row)) } });
  };
  const views = list.result.data?.views;
  return (
    <>
      <Heading title="Search Synonyms" />
      {views ? <Add views={views} /> : null}
      <ResourceList
        list={list}
        columns={synonymColumns({ onRemove: (row) => void onRemove(row) })}
        keyOf={({ id }) => id}
        file="exportSynonyms"
        said={remove.error ? failureText(remove.error) : remove.data ? "Removed." : ""}
        empty="Each word of a search means itself alone."
      />
      {dialog}
    </>
  );
}

function Add({ views }: { readonly views: StoreViews }) {
  const add = useWriteSynonym("addSynonym");
  const { words, storeViewId } = begunAt(useAddress().query, views);
  return (
    <section aria-labelledby="add-synonym" className={styles["add"]}>
      <h2 id="add-synonym">Add a Synonym</h2>
      <ResourceForm
        key={`${storeViewId} ${words}`}
        fields={synonymFields(views)}
        values={{ words, storeViewId }}
        check={checkTyped}
        submitLabel="Add"
        done={add.data ? `“${add.data.words.join(", ")}” is added.` : undefined}
        onSave={(typed) => add.mutateAsync({ body: synonymOf(typed) })}
      />
    </section>
  );
}

/** Of a search that found nothing, its words and where it was typed (issue 11.4): the list of them leads here. */
function begunAt(query: URLSearchParams, views: StoreViews) {
  const view = query.get("view");
  return {
    words: query.get("words") ?? "",
    storeViewId: views.some(({ id }) => String(id) === view) ? (view ?? "0") : "0",
  };
}
