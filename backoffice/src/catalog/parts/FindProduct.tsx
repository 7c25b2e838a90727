import { useQuery } from "@tanstack/react-query";
import { FindByTyping, useTyping } from "../../page/find/FindByTyping.tsx";
import { foundProductsQuery, type ProductRow } from "../product.queries.ts";

/** As many as can be looked over. */
const SHOWN = 10;

interface FindProductProps {
  /** Of the list that it finds for. */
  readonly name: string;
  /** Ids of products that cannot be added. */
  readonly taken: readonly number[];
  readonly onFound: (product: ProductRow) => void;
}

/** Finds any product of the catalogue. */
export function FindProduct(props: FindProductProps) {
  const typing = useTyping();
  const { data, error } = useQuery({
    ...foundProductsQuery(typing.search),
    enabled: typing.search !== "",
  });
  return (
    <FindByTyping
      {...props}
      label={`Add a product: ${props.name}`}
      typing={typing}
      found={data?.rows.slice(0, SHOWN)}
      error={error}
    />
  );
}
