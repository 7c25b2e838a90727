import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, type CallReply, type CallRequest } from "../../api/call.ts";

/** The store's fonts, and whether shoppers may choose them. */
type Fonts = CallReply<"embroideryFonts">;
export type HouseFont = Fonts["fonts"][number];

const FONTS = ["embroidery fonts"] as const;

export const fontsQuery = queryOptions({
  queryKey: FONTS,
  queryFn: () => call("embroideryFonts"),
});

/** Withdraws a font or offers it again; what comes back is shown. */
export function useSetFont() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallRequest<"setEmbroideryFont">) => call("setEmbroideryFont", input),
    onSuccess: (fonts: Fonts) => client.setQueryData(FONTS, fonts),
  });
}
