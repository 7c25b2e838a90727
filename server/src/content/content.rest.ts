import type { contentEndpoints } from "@placket/contract/content/content.rest";
import { fromBase64 } from "@placket/contract/from-base64";
import { ok, problem, refuse } from "@placket/domain/problem";
import { lookupPath } from "@placket/domain/routing/page-path";
import type { Ctx } from "../context.ts";
import type { Handlers } from "../http/mount.ts";
import { pageBlocks, pageById } from "./content.ts";
import { drawnFor } from "./drawn.ts";
import { partsToWire } from "./parts-to-wire.ts";

export const contentHandlers: Handlers<typeof contentEndpoints> = {
  pageInfo: ({ ctx }, { query }) => {
    const found = pageById(ctx, query.id);
    if (!found.ok) return found;
    const { id, key, title, heading, metaTitle, metaDescription, parts } = found.value;
    return ok({
      id,
      title,
      content: drawnFor(ctx, parts),
      meta_title: metaTitle,
      meta_description: metaDescription,
      canonical: `/${key}`,
      robots: "index,follow",
      content_heading: heading,
      parts: partsToWire(parts),
    });
  },
  pageBlocks: ({ ctx }, { query }) => {
    const address = fromBase64(query.urlcode);
    const path = address === undefined ? undefined : lookupPath(address);
    if (path === undefined) return refuse(problem("routing.unreadablePath", "urlcode"));
    const containers = pageBlocks(ctx, path).map(({ name, blocks }) => ({
      name,
      blocks: blocks.map((block) => blockToWire(ctx, block)),
    }));
    return ok({ containers });
  },
};

type Block = ReturnType<typeof pageBlocks>[number]["blocks"][number];

const blockToWire = (ctx: Ctx, { id, key, title, parts }: Block) => ({
  id,
  identifier: key,
  title,
  content: drawnFor(ctx, parts),
  parts: partsToWire(parts),
});
