import type { Logo } from "@placket/domain/embroidery/logo/logo";
import { PAGE_SIZES } from "@placket/domain/page-sizes";
import { problem, refuse, ok, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { logoOwner } from "./owned/logo-owner.ts";
import { LOGOS_MAX } from "./take-logo.ts";
import { countMatching, selectLogos, type LogoOrder } from "./logo.sql.ts";

/** All logos of whoever asks, newest first. */
export const ownLogos = (ctx: Ctx): Promise<readonly Logo[]> =>
  selectLogos(ctx, logoOwner(ctx), { order: "newest", search: "", limit: LOGOS_MAX, offset: 0 });

/** What of one's library is asked for; nothing of it is believed. */
interface LibraryAsked {
  readonly order: LogoOrder;
  readonly search: string;
  readonly pageSize: number;
  readonly currentPage: number;
}

/** A page of one's library. */
interface LibraryPage {
  readonly logos: readonly Logo[];
  readonly count: number;
}

/** A page of the logos of whoever asks that match (EMB-18, EMB-49). */
export async function logoLibrary(
  ctx: Ctx,
  { order, search, pageSize, currentPage }: LibraryAsked,
): Promise<Result<LibraryPage>> {
  const { most } = PAGE_SIZES.logos;
  if (pageSize < 1 || pageSize > most) {
    return refuse(problem("catalog.badPageSize", "pageSize", most));
  }
  if (currentPage < 1) return refuse(problem("access.badRequest", "currentPage", "currentPage"));
  if (search.length > SEARCH_MAX) return refuse(problem("access.badRequest", "search", "search"));
  const owner = logoOwner(ctx);
  const wanted = search.trim();
  const offset = (currentPage - 1) * pageSize;
  const [logos, count] = await Promise.all([
    selectLogos(ctx, owner, { order, search: wanted, limit: pageSize, offset }),
    countMatching(ctx.db, owner, wanted),
  ]);
  return ok({ logos, count });
}

/** Longest text that is looked for, in characters. */
const SEARCH_MAX = 100;
