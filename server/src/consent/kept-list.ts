import { SERVER_COOKIES } from "@placket/domain/consent/server-cookies.data";
import { listVersion } from "@placket/domain/consent/list-version";
import { ESSENTIAL, type ConsentCategory } from "@placket/domain/storage/consent-category";
import { OUTSIDE_KEYS } from "@placket/domain/storage/outside-keys.data";
import { PAGE_KEYS, type KeptIn, type KeptThing } from "@placket/domain/storage/registry.data";
import type { StoreSettings } from "@placket/domain/store/settings";

/** One thing that a browser may come to keep here: the store's own, or a cookie of somebody else. */
export interface ListedThing {
  readonly name: string;
  readonly kind: KeptIn;
  readonly category: ConsentCategory;
  readonly about: string;
  /** Whose script it is; undefined of the store's own. */
  readonly domain: string | undefined;
  /** In seconds; undefined of what lasts as its kind does, or as `durationText` says. */
  readonly seconds: number | undefined;
  readonly durationText: string | undefined;
}

/**
 * Everything that is kept in a browser: the store's own from the registry by which it is written, and what scripts keep
 * that it cannot work without, which no setting changes; then what staff list of others.
 */
export function keptList(settings: StoreSettings): readonly ListedThing[] {
  const { consentCookies, cookieRestrictionDays } = settings;
  const chosen: readonly string[] = [PAGE_KEYS.consent.name, PAGE_KEYS.allowedSave.name];
  const things: readonly KeptThing[] = [
    ...Object.values(PAGE_KEYS),
    ...Object.values(SERVER_COOKIES),
  ];
  const own = things.map(({ name, kind, category, about, seconds }) => ({
    name,
    kind,
    category,
    about,
    domain: undefined,
    seconds: chosen.includes(name) ? cookieRestrictionDays * DAY_SECONDS : seconds,
    durationText: undefined,
  }));
  const ofOthers = OUTSIDE_KEYS.map((key) => ({
    ...key,
    category: ESSENTIAL,
    seconds: undefined,
    durationText: undefined,
  }));
  return [
    ...own,
    ...ofOthers,
    ...consentCookies.map(({ name, category, description, domain, duration }) => ({
      name,
      kind: "cookie" as const,
      category,
      about: description,
      domain,
      seconds: undefined,
      durationText: duration,
    })),
  ];
}

const DAY_SECONDS = 24 * 3600;

/** The version of the list that a store view shows. */
export const versionOf = (settings: StoreSettings): string =>
  listVersion({
    edition: settings.consentEdition,
    optional: keptList(settings).filter(({ category }) => category !== ESSENTIAL),
  });

/**
 * What a page's `html` says of consent, `list.before`: which list it shows, and what may be kept before a choice.
 * Undefined where nobody is asked: everything may be kept then (reading 76).
 */
export function pageConsent(settings: StoreSettings): string | undefined {
  if (!settings.consentManaged && !settings.cookieRestriction) return undefined;
  const before = settings.consentManaged && settings.consentBeforeOptIn ? "all" : "";
  return `${versionOf(settings)}.${before}`;
}
