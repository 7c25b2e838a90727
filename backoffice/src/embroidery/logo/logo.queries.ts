import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, type CallReply, type CallRequest } from "../../api/call.ts";
import { logosList } from "./logos-list.ts";

export type Logo = CallReply<"logos">["rows"][number];

/** A file for a logo: a new one of the house, or the stitches of one that is there. */
interface LogoFile {
  readonly file: File;
  /** Of the logo that it is digitized for. */
  readonly number?: string;
}

/** Brings a logo of the house in, or gives a logo its stitches; the list is read anew. */
export function useLogoFile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ file, number }: LogoFile) =>
      number === undefined
        ? call("addHouseLogo", { body: { file } })
        : call("digitizeLogo", { params: { number }, body: { file } }),
    onSettled: () => client.invalidateQueries({ queryKey: [logosList.name] }),
  });
}

export type LogoThreads = CallReply<"logoThreads">;

/** The blocks of a digitized logo; whatever is done with logos is done with them. */
export const logoThreadsQuery = (number: string) =>
  queryOptions({
    queryKey: [logosList.name, "threads", number],
    queryFn: () => call("logoThreads", { params: { number } }),
  });

/** Names the threads of a logo; what is shown of logos is read anew, also when it was refused. */
export function useNameThreads() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallRequest<"nameLogoThreads">) => call("nameLogoThreads", input),
    onSettled: () => client.invalidateQueries({ queryKey: [logosList.name] }),
  });
}
