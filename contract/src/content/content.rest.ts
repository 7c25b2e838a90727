import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { asNumber, id, text } from "../shapes.ts";
import { contentPart } from "./part.ts";

const block = z.object({
  id: z.number(),
  /** The name that staff gave it. */
  identifier: z.string(),
  title: z.string(),
  /** Clean HTML, drawn by the store. */
  content: z.string(),
  /** The same by its parts. */
  parts: z.array(contentPart),
});

export const contentEndpoints = {
  pageInfo: endpoint({
    method: "GET",
    path: "app-page-info",
    summary:
      "A page or blog post that staff wrote, by the id that app-check-url or the post's address gives, as it is published.",
    source: "CMS-04, CMS-21, OPEN-24",
    can: "shop.browse",
    query: z.object({ id }),
    reply: z.object({
      id: z.number(),
      title: z.string(),
      /** Clean HTML, drawn by the store. */
      content: z.string(),
      meta_title: z.string(),
      meta_description: z.string(),
      /** The page's own path. */
      canonical: z.string(),
      robots: z.string(),
      content_heading: z.string(),
      parts: z.array(contentPart),
      /** Of a post: since when it has been there. */
      published_at: z.string().nullable(),
    }),
    errors: ["content.noSuchPage"],
  }),
  blogPosts: endpoint({
    method: "GET",
    path: "app-blog-posts",
    summary: "The posts of the blog, the newest first, a page of them; pages count from 1.",
    source: "CMS-21, ROUTE-12",
    can: "shop.browse",
    query: z.object({ page: asNumber(z.int().min(1).max(10_000)).optional() }),
    reply: z.object({
      items: z.array(
        z.object({
          id: z.number(),
          title: z.string(),
          summary: z.string(),
          /** A picture of the store, below its media; none where the post has none. */
          picture: z.string().nullable(),
          url: z.string(),
          published_at: z.string(),
        }),
      ),
      has_more: z.boolean(),
    }),
    errors: [],
  }),
  pageBlocks: endpoint({
    method: "GET",
    path: "app-page-blocks",
    summary:
      "What staff put on a page by its path: the containers that every page has, and those of this one alone.",
    source: "CMS-03, FOOT-07",
    can: "shop.browse",
    query: z.object({ urlcode: text(4096) }),
    reply: z.object({
      containers: z.array(z.object({ name: z.string(), blocks: z.array(block) })),
    }),
    errors: ["routing.unreadablePath"],
  }),
} as const satisfies EndpointTable;
