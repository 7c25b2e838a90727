import { useQuery } from "@tanstack/react-query";
import { CallError } from "@placket/web/call/call-error";
import { Fragment } from "react";
import { Folded } from "../../page/form/Folded.tsx";
import { ResourceForm } from "../../page/form/ResourceForm.tsx";
import { ShowAnew } from "../../page/form/ShowAnew.tsx";
import { useReading } from "../../page/form/use-reading.ts";
import { Fact, Facts } from "../../page/Facts.tsx";
import { Heading } from "../../page/Heading.tsx";
import { isId } from "../../page/is-id.ts";
import { useMay } from "../../page/permissions.ts";
import { Failed, LoadingRows, NotFound } from "../../page/states.tsx";
import { choicesQuery, type Scope } from "../product.queries.ts";
import styles from "./CategoriesPage.module.css";
import { categoriesAt, categoryProductsAt, newCategoryAt } from "./category.addresses.ts";
import {
  CATEGORY_FIELDS,
  checkTyped,
  checkTypedInView,
  inViewOf,
  typedInView,
  typedOf,
  valuesOf,
  VIEW_FORM,
  type ViewField,
} from "./category-form.ts";
import { MenuIcon } from "./MenuIcon.tsx";
import { Place } from "./Place.tsx";
import { Remove } from "./Remove.tsx";
import {
  categoriesQuery,
  categoryQuery,
  useWriteCategory,
  type Category,
  type CategoryLine,
} from "./category.queries.ts";

/** One category: what it says everywhere and in each store view, where it lies, and its picture in the menu. */
export default function CategoryPage({ id }: { readonly id: string }) {
  return isId(id) ? <Found id={Number(id)} /> : <NotFound />;
}

function Found({ id }: { readonly id: number }) {
  const { data: category, error, refetch } = useQuery(categoryQuery(id));
  const { data: categories } = useQuery(categoriesQuery);
  const { data: choices } = useQuery(choicesQuery);
  if (error && !category) return <Failed error={error} retry={() => void refetch()} />;
  return (
    <>
      <Heading title={category?.values.name ?? "Category"} />
      <p>
        <a className="link" href={categoriesAt({})}>
          All categories
        </a>
      </p>
      {category && categories && choices ? (
        <Whole key={id} category={category} categories={categories} scopes={choices.scopes} />
      ) : (
        <LoadingRows label="Loading the category" />
      )}
    </>
  );
}

interface WholeProps {
  readonly category: Category;
  readonly categories: readonly CategoryLine[];
  readonly scopes: readonly Scope[];
}

function Whole({ category, categories, scopes }: WholeProps) {
  const mayManage = useMay("products.manage");
  const { id, urlPath } = category;
  const line = categories.find((one) => one.id === id);
  return (
    <>
      <Facts>
        <Fact title="Address">{urlPath === "" ? "None: the root of a store" : `/${urlPath}`}</Fact>
        <Fact title="Products">
          <a className="link" href={categoryProductsAt({ id: String(id) })}>
            {line?.products ?? 0}, in their order
          </a>
        </Fact>
      </Facts>
      {mayManage ? <Forms category={category} categories={categories} scopes={scopes} /> : null}
    </>
  );
}

function Forms({ category, categories, scopes }: WholeProps) {
  const { read, reading, setRead, showAnew } = useReading(category);
  const change = useWriteCategory("changeCategory");
  const say = useWriteCategory("sayCategoryInView");
  const isBehind = [change.error, say.error].some(
    (error) => error instanceof CallError && error.is("catalog.categoryChanged"),
  );
  const { id, parentId, values, views, seen } = read;
  const isRoot = parentId === null;
  const params = { id };
  // A root has no address: it is the store itself.
  const { urlKey, ...others } = CATEGORY_FIELDS;
  const fields = isRoot ? others : { ...CATEGORY_FIELDS, urlKey };
  return (
    <>
      {isBehind ? (
        <p>
          <ShowAnew
            onPress={() => {
              change.reset();
              say.reset();
              showAnew();
            }}
          />
        </p>
      ) : null}
      <Fragment key={reading}>
        <section aria-label="Everywhere" className={styles["everywhere"]}>
          <h2>Everywhere</h2>
          <ResourceForm<string>
            fields={fields}
            values={typedOf(values)}
            keeps={Object.keys(fields)}
            check={(typed) =>
              checkTyped({ ...typedOf(values), ...typed }, { isRoot, isNew: false })
            }
            submitLabel="Save"
            done="Saved. Shoppers see it within a second."
            onSave={async (typed) => {
              const body = { ...valuesOf({ ...typedOf(values), ...typed }), seen };
              setRead(await change.mutateAsync({ params, body }));
            }}
          />
        </section>
        {scopes
          .filter(({ kind }) => kind === "store")
          .map((view) => (
            <Folded key={view.id} title={`In ${view.name}`}>
              <ResourceForm
                fields={VIEW_FORM}
                values={typedInView(views.find(({ viewId }) => viewId === view.id)?.said)}
                keeps={Object.keys(VIEW_FORM) as ViewField[]}
                check={checkTypedInView}
                submitLabel={`Save for ${view.name}`}
                done="Saved. Shoppers see it within a second."
                onSave={async (typed) => {
                  const body = { ...inViewOf(typed), seen };
                  setRead(await say.mutateAsync({ params: { id, viewId: view.id }, body }));
                }}
              />
            </Folded>
          ))}
      </Fragment>
      <Folded title="Picture in the Menu">
        <MenuIcon category={read} onSaved={setRead} />
      </Folded>
      {isRoot ? null : (
        <Folded title="Where It Lies">
          <Place category={category} categories={categories} />
        </Folded>
      )}
      <p>
        <a className="link" href={newCategoryAt({}, { below: id })}>
          New category in {values.name}
        </a>
      </p>
      {isRoot ? null : (
        <Folded title="Remove the Category">
          <Remove category={category} categories={categories} />
        </Folded>
      )}
    </>
  );
}
