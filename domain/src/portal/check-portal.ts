import { isOneLine, isSeen } from "../one-line.ts";
import { problem, type Problem } from "../problem.ts";
import { PORTAL_NOTICES, type CategoryOverride, type Portal } from "../store/portal.ts";

/** Characters of a code: enough to be told apart, few enough to be typed. */
const PORTAL_CODE_MIN = 2;
export const PORTAL_CODE_MAX = 32;
export const PORTAL_NAME_MAX = 100;
/** Characters of one notice, markup counted. */
export const PORTAL_NOTICE_MAX = 20_000;
/** Categories of one menu: more is no menu. */
export const PORTAL_CATEGORIES_MAX = 40;
/** Characters of what a portal says of a category. */
export const OVERRIDE_TEXT_MAX = 300;
export const OVERRIDE_DESCRIPTION_MAX = 2_000;

/** A portal as staff write it. */
type PortalDraft = Omit<Portal, "id" | "logo" | "version">;

const CODE = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** First segments of the store's own addresses: `/{code}/default-category` would be one of them. */
const RESERVED: ReadonlySet<string> = new Set([
  "admin",
  "checkout",
  "customer",
  "default-category",
  "docs",
  "graphql",
  "media",
  "rest",
]);

/** A code as it is kept: trimmed and lowercase. */
export const portalCode = (typed: string): string => typed.trim().toLowerCase();

/** What is wrong with the code of a new portal. */
export function checkPortalCode(code: string): Problem[] {
  const isCode =
    code.length >= PORTAL_CODE_MIN && code.length <= PORTAL_CODE_MAX && CODE.test(code);
  if (!isCode) return [problem("portal.codeInvalid", "code", PORTAL_CODE_MIN, PORTAL_CODE_MAX)];
  return RESERVED.has(code) ? [problem("portal.codeReserved", "code")] : [];
}

/** What is wrong with a portal; its texts must come trimmed. Whether its categories are there is for the catalog to say. */
export function checkPortal(draft: PortalDraft): Problem[] {
  const { name, notices, categories, overridesCategories } = draft;
  const isName = name.length <= PORTAL_NAME_MAX && isOneLine(name) && isSeen(name);
  const ids = categories.map(({ categoryId }) => categoryId);
  return [
    ...(isName ? [] : [problem("portal.nameInvalid", "name", PORTAL_NAME_MAX)]),
    ...PORTAL_NOTICES.flatMap((notice) =>
      notices[notice].length > PORTAL_NOTICE_MAX
        ? [problem("portal.noticeTooLong", notice, PORTAL_NOTICE_MAX)]
        : [],
    ),
    ...(new Set(ids).size < ids.length ? [problem("portal.categoryTwice", "categories")] : []),
    ...(overridesCategories && ids.length === 0
      ? [problem("portal.categoryMissing", "categories")]
      : []),
    ...categories.flatMap(checkOverride),
  ];
}

const LINES = {
  name: { title: "Name", max: OVERRIDE_TEXT_MAX },
  metaTitle: { title: "Title for search engines", max: OVERRIDE_TEXT_MAX },
  metaDescription: { title: "Description for search engines", max: OVERRIDE_TEXT_MAX },
  description: { title: "Description", max: OVERRIDE_DESCRIPTION_MAX },
} as const;

function checkOverride(override: CategoryOverride): Problem[] {
  const { canonical, image } = override;
  const lines = (Object.keys(LINES) as (keyof typeof LINES)[]).flatMap((field) => {
    const { title, max } = LINES[field];
    const said = override[field];
    const isSaid = said === null || (said.length <= max && isOneLine(said) && isSeen(said));
    return isSaid ? [] : [problem("portal.overrideInvalid", "categories", title, max)];
  });
  return [
    ...lines,
    ...(canonical === null || isOwnPath(canonical)
      ? []
      : [problem("portal.pathInvalid", "categories", "Canonical page")]),
    ...(image === null || isPicture(image) ? [] : [problem("portal.pictureInvalid", "categories")]),
  ];
}

/** A path of this very site, in every browser's eyes. */
const isOwnPath = (path: string): boolean =>
  path.length <= OVERRIDE_TEXT_MAX && /^\/(?![/\\])[^\s\\]*$/.test(path);

const isPicture = (address: string): boolean =>
  isOwnPath(address) ||
  (address.length <= OVERRIDE_TEXT_MAX && /^https:\/\/[^\s\\]+$/.test(address));
