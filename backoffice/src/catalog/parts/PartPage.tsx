import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Heading } from "../../page/Heading.tsx";
import { isId } from "../../page/is-id.ts";
import { Failed, LoadingRows, NotFound } from "../../page/states.tsx";
import { productAt } from "../catalog.addresses.ts";
import { productQuery } from "../product.queries.ts";

interface PartPageProps<Part> {
  readonly id: string;
  /** `Pictures`: what the part is called. */
  readonly title: string;
  readonly part: UseQueryResult<Part>;
  readonly children: (part: Part) => ReactNode;
}

/** A part of a product on a page of its own, and the way back to it. */
export function PartPage<Part>(props: PartPageProps<Part>) {
  return isId(props.id) ? <Found key={props.id} {...props} /> : <NotFound />;
}

function Found<Part>({ id, title, part, children }: PartPageProps<Part>) {
  const { data: product } = useQuery(productQuery(id));
  const { data, error, refetch } = part;
  if (error && data === undefined) return <Failed error={error} retry={() => void refetch()} />;
  return (
    <>
      <Heading title={product ? `${title} of ${product.values.name}` : title} />
      <p>
        <a className="link" href={productAt({ id })}>
          The product
        </a>
      </p>
      {data === undefined ? (
        <LoadingRows label={`Loading ${title.toLowerCase()}`} />
      ) : (
        children(data)
      )}
    </>
  );
}
