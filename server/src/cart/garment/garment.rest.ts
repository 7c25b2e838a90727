import type { garmentEndpoints } from "@placket/contract/cart/garment/garment.rest";
import { previewsToWire } from "@placket/contract/cart/garment/previews.codec";
import { atDataFields } from "@placket/contract/embroidery/data-fields.codec";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { CART_COOKIE } from "@placket/domain/storage/cart-cookie";
import type { Handlers, RestCall } from "../../http/mount.ts";
import { pdfFile } from "../../print/pdf-file.ts";
import { embroideredData } from "../line/embroidered-data.ts";
import { sewnItem } from "../line/sewn-parts.ts";
import { garmentPdf } from "./garment-paper.ts";
import { previewImages, previewsOfItem, type PreviewImages } from "./preview-images.ts";

export const garmentHandlers: Handlers<typeof garmentEndpoints> = {
  generateLpImages: async (call, { body: { data, item_id: itemId } }) => {
    const drawn = data ? await previewsOfData(call, data) : await previewsInCart(call, itemId);
    return drawn.ok ? ok(previewsToWire(drawn.value)) : drawn;
  },
  downloadEmbroidery: async ({ ctx }, { body }) => {
    const sewn = atDataFields(await sewnItem(ctx, embroideredData(ctx, body.data)));
    return sewn.ok
      ? pdfFile("embroidery.pdf", atDataFields(await garmentPdf(ctx, sewn.value)))
      : sewn;
  },
};

type Data = Parameters<typeof embroideredData>[1];

async function previewsOfData({ ctx }: RestCall, data: Data): Promise<Result<PreviewImages>> {
  const sewn = atDataFields(await sewnItem(ctx, embroideredData(ctx, data)));
  return sewn.ok ? atDataFields(await previewImages(ctx, sewn.value)) : sewn;
}

function previewsInCart(
  { ctx, cookie }: RestCall,
  itemId: number | undefined,
): Promise<Result<PreviewImages>> | Result<PreviewImages> {
  if (itemId === undefined) return refuse(problem("cart.noProductId", "data.productId"));
  return previewsOfItem(ctx, { itemId, maskId: cookie(CART_COOKIE) });
}
