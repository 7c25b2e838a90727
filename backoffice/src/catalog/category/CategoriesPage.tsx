import { Button } from "@placket/ui/action/button/Button";
import { useQuery } from "@tanstack/react-query";
import { failureText } from "../../api/failure-text.ts";
import { Heading } from "../../page/Heading.tsx";
import { useMay } from "../../page/permissions.ts";
import { Said } from "../../page/Said.tsx";
import { Failed, LoadingRows } from "../../page/states.tsx";
import { Table, type Column } from "../../page/Table.tsx";
import { productsAt } from "../catalog.addresses.ts";
import styles from "./CategoriesPage.module.css";
import { categoryAt, newCategoryAt } from "./category.addresses.ts";
import { categoriesQuery, useWriteCategory, type CategoryLine } from "./category.queries.ts";
import { treeLines, type TreeLine } from "./category-tree.ts";

/** The trees of categories, as the menus of the stores have them. */
export default function CategoriesPage() {
  const { data, error, refetch } = useQuery(categoriesQuery);
  const mayManage = useMay("products.manage");
  return (
    <>
      <Heading title="Categories" />
      {mayManage ? (
        <p>
          <a className="link" href={newCategoryAt({})}>
            New category
          </a>
        </p>
      ) : null}
      {data ? (
        <Tree categories={data} mayManage={mayManage} />
      ) : error ? (
        <Failed error={error} retry={() => void refetch()} />
      ) : (
        <LoadingRows label="Loading categories" />
      )}
    </>
  );
}

interface TreeProps {
  readonly categories: readonly CategoryLine[];
  readonly mayManage: boolean;
}

function Tree({ categories, mayManage }: TreeProps) {
  const move = useWriteCategory("moveCategory");
  const put = ({ id, parentId }: TreeLine, before: number | null) => {
    if (parentId !== null) move.mutate({ params: { id }, body: { parentId, before } });
  };
  const columns = mayManage ? [...COLUMNS, orderColumn(put, move.isPending)] : COLUMNS;
  return (
    <>
      <Said text={move.error ? failureText(move.error) : ""} />
      <Table
        label="Categories"
        columns={columns}
        rows={treeLines(categories)}
        keyOf={({ id }) => id}
      />
    </>
  );
}

const COLUMNS: readonly Column<TreeLine>[] = [
  {
    title: "Name",
    isRowHeader: true,
    cell: ({ id, name, level }) => (
      <span className={styles["name"]} data-level={Math.min(level, DEEPEST)}>
        <a className="link" href={categoryAt({ id: String(id) })}>
          {name}
        </a>
      </span>
    ),
  },
  {
    title: "Address",
    onPhone: "hidden",
    cell: ({ urlPath }) => (urlPath === "" ? "" : `/${urlPath}`),
  },
  {
    title: "Products",
    align: "end",
    cell: ({ id, name, products }) => (
      <a
        className="link num"
        href={productsAt({}, { categoryId: id })}
        aria-label={`${products} in ${name}`}
      >
        {products}
      </a>
    ),
  },
  {
    title: "State",
    cell: ({ isActive, inMenu, level }) =>
      isActive ? (level > 0 && !inMenu ? "Not in the menu" : "") : "Switched off",
  },
];

/** Steps of the indentation that the style has. */
const DEEPEST = 4;

const orderColumn = (
  put: (line: TreeLine, before: number | null) => void,
  isBusy: boolean,
): Column<TreeLine> => ({
  title: "Order",
  noWrap: true,
  cell: (line) => {
    const { name, up, down } = line;
    return (
      <span className={styles["order"]}>
        <Button
          kind="link"
          aria-label={`Move ${name} up`}
          disabled={up === undefined || isBusy}
          onClick={() => up !== undefined && put(line, up)}
        >
          Up
        </Button>
        <Button
          kind="link"
          aria-label={`Move ${name} down`}
          disabled={down === undefined || isBusy}
          onClick={() => down && put(line, down.before)}
        >
          Down
        </Button>
      </span>
    );
  },
});
