import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, type CallReply, type CallRequest } from "../api/call.ts";
import { contentsList } from "./contents-list.ts";

export type Content = CallReply<"content">;
export type ContentRow = CallReply<"contents">["rows"][number];
export type ContentChoices = CallReply<"contentChoices">;

const CONTENT = "content";

export const contentQuery = (id: number) =>
  queryOptions({ queryKey: [CONTENT, id], queryFn: () => call("content", { params: { id } }) });

/** What forms choose from. */
export const contentChoicesQuery = queryOptions({
  queryKey: ["content choices"],
  queryFn: () => call("contentChoices", {}),
});

type WritingCall =
  | "addContent"
  | "writeContent"
  | "restoreContent"
  | "publishContent"
  | "moveContent"
  | "removeContent";

/** Makes a call that writes content; what is shown of it is read anew, also when it was refused. */
export function useWriteContent<Name extends WritingCall>(name: Name) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallRequest<Name>) => call(name, input),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [contentsList.name] }),
        client.invalidateQueries({ queryKey: [CONTENT] }),
      ]),
  });
}

/** Shows parts as shoppers would see them; nothing is written. */
export const usePreviewContent = () =>
  useMutation({
    mutationFn: (input: CallRequest<"previewContent">) => call("previewContent", input),
  });

/** Takes in a picture. */
export const useAddPicture = () =>
  useMutation({
    mutationFn: (file: File) => call("addContentPicture", { body: { file } }),
  });
