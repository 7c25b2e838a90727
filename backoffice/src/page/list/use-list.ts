import { keepPreviousData, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useMemo } from "react";
import { useAddress } from "../address.ts";
import { askedFrom, problemsIn, type Asked, type Filters, type ListShape } from "./list-shape.ts";

/** A page of a list, and where the next one begins. */
export interface ListReply<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
}

/** A list as its address asks for it, and what came of asking. */
export interface Listed<Row, Reply extends ListReply<Row>> {
  readonly shape: ListShape;
  readonly asked: Asked;
  readonly result: UseQueryResult<Reply>;
}

/** Asks for the page of a list that the address names; `everyMs` asks again while it is looked at. */
export function useList<F extends Filters, Sort extends string, Row, Reply extends ListReply<Row>>(
  shape: ListShape<F, Sort>,
  ask: (asked: Asked<F, Sort>) => Promise<Reply & ListReply<Row>>,
  everyMs?: number,
): Omit<Listed<Row, Reply>, "asked"> & { readonly asked: Asked<F, Sort> } {
  const text = useAddress().query.toString();
  // The same question is the same object: what is typed for another one stays while answers come in.
  const asked = useMemo(() => askedFrom(shape, new URLSearchParams(text)), [shape, text]);
  const result = useQuery({
    queryKey: [shape.name, asked],
    queryFn: () => ask(asked),
    placeholderData: keepPreviousData,
    enabled: problemsIn(shape, asked).length === 0,
    ...(everyMs === undefined ? {} : { refetchInterval: everyMs }),
  });
  return { shape, asked, result };
}
