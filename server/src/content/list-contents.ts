import type { DocumentKind, DocumentState } from "@placket/domain/content/document";
import { EVERY_STORE_VIEW } from "@placket/domain/content/document";
import type { Result } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import type { Page, PageAsked } from "../list/list-page.ts";
import { stores } from "../store/store-config.ts";
import { selectDocuments, type DocumentRow } from "./content-admin.sql.ts";

/** What staff ask of the list. */
interface ContentsAsked extends PageAsked {
  readonly search?: string | undefined;
  readonly kind?: DocumentKind | undefined;
  readonly state?: DocumentState | undefined;
}

/** A page of all that was written. */
export const listContents = (
  ctx: Ctx,
  { search = "", kind, state, ...page }: ContentsAsked,
): Promise<Result<Page<DocumentRow>>> =>
  selectDocuments(ctx.db, { text: search.trim(), kind, state }, page);

/** The store views that something may be written for, every one of them first. */
export const contentChoices = (
  ctx: Ctx,
): readonly { readonly id: number; readonly name: string }[] => [
  { id: EVERY_STORE_VIEW, name: "All store views" },
  ...ctx.held(stores).views.map(({ id, name }) => ({ id, name })),
];
