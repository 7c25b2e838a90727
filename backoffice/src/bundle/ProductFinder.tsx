import { useQuery } from "@tanstack/react-query";
import { FindByTyping, useTyping } from "../page/find/FindByTyping.tsx";
import { selectableQuery, type Selectable } from "./bundle.queries.ts";

interface ProductFinderProps {
  /** Of the option that it finds for. */
  readonly name: string;
  /** Ids of the products that stand there already. */
  readonly taken: readonly number[];
  readonly onFound: (product: Selectable) => void;
}

/** Finds a product that a bundle can offer, and puts it into an option. */
export function ProductFinder(props: ProductFinderProps) {
  const typing = useTyping();
  const { data, error } = useQuery({
    ...selectableQuery(typing.search),
    enabled: typing.search !== "",
  });
  return (
    <FindByTyping
      {...props}
      label={`Add a product to ${props.name}`}
      typing={typing}
      found={data?.products}
      error={error}
    />
  );
}
