import { useQuery } from "@tanstack/react-query";
import { useReading } from "../../page/form/use-reading.ts";
import { Heading } from "../../page/Heading.tsx";
import { isId } from "../../page/is-id.ts";
import { useMay } from "../../page/permissions.ts";
import { Empty, Failed, LoadingRows, NotFound } from "../../page/states.tsx";
import { productAt } from "../catalog.addresses.ts";
import {
  choicesQuery,
  productQuery,
  useWriteProduct,
  variantsQuery,
  type Matrix,
} from "../product.queries.ts";
import { MatrixForm } from "./MatrixForm.tsx";
import { MoreVariants } from "./MoreVariants.tsx";

/** The variants of a family as a matrix of what they differ in. */
export default function VariantsPage({ id }: { readonly id: string }) {
  return isId(id) ? <Found key={id} id={id} /> : <NotFound />;
}

function Found({ id }: { readonly id: string }) {
  const { data: product } = useQuery(productQuery(id));
  const { data, error, refetch } = useQuery(variantsQuery(id));
  if (error && !data) return <Failed error={error} retry={() => void refetch()} />;
  return (
    <>
      <Heading title={product ? `Variants of ${product.values.name}` : "Variants"} />
      <p>
        <a className="link" href={productAt({ id })}>
          The product
        </a>
      </p>
      {data ? <Kept id={Number(id)} matrix={data} /> : <LoadingRows label="Loading the variants" />}
    </>
  );
}

interface KeptProps {
  readonly id: number;
  readonly matrix: Matrix;
}

/** Each variant is sent with what was read of it: whoever was faster is not written over, and shown when asked for. */
function Kept({ id, matrix }: KeptProps) {
  const { reading, read, setRead, showAnew } = useReading(matrix);
  const change = useWriteProduct("changeVariants");
  const mayManage = useMay("products.manage");
  const { data: choices } = useQuery(choicesQuery);
  return (
    <>
      {read.variants.length === 0 ? (
        <Empty>There is no variant yet.</Empty>
      ) : (
        <MatrixForm
          key={`${reading} ${read.variants.length}`}
          matrix={read}
          showAnew={showAnew}
          save={
            mayManage
              ? async (body) => setRead(await change.mutateAsync({ params: { id }, body }))
              : undefined
          }
        />
      )}
      {mayManage && choices ? (
        <MoreVariants id={id} matrix={read} choices={choices} onMade={setRead} />
      ) : null}
    </>
  );
}
