import type { fontAdminEndpoints } from "@placket/contract/embroidery/font.admin";
import { ok } from "@placket/domain/problem";
import type { Handlers } from "../../http/mount.ts";
import { transact } from "../../transact.ts";
import { houseFonts, setFont } from "./fonts.ts";

export const fontAdminHandlers: Handlers<typeof fontAdminEndpoints> = {
  embroideryFonts: async ({ ctx }) => ok({ fonts: [...(await houseFonts(ctx))] }),
  setEmbroideryFont: async ({ ctx }, { params: { code }, body: { isWithdrawn } }) => {
    const set = await transact(ctx, (tx) => setFont(tx, code, isWithdrawn));
    return set.ok ? ok({ fonts: [...set.value] }) : set;
  },
};
