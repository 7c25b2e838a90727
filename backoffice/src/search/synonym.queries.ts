import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, type CallReply, type CallRequest } from "../api/call.ts";
import { synonymsList } from "./synonyms-list.ts";

export type SynonymRow = CallReply<"synonyms">["rows"][number];
export type Synonym = CallReply<"synonym">;
export type StoreViews = Synonym["views"];

const SYNONYM = "synonym";

export const synonymQuery = (id: string) =>
  queryOptions({
    queryKey: [SYNONYM, id],
    queryFn: () => call("synonym", { params: { id: Number(id) } }),
  });

type WritingCall = "addSynonym" | "changeSynonym" | "removeSynonym";

/** Makes a call that writes a synonym; what is shown of them is read anew, also when it was refused. */
export function useWriteSynonym<Name extends WritingCall>(name: Name) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallRequest<Name>) => call(name, input),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [synonymsList.name] }),
        client.invalidateQueries({ queryKey: [SYNONYM] }),
      ]),
  });
}
