import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, type CallReply, type CallRequest } from "../api/call.ts";
import { portalsList } from "./portals-list.ts";

export type Portal = CallReply<"portal">;
export type PortalRow = CallReply<"portals">["rows"][number];
export type PortalChoices = CallReply<"portalChoices">;

const PORTAL = "portal";

export const portalQuery = (id: number) =>
  queryOptions({ queryKey: [PORTAL, id], queryFn: () => call("portal", { params: { id } }) });

/** What forms choose from. */
export const portalChoicesQuery = queryOptions({
  queryKey: ["portal choices"],
  queryFn: () => call("portalChoices", {}),
});

type WritingCall =
  | "addPortal"
  | "changePortal"
  | "setPortalLogo"
  | "removePortalLogo"
  | "removePortal";

/** Makes a call that writes a portal; what is shown of portals is read anew, also when it was refused. */
export function useWritePortal<Name extends WritingCall>(name: Name) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallRequest<Name>) => call(name, input),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [portalsList.name] }),
        client.invalidateQueries({ queryKey: [PORTAL] }),
      ]),
  });
}

/** Shows notices as shoppers would see them; nothing is written. */
export const usePreviewNotices = () =>
  useMutation({
    mutationFn: (input: CallRequest<"previewNotices">) => call("previewNotices", input),
  });
