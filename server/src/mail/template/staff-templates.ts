import { createHash } from "node:crypto";
import { LETTER_TEXT_NAMES, type LetterTextName } from "@placket/domain/mail/letter-texts";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { lastChanges } from "../../audit/audit.ts";
import type { Ctx } from "../../context.ts";
import { stores } from "../../store/store-config.ts";
import type { StoreView } from "../../store/store-view.ts";
import { letterheadOf } from "../letter/letterhead.ts";
import type { LetterPlace } from "./letter-text.sql.ts";
import { loadOwnTexts, type OwnTexts } from "./own-texts.ts";
import { letterTemplates, placeholdersOf, textsOf, type LetterTemplate } from "./template.ts";

/** A template as a line of the list. */
interface ListedTemplate extends Pick<
  LetterTemplate<unknown>,
  "name" | "title" | "about" | "readers"
> {
  /** Names of the store views for which staff say something otherwise. */
  readonly wordedFor: readonly string[];
}

/** Every letter that the store writes, by title, as the database has them now. */
export async function listTemplates(ctx: Ctx): Promise<ListedTemplate[]> {
  const textsAt = await loadOwnTexts(ctx.db);
  const listed = ctx.held(letterTemplates).map((template) => {
    const { name, title, about, readers } = template;
    const worded = viewsOf(ctx, template).filter(
      ({ id }) => Object.keys(textsAt({ storeViewId: id, template: name })).length > 0,
    );
    return { name, title, about, readers, wordedFor: worded.map((view) => view.name) };
  });
  return listed.toSorted((a, b) => a.title.localeCompare(b.title, "en"));
}

/** One text of a letter as a store view has it. */
interface TemplateText {
  readonly name: LetterTextName;
  /** What staff say; `null` where they leave it to the template. */
  readonly own: string | null;
  /** What the template says, in the language of the store view. */
  readonly unlessSaid: string;
  /** Who changed it last for this store view, and when; `null` when nobody has. */
  readonly changed: { readonly by: string; readonly at: Date } | null;
}

export interface TemplateAt extends Omit<ListedTemplate, "wordedFor"> {
  readonly views: readonly Pick<StoreView, "id" | "name">[];
  readonly viewId: number;
  /** Names what staff say here; a change is written against it. */
  readonly edition: string;
  readonly placeholders: readonly { readonly name: string; readonly means: string }[];
  readonly texts: readonly TemplateText[];
}

/** Which template staff look at, and for which store view; the first one unless told. */
export interface TemplateAsked {
  readonly name: string;
  readonly viewId?: number | undefined;
}

/** A letter with its texts as a store view has them, as the database has them now. */
export async function templateAt(ctx: Ctx, asked: TemplateAsked): Promise<Result<TemplateAt>> {
  const found = templateIn(ctx, asked);
  if (!found.ok) return found;
  const { template, inView, place } = found.value;
  const own = (await loadOwnTexts(ctx.db))(place);
  const unlessSaid = textsOf(template, letterheadOf(inView, template.readers));
  const changes = await lastChanges(ctx, traceOf(place));
  const { name, title, about, readers } = template;
  return ok({
    name,
    title,
    about,
    readers,
    views: viewsOf(ctx, template),
    viewId: place.storeViewId,
    edition: editionOf(own),
    placeholders: Object.entries(placeholdersOf(template)).map(([key, means]) => ({
      name: key,
      means,
    })),
    texts: LETTER_TEXT_NAMES.map((key) => ({
      name: key,
      own: own[key] ?? null,
      unlessSaid: unlessSaid[key],
      changed: changes.get(key) ?? null,
    })),
  });
}

/** A template, and the call in the store view for which it is looked at. */
export interface TemplateIn {
  readonly template: LetterTemplate<unknown>;
  readonly inView: Ctx;
  readonly place: LetterPlace;
}

/** Refuses a template or a store view that is not there; letters to staff are in the name of the first one alone. */
export function templateIn(ctx: Ctx, { name, viewId }: TemplateAsked): Result<TemplateIn> {
  const template = ctx.held(letterTemplates).find((one) => one.name === name);
  if (!template) return refuse(problem("mail.noSuchTemplate", "name"));
  const views = viewsOf(ctx, template);
  const store = viewId === undefined ? views[0] : views.find(({ id }) => id === viewId);
  if (!store) return refuse(problem("store.noSuchScope", "view"));
  return ok({
    template,
    inView: { ...ctx, store },
    place: { storeViewId: store.id, template: name },
  });
}

function viewsOf(ctx: Ctx, { readers }: LetterTemplate<unknown>): readonly StoreView[] {
  const { views, defaultView } = ctx.held(stores);
  return readers === "staff" ? [defaultView] : views;
}

/** Names what staff say: another text, another name. */
export function editionOf(own: OwnTexts): string {
  const texts = LETTER_TEXT_NAMES.map((name) => own[name] ?? null);
  return createHash("sha256").update(JSON.stringify(texts)).digest("base64url");
}

/** Under what the changes of a letter stand in the trail. */
export const traceOf = ({ storeViewId, template }: LetterPlace) =>
  ({ action: "letter.change", subject: `${template} ${storeViewId}` }) as const;

/** What the letters are called, by what stands in the trail. */
export function templateTitles(ctx: Ctx): Promise<ReadonlyMap<string, string>> {
  const titles = ctx.held(letterTemplates).flatMap((template) =>
    viewsOf(ctx, template).map(({ id, name }) => {
      const { subject } = traceOf({ storeViewId: id, template: template.name });
      return [subject, `${template.title}, ${name}`] as const;
    }),
  );
  return Promise.resolve(new Map(titles));
}
