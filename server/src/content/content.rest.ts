import type { contentEndpoints } from "@placket/contract/content/content.rest";
import { firstPicture, postPath } from "@placket/domain/content/blog";
import { fromBase64 } from "@placket/contract/from-base64";
import { ok, problem, refuse } from "@placket/domain/problem";
import { lookupPath } from "@placket/domain/routing/page-path";
import type { Ctx } from "../context.ts";
import type { Handlers } from "../http/mount.ts";
import { blogPosts, pageBlocks, pageOrPostById } from "./content.ts";
import { drawnFor } from "./drawn.ts";
import { partsToWire } from "./parts-to-wire.ts";

export const contentHandlers: Handlers<typeof contentEndpoints> = {
  pageInfo: ({ ctx }, { query }) => {
    const found = pageOrPostById(ctx, query.id);
    if (!found.ok) return found;
    const { id, kind, key, title, heading, metaTitle, metaDescription, parts } = found.value;
    return ok({
      id,
      title,
      content: drawnFor(ctx, parts),
      meta_title: metaTitle,
      meta_description: metaDescription,
      canonical: kind === "post" ? postPath(id) : `/${key}`,
      robots: "index,follow",
      content_heading: heading,
      parts: partsToWire(parts),
      published_at: kind === "post" ? found.value.liveSince.toISOString() : null,
    });
  },
  blogPosts: ({ ctx }, { query: { page = 1 } }) => {
    const { posts, hasMore } = blogPosts(ctx, page);
    return ok({ items: posts.map(postToWire), has_more: hasMore });
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

const postToWire = ({ id, title, metaDescription, parts, liveSince }: LiveDocument) => ({
  id,
  title,
  summary: metaDescription,
  picture: firstPicture(parts) ?? null,
  url: postPath(id),
  published_at: liveSince.toISOString(),
});

type LiveDocument = ReturnType<typeof blogPosts>["posts"][number];
type Block = ReturnType<typeof pageBlocks>[number]["blocks"][number];

const blockToWire = (ctx: Ctx, { id, key, title, parts }: Block) => ({
  id,
  identifier: key,
  title,
  content: drawnFor(ctx, parts),
  parts: partsToWire(parts),
});
