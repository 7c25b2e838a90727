import { theStitcher } from "@placket/web/embroidery/stitching/stitcher";
import { readLettering } from "@placket/domain/embroidery/offer/lettering";
import type { Shop } from "../../api/shop.ts";
import type { QueryClient } from "../../query/query-client.ts";
import { offerQuery } from "../offer.queries.ts";
import { startDraft } from "../text/draft.ts";

/**
 * Asks for what is offered, and sews a letter of it unseen: the worker has its code and its first font when the
 * form opens.
 * @throws what did not come; the form asks for it again
 */
export async function warm(
  { shop, client }: { readonly shop: Shop; readonly client: QueryClient },
  variantId: number,
): Promise<void> {
  const offer = await client.fetchQuery(offerQuery(shop, variantId));
  if (!offer?.terms.text) return;
  const draft = startDraft(offer, undefined);
  const read = readLettering({ ...draft, lines: draft.lines.with(0, "M") }, offer.terms, null);
  if (read.ok) await theStitcher().sew({ as: "text", recipe: read.value.recipe });
}
