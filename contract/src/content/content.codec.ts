import { readPart, type Part } from "@placket/domain/content/part";
import type { z } from "zod";
import type { contentEndpoints } from "./content.rest.ts";
import type { contentPart } from "./part.ts";

type BlocksWire = z.output<typeof contentEndpoints.pageBlocks.reply>;
type PageWire = z.output<typeof contentEndpoints.pageInfo.reply>;

/** A part, or the name of one that this page has no component for (CMS-05). */
export type ShownPart = Part | { readonly kind: "unknown"; readonly name: string };

/** A page that staff wrote, as it is drawn. */
export interface ShownPage {
  readonly id: number;
  readonly title: string;
  readonly heading: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly canonical: string;
  readonly robots: string;
  readonly parts: readonly ShownPart[];
  /** Of a post of the blog. */
  readonly publishedAt: string | null;
}

export function shownPage(wire: PageWire): ShownPage {
  return {
    id: wire.id,
    title: wire.title,
    heading: wire.content_heading,
    metaTitle: wire.meta_title,
    metaDescription: wire.meta_description,
    canonical: wire.canonical,
    robots: wire.robots,
    parts: wire.parts.map(shownPart),
    publishedAt: wire.published_at,
  };
}

/** A page of the blog's list. */
export interface ShownBlog {
  readonly posts: readonly {
    readonly id: number;
    readonly title: string;
    readonly summary: string;
    readonly picture: string | null;
    readonly url: string;
    readonly publishedAt: string;
  }[];
  readonly hasMore: boolean;
}

export const shownBlog = ({
  items,
  has_more: hasMore,
}: z.output<typeof contentEndpoints.blogPosts.reply>): ShownBlog => ({
  posts: items.map(({ published_at: publishedAt, ...post }) => ({ ...post, publishedAt })),
  hasMore,
});

/** The parts that stand at a place of a page, block after block. */
export const partsAt = ({ containers }: BlocksWire, place: string): readonly ShownPart[] =>
  containers
    .filter(({ name }) => name === place)
    .flatMap(({ blocks }) => blocks.flatMap(({ parts }) => parts.map(shownPart)));

const shownPart = (wire: z.output<typeof contentPart>): ShownPart =>
  readPart(wire) ?? { kind: "unknown", name: wire.kind };
