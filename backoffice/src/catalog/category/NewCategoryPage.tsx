import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useAddress } from "../../page/address.ts";
import { ResourceForm } from "../../page/form/ResourceForm.tsx";
import { Heading } from "../../page/Heading.tsx";
import { Failed, LoadingRows } from "../../page/states.tsx";
import { categoriesAt, categoryAt } from "./category.addresses.ts";
import { CATEGORY_FIELDS, checkTyped, NEW_CATEGORY, typedOf, valuesOf } from "./category-form.ts";
import { categoriesQuery, useWriteCategory, type CategoryLine } from "./category.queries.ts";
import { categoryChoices } from "./category-tree.ts";

/** Making a category; its words in store views and its picture follow on its page. */
export default function NewCategoryPage() {
  const { data, error, refetch } = useQuery(categoriesQuery);
  return (
    <>
      <Heading title="New Category" />
      <p>
        <a className="link" href={categoriesAt({})}>
          All categories
        </a>
      </p>
      {data ? (
        <New categories={data} />
      ) : error ? (
        <Failed error={error} retry={() => void refetch()} />
      ) : (
        <LoadingRows label="Loading categories" rows={3} />
      )}
    </>
  );
}

function New({ categories }: { readonly categories: readonly CategoryLine[] }) {
  const navigate = useNavigate();
  const add = useWriteCategory("addCategory");
  const below = useAddress().query.get("below");
  const choices = categoryChoices(categories);
  const asked = choices.find(({ value }) => value === below) ?? choices[0];
  const values = { parentId: asked?.value ?? "", ...typedOf(NEW_CATEGORY) };
  return (
    <ResourceForm
      fields={{ parentId: { label: "Lies in", choices }, ...CATEGORY_FIELDS }}
      values={values}
      check={(typed) => checkTyped(typed, { isRoot: false, isNew: true })}
      submitLabel="Add Category"
      mayBeLeft
      onSave={async (typed) => {
        const body = { ...valuesOf(typed), parentId: Number(typed.parentId) };
        const { id } = await add.mutateAsync({ body });
        await navigate({ href: categoryAt({ id: String(id) }) });
      }}
    />
  );
}
