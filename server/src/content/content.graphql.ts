import type {
  QueryCmsBlocksArgs,
  QueryCmsPageArgs,
  QueryGetDynamicWidgetsArgs,
} from "@placket/contract/graphql.gen";
import type { Ctx } from "../context.ts";
import { boundEntries } from "../graphql/bound-entries.ts";
import { orThrow } from "../graphql/refused.ts";
import { blocksNamed, pageById, pageByPath, widgetsAt } from "./content.ts";
import { drawnFor } from "./drawn.ts";

/** Blocks that one call may ask for: a block may be long, and each is drawn whole. */
const BLOCKS_MOST = 50;

/** Pages, blocks and widgets by Magento's names and the documents'. */
export const contentResolvers = {
  Query: {
    cmsPage: (_: unknown, { id, identifier }: QueryCmsPageArgs, ctx: Ctx) => {
      const page = orThrow(
        typeof id === "number" ? pageById(ctx, id) : pageByPath(ctx, identifier ?? ""),
      );
      return {
        content: drawnFor(ctx, page.parts),
        content_heading: page.heading,
        identifier: page.key,
        meta_description: page.metaDescription,
        meta_keywords: "",
        meta_title: page.metaTitle,
        page_layout: "1column",
        title: page.title,
        url_key: page.key,
      };
    },
    cmsBlocks: (_: unknown, { identifiers }: QueryCmsBlocksArgs, ctx: Ctx) => {
      boundEntries(identifiers ?? [], "identifiers", BLOCKS_MOST);
      const names = new Set((identifiers ?? []).filter((name) => name !== null));
      return {
        items: blocksNamed(ctx, [...names]).map(({ key, title, parts }) => ({
          identifier: key,
          title,
          content: drawnFor(ctx, parts),
        })),
      };
    },
    getDynamicWidgets: (_: unknown, { location }: QueryGetDynamicWidgetsArgs, ctx: Ctx) =>
      widgetsAt(ctx, location).map(({ id, title, parts }) => ({
        id,
        title,
        content: drawnFor(ctx, parts),
      })),
  },
};
