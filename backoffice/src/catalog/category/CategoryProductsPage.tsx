import {
  CATEGORY_PRODUCTS_MAX,
  checkCategoryProducts,
} from "@placket/domain/catalog/category/category-products";
import { useQuery } from "@tanstack/react-query";
import { useReading } from "../../page/form/use-reading.ts";
import { Heading } from "../../page/Heading.tsx";
import { isId } from "../../page/is-id.ts";
import { useMay } from "../../page/permissions.ts";
import { Failed, LoadingRows, NotFound } from "../../page/states.tsx";
import { OrderedProducts, type OrderedProduct } from "../parts/OrderedProducts.tsx";
import { PartForm } from "../parts/PartForm.tsx";
import { categoryAt } from "./category.addresses.ts";
import {
  categoryProductsQuery,
  categoryQuery,
  useWriteCategory,
  type CategoryProducts,
} from "./category.queries.ts";

/** What lies in a category, in the order in which shoppers see it unless they choose another. */
export default function CategoryProductsPage({ id }: { readonly id: string }) {
  return isId(id) ? <Found key={id} id={Number(id)} /> : <NotFound />;
}

function Found({ id }: { readonly id: number }) {
  const { data: category } = useQuery(categoryQuery(id));
  const { data, error, refetch } = useQuery(categoryProductsQuery(id));
  if (error && !data) return <Failed error={error} retry={() => void refetch()} />;
  return (
    <>
      <Heading title={category ? `Products of ${category.values.name}` : "Products"} />
      <p>
        <a className="link" href={categoryAt({ id: String(id) })}>
          The category
        </a>
      </p>
      {data ? <Kept id={id} lying={data} /> : <LoadingRows label="Loading products" />}
    </>
  );
}

interface Draft {
  readonly productIds: readonly OrderedProduct[];
}

function Kept({ id, lying }: { readonly id: number; readonly lying: CategoryProducts }) {
  const { reading, read, setRead, showAnew } = useReading(lying);
  const write = useWriteCategory("setCategoryProducts");
  const mayManage = useMay("products.manage") && read.isWhole;
  const idsOf = ({ productIds }: Draft) => productIds.map((one) => one.id);
  return (
    <PartForm<Draft>
      key={reading}
      begun={{ productIds: read.products }}
      check={(draft) => checkCategoryProducts(idsOf(draft))}
      save={
        mayManage
          ? async (draft) => {
              const body = { seen: read.seen, productIds: idsOf(draft) };
              setRead(await write.mutateAsync({ params: { id }, body }));
            }
          : undefined
      }
      showAnew={showAnew}
    >
      {({ id: fieldId, draft, errorOf, onChange }) => (
        <>
          {read.isWhole ? null : (
            <p>
              These are the first {CATEGORY_PRODUCTS_MAX}. So many are not put into order by hand:
              give the category parts, or say the order in an import.
            </p>
          )}
          <OrderedProducts
            id={`${fieldId}-productIds`}
            title="In their order"
            products={draft.productIds}
            error={errorOf("productIds")}
            isFixed={!mayManage}
            onProducts={(productIds) => onChange({ productIds })}
          />
        </>
      )}
    </PartForm>
  );
}
