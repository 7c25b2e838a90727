import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call, type CallReply } from "../api/call.ts";

export type LetterRow = CallReply<"letters">["letters"][number];
export type Letter = CallReply<"letter">;

/** What the address says of the list. */
export interface LetterFilters {
  readonly search: string;
  readonly before: number | undefined;
}

export const lettersQuery = ({ search, before }: LetterFilters) =>
  queryOptions({
    queryKey: ["letters", { search, before }],
    queryFn: () =>
      call("letters", { query: { before, search: search === "" ? undefined : search } }),
    placeholderData: keepPreviousData,
  });

export const letterQuery = (id: number) =>
  queryOptions({ queryKey: ["letter", id], queryFn: () => call("letter", { params: { id } }) });
