import { call } from "../api/call.ts";
import { failureText } from "../api/failure-text.ts";
import { useConfirm } from "../page/dialog/use-confirm.tsx";
import { ResourceForm } from "../page/form/ResourceForm.tsx";
import { Heading } from "../page/Heading.tsx";
import { ResourceList } from "../page/list/ResourceList.tsx";
import { useList } from "../page/list/use-list.ts";
import { checkTyped, redirectFields, redirectOf, typedOf } from "./redirect-form.ts";
import { redirectColumns } from "./redirect-columns.tsx";
import { hindranceText } from "./hindrance-text.ts";
import { useWriteRedirect, type RedirectRow, type StoreViews } from "./redirect.queries.ts";
import { redirectsList } from "./redirects-list.ts";
import styles from "./RedirectsPage.module.css";

/** Addresses that moved, by their path unless told, and adding one. */
export default function RedirectsPage() {
  const list = useList(redirectsList, (query) => call("redirects", { query }));
  const remove = useWriteRedirect("removeRedirect");
  const { ask, dialog } = useConfirm();
  const onRemove = async (row: RedirectRow) => {
    const { id, requestPath } = row;
    const isSure = await ask({
      title: `Remove the redirect of “${requestPath}”?`,
      text: "Its path leads nowhere then. It can be added again.",
      yes: "Remove",
    });
    if (isSure) remove.mutate({ params: { id }, body: { seen: redirectOf(typedOf(row)) } });
  };
  const views = list.result.data?.views;
  return (
    <>
      <Heading title="Redirects" />
      <ResourceList
        list={list}
        columns={redirectColumns({ onRemove: (row) => void onRemove(row) })}
        keyOf={({ id }) => id}
        file="exportRedirects"
        said={remove.error ? failureText(remove.error) : remove.data ? "Removed." : ""}
        empty="No address has moved."
      />
      {views ? <Add views={views} /> : null}
      {dialog}
    </>
  );
}

function Add({ views }: { readonly views: StoreViews }) {
  const add = useWriteRedirect("addRedirect");
  const { data } = add;
  return (
    <section aria-labelledby="add-redirect" className={styles["add"]}>
      <h2 id="add-redirect">Add a Redirect</h2>
      <ResourceForm
        fields={redirectFields(views)}
        values={{ kind: "permanent", storeViewId: "0" }}
        check={checkTyped}
        submitLabel="Add"
        done={data ? addedText(data) : undefined}
        onSave={(typed) => add.mutateAsync({ body: redirectOf(typed) })}
      />
    </section>
  );
}

const addedText = (added: RedirectRow) =>
  hindranceText(added)
    ? `“${added.requestPath}” is added. ${hindranceText(added)}`
    : `“${added.requestPath}” leads to “${added.targetPath}” now.`;
