import type { machineFileEndpoints } from "@placket/contract/order/machine-file.admin";
import { isLettering } from "@placket/domain/embroidery/offer/made";
import { fileName } from "@placket/domain/embroidery/sheet/file-name";
import { problem, refuse } from "@placket/domain/problem";
import { sewing } from "../../embroidery/sewing/sewing.ts";
import type { Handlers } from "../../http/mount.ts";
import { soundOrder } from "../paper/sound-order.ts";

export const machineFileHandlers: Handlers<typeof machineFileEndpoints> = {
  machineFile: async ({ ctx }, { params: { number, item: itemId }, query: { as } }) => {
    const order = await soundOrder(ctx, number);
    if (!order.ok) return order;
    const item = order.value.items.find(({ id }) => id === itemId);
    const made = item?.parts.flatMap((part) => part.made ?? []).find(isLettering);
    if (!made) return refuse(problem("order.noSuchDesign", "item"));
    const { recipe } = made;
    const name = fileName([number, ...recipe.lines]);
    const written = await ctx.held(sewing).file(recipe, { as, name });
    if (!written.ok) return written;
    const contentType = "application/octet-stream";
    return { file: { name: `${name}.${as}`, contentType, bytes: written.value } };
  },
};
