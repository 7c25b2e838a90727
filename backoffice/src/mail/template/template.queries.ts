import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, type CallReply, type CallRequest } from "../../api/call.ts";

export type ListedTemplate = CallReply<"letterTemplates">["templates"][number];
export type Template = CallReply<"letterTemplate">;
export type OwnTexts = NonNullable<CallRequest<"previewLetter">["body"]>["texts"];

export const templatesQuery = () =>
  queryOptions({ queryKey: ["letter templates"], queryFn: () => call("letterTemplates") });

/** Which letter staff look at, and for which store view; the first one unless told. */
interface TemplateKey {
  readonly name: string;
  readonly view: number | undefined;
}

/** Read once for the form that is made of it, and anew each time the screen is opened. */
export const templateQuery = ({ name, view }: TemplateKey) =>
  queryOptions({
    queryKey: ["letter template", name, view],
    queryFn: () =>
      call("letterTemplate", { params: { name }, query: view === undefined ? {} : { view } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** The example in these texts; the one before stays until it is there. */
export const previewQuery = (
  { name, view }: Pick<Template, "name" | "view">,
  texts: OwnTexts | undefined,
) =>
  queryOptions({
    queryKey: ["letter preview", name, view, texts],
    queryFn: () => call("previewLetter", { params: { name }, body: { view, texts: texts ?? {} } }),
    enabled: texts !== undefined,
    placeholderData: keepPreviousData,
  });

type Change = NonNullable<CallRequest<"changeLetterTexts">["body"]>;

/** Saves what staff say of a letter. */
export function useChangeTexts(name: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Change) => call("changeLetterTexts", { params: { name }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ["letter templates"] }),
  });
}

export function useSendTest({ name, view }: Pick<Template, "name" | "view">) {
  return useMutation({
    mutationFn: (texts: OwnTexts) =>
      call("sendTestLetter", { params: { name }, body: { view, texts } }),
  });
}
