import {
  checkPlacement,
  checkRevision,
  tidyPlacement,
} from "@placket/domain/content/check-document";
import {
  EVERY_STORE_VIEW,
  type DocumentKind,
  type Placement,
  type Revision,
} from "@placket/domain/content/document";
import { kindRow } from "@placket/domain/content/part-kinds";
import {
  readPart,
  readParts,
  skusIn,
  widgetIn,
  type Part,
  type PartDraft,
  type PartOf,
} from "@placket/domain/content/part";
import { ok, problem, refuse, type Problem, type Result } from "@placket/domain/problem";
import { leaveTrace } from "../audit/audit.ts";
import { readModel } from "../catalog/read-model.ts";
import type { Ctx } from "../context.ts";
import { cleanHtml } from "../http/guard/clean-html.ts";
import { wayFrom } from "../routing/routing.ts";
import { stores } from "../store/store-config.ts";
import {
  deleteDocument,
  holdKeys,
  insertDocument,
  insertRevision,
  isKeyTaken,
  selectDocument,
  selectRevision,
  selectRevisions,
  updateLive,
  updatePlacement,
  type KnownDocument,
} from "./content.sql.ts";

/** A document with the list of its revisions. */
interface WholeDocument extends KnownDocument {
  readonly revisions: Awaited<ReturnType<typeof selectRevisions>>;
}

/** What staff write, as it comes: its parts may be of any kind and say anything. */
interface WrittenDraft extends Omit<Revision, "parts"> {
  readonly parts: readonly PartDraft[];
}

/** A document as staff saw it. */
interface Seen {
  readonly id: number;
  readonly version: number;
}

const NO_SUCH = problem("content.noSuchContent", "id");
const CHANGED = refuse(problem("content.changedMeanwhile", "version"));

export async function wholeDocument(ctx: Ctx, id: number): Promise<Result<WholeDocument>> {
  const found = await selectDocument(ctx.db, id);
  if (!found) return refuse(NO_SUCH);
  return ok({ ...found, revisions: await selectRevisions(ctx.db, id) });
}

export async function revisionOf(ctx: Ctx, id: number, number: number): Promise<Result<Revision>> {
  const found = await selectRevision(ctx.db, id, number);
  return found ? ok(found) : refuse(problem("content.noSuchRevision", "number"));
}

/** Writes a new document. It is a draft: nobody but staff sees it. */
export async function addContent(
  tx: Ctx,
  kind: DocumentKind,
  typed: Placement,
  draft: WrittenDraft,
): Promise<Result<WholeDocument>> {
  const written = writtenOf(tx, draft);
  const placement = tidyPlacement(kind, typed);
  await holdKeys(tx.db);
  const wrong = await wrongPlacement(tx, kind, placement, 0);
  const problems = [...wrong, ...(written.ok ? [] : written.problems)];
  if (problems.length > 0 || !written.ok) return refuse(...problems);
  const id = await insertDocument(tx.db, kind, placement, tx.now);
  if (id === undefined) return refuse(problem("content.keyTaken", "key"));
  await insertRevision(tx.db, id, written.value, byOf(tx));
  const after = { title: written.value.title, ...placedAs(tx, placement) };
  await leaveTrace(tx, { action: "content.add", subject: subjectOf(kind, placement), after });
  return wholeDocument(tx, id);
}

/** Writes a document anew; where nothing is another, nothing is written. */
export async function writeContent(
  tx: Ctx,
  seen: Seen,
  draft: WrittenDraft,
): Promise<Result<WholeDocument>> {
  const found = await asSeen(tx, seen);
  if (!found.ok) return found;
  const written = writtenOf(tx, draft);
  if (!written.ok) return written;
  return insertNext(tx, found.value, written.value, "content.write");
}

/** Writes an earlier revision once more. What it says was right then; what names products that are gone is told. */
export async function restoreContent(
  tx: Ctx,
  seen: Seen,
  number: number,
): Promise<Result<WholeDocument>> {
  const found = await asSeen(tx, seen);
  if (!found.ok) return found;
  const earlier = await revisionOf(tx, seen.id, number);
  if (!earlier.ok) return earlier;
  // What was clean once may not be by what is known today.
  const next = { ...earlier.value, parts: earlier.value.parts.map(cleaned) };
  return insertNext(tx, found.value, next, "content.restore");
}

async function insertNext(
  tx: Ctx,
  now: KnownDocument,
  next: Revision,
  action: "content.write" | "content.restore",
): Promise<Result<WholeDocument>> {
  if (JSON.stringify(saidOf(now)) === JSON.stringify(saidOf(next)))
    return wholeDocument(tx, now.id);
  const number = await insertRevision(tx.db, now.id, next, byOf(tx));
  await leaveTrace(tx, {
    action,
    subject: subjectOf(now.kind, now),
    before: { title: now.title, revision: now.last },
    after: { title: next.title, revision: number },
  });
  return wholeDocument(tx, now.id);
}

const saidOf = ({ title, heading, metaTitle, metaDescription, parts }: Revision) => [
  title,
  heading,
  metaTitle,
  metaDescription,
  parts,
];

/** Shows shoppers a revision, or nothing any more. */
export async function publishContent(
  tx: Ctx,
  seen: Seen,
  number: number | null,
): Promise<Result<WholeDocument>> {
  const found = await asSeen(tx, seen);
  if (!found.ok) return found;
  if (number !== null) {
    const revision = await revisionOf(tx, seen.id, number);
    if (!revision.ok) return revision;
  }
  await updateLive(tx.db, seen.id, number, tx.now);
  await leaveTrace(tx, {
    action: number === null ? "content.withdraw" : "content.publish",
    subject: subjectOf(found.value.kind, found.value),
    before: { revision: found.value.live },
    after: { revision: number },
  });
  return wholeDocument(tx, seen.id);
}

/** Moves a document; shoppers find it there at once, where it is published. */
export async function moveContent(
  tx: Ctx,
  seen: Seen,
  typed: Placement,
): Promise<Result<WholeDocument>> {
  await holdKeys(tx.db);
  const found = await asSeen(tx, seen);
  if (!found.ok) return found;
  const { kind } = found.value;
  const placement = tidyPlacement(kind, typed);
  const problems = await wrongPlacement(tx, kind, placement, seen.id);
  if (problems.length > 0) return refuse(...problems);
  await updatePlacement(tx.db, seen.id, placement, tx.now);
  await leaveTrace(tx, {
    action: "content.move",
    subject: subjectOf(kind, found.value),
    before: placedAs(tx, found.value),
    after: placedAs(tx, placement),
  });
  return wholeDocument(tx, seen.id);
}

/** Takes a document away with all that was ever written of it. */
export async function removeContent(tx: Ctx, id: number): Promise<Result<number>> {
  const found = await selectDocument(tx.db, id, { isHeld: true });
  if (!found) return refuse(NO_SUCH);
  await deleteDocument(tx.db, id);
  await leaveTrace(tx, {
    action: "content.remove",
    subject: subjectOf(found.kind, found),
    before: { title: found.title, ...placedAs(tx, found) },
  });
  return ok(id);
}

/** What staff wrote, cleaned and checked: what is shown to shoppers is what is kept. */
export function writtenOf(ctx: Ctx, { parts: drafts, ...lines }: WrittenDraft): Result<Revision> {
  const known = drafts.map(readPart);
  if (known.includes(undefined)) return refuse(problem("access.badRequest", "parts", "parts"));
  const revision = {
    title: lines.title.trim(),
    heading: lines.heading.trim(),
    metaTitle: lines.metaTitle.trim(),
    metaDescription: lines.metaDescription.trim(),
    parts: readParts(drafts).map(cleaned),
  };
  const problems = [...checkRevision(revision), ...revision.parts.flatMap(missingProducts(ctx))];
  return problems.length > 0 ? refuse(...problems) : ok(revision);
}

/** A part whose HTML holds nothing that does not belong into a page, that of the part a JSON widget stands for included. */
function cleaned(part: Part): Part {
  const inside = part.kind === "json" ? widgetIn(part) : undefined;
  if (part.kind === "json" && inside) return withInside(part, cleaned(inside));
  const { fields } = kindRow(part.kind);
  const values = Object.entries(part.values).map(([name, value]) => [
    name,
    fields[name]?.as === "html" ? cleanHtml(value) : value,
  ]);
  return { ...part, values: Object.fromEntries(values) };
}

/** A JSON widget whose body says this part, and nothing else. */
function withInside(part: PartOf<"json">, { values, entries }: Part): Part {
  const body = JSON.stringify({ values, ...(entries.length > 0 && { entries }) }, undefined, 2);
  return { ...part, values: { ...part.values, body } };
}

const missingProducts =
  (ctx: Ctx) =>
  (given: Part, index: number): readonly Problem[] => {
    const part = given.kind === "json" ? (widgetIn(given) ?? given) : given;
    if (!("skus" in part.values)) return [];
    const catalog = ctx.held(readModel).current();
    return skusIn(part.values.skus)
      .filter((sku) => catalog.idOfSku(sku) === undefined)
      .map((sku) => problem("content.noSuchProduct", "parts", index + 1, sku));
  };

async function wrongPlacement(
  tx: Ctx,
  kind: DocumentKind,
  placement: Placement,
  besides: number,
): Promise<readonly Problem[]> {
  const views = tx
    .held(stores)
    .views.filter(
      ({ id }) => placement.storeViewId === EVERY_STORE_VIEW || placement.storeViewId === id,
    );
  if (views.length === 0) return [problem("content.noSuchStoreView", "storeViewId")];
  const problems = checkPlacement(kind, placement);
  if (problems.length > 0) return problems;
  if (await isKeyTaken(tx.db, kind, placement, besides))
    return [problem("content.keyTaken", "key")];
  return kind === "page" ? otherPages(tx, views, placement.key) : [];
}

/** A category or product that stands at the path already: it would go before the page, or the page before it. */
async function otherPages(
  ctx: Ctx,
  views: readonly Ctx["store"][],
  path: string,
): Promise<readonly Problem[]> {
  const ways = await Promise.all(
    views.map(async (store) => ({
      store,
      way: await wayFrom({ ...ctx, store }, path, { byRequest: () => undefined }),
    })),
  );
  const taken = ways.find(({ way }) => way !== undefined && way.page.type !== "cms");
  return taken ? [problem("content.pathTaken", "key", taken.store.name)] : [];
}

/** The document as it was seen, held until the transaction ends; refuses another one. */
async function asSeen(tx: Ctx, { id, version }: Seen): Promise<Result<KnownDocument>> {
  const found = await selectDocument(tx.db, id, { isHeld: true });
  if (!found) return refuse(NO_SUCH);
  return found.version === version ? ok(found) : CHANGED;
}

const byOf = ({ principal, now }: Ctx) => ({
  email: principal.kind === "staff" ? principal.email : "",
  now,
});

const subjectOf = (kind: DocumentKind, { key }: Placement) => `${kind} ${key}`;

/** The name of a store view, as staff read it. */
export const viewNameOf = (ctx: Ctx, id: number): string =>
  id === EVERY_STORE_VIEW
    ? "All store views"
    : (ctx.held(stores).views.find((view) => view.id === id)?.name ?? "");

const placedAs = (ctx: Ctx, { storeViewId, key, location, onPath, position }: Placement) => ({
  storeView: viewNameOf(ctx, storeViewId),
  key,
  location,
  onPath,
  position,
});
