import type { machineFileEndpoints } from "@placket/contract/order/machine-file.admin";
import { designsOf } from "@placket/domain/embroidery/offer/made";
import { fileName } from "@placket/domain/embroidery/sheet/file-name";
import { textInEnglish } from "@placket/domain/phrased";
import { problem, refuse } from "@placket/domain/problem";
import { designWithFile } from "../../embroidery/logo/kept-design.ts";
import { sewing } from "../../embroidery/sewing/sewing.ts";
import type { Handlers } from "../../http/mount.ts";
import { soundOrder } from "../paper/sound-order.ts";
import type { PlacedItem } from "../stored-order.ts";

/** What is sewn on a line, in the order of its parts. */
export const designsOn = ({ parts }: Pick<PlacedItem, "parts">) =>
  parts.flatMap(({ made }) => (made ? designsOf(made) : []));

export const machineFileHandlers: Handlers<typeof machineFileEndpoints> = {
  machineFile: async ({ ctx }, { params: { number, item: itemId }, query: { as, design: at } }) => {
    const order = await soundOrder(ctx, number);
    if (!order.ok) return order;
    const item = order.value.items.find(({ id }) => id === itemId);
    const named = (item ? designsOn(item) : [])[at];
    if (!named) return refuse(problem("order.noSuchDesign", "item"));
    const name = fileName([number, textInEnglish(named.name)]);
    const design = await designWithFile(ctx, named.design);
    if (!design.ok) return design;
    const written = await ctx.held(sewing).file(design.value, { as, name });
    if (!written.ok) return written;
    const contentType = "application/octet-stream";
    return { file: { name: `${name}.${as}`, contentType, bytes: written.value } };
  },
};
