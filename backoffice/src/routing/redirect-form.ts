import { checkRedirect, REDIRECT_PATH_MAX, REDIRECT_KINDS } from "@placket/domain/routing/redirect";
import { chosen } from "../page/form/chosen.ts";
import type { FormField } from "../page/form/FormControl.tsx";
import { KIND_CHOICES } from "./kind-text.ts";
import type { RedirectRow, StoreViews } from "./redirect.queries.ts";

/** The fields of a redirect by name, in their order. */
export const REDIRECT_FIELDS = ["requestPath", "targetPath", "kind", "storeViewId"] as const;
type RedirectField = (typeof REDIRECT_FIELDS)[number];
type Typed = Readonly<Record<RedirectField, string>>;

/** The fields of a redirect, in a shop with these store views. */
export const redirectFields = (views: StoreViews): Readonly<Record<RedirectField, FormField>> => ({
  requestPath: {
    label: "From the path",
    hint: "As it is asked for, such as old-coats",
    maxLength: REDIRECT_PATH_MAX,
    autoComplete: "off",
  },
  targetPath: {
    label: "To the path",
    hint: "A page of this shop, such as kitchen/chef-coats; / is the home page",
    maxLength: REDIRECT_PATH_MAX,
    autoComplete: "off",
  },
  kind: { label: "What it does", choices: KIND_CHOICES },
  storeViewId: {
    label: "Holds in",
    choices: views.map(({ id, name }) => ({ value: String(id), label: name })),
  },
});

/** What is typed, as the call takes it. */
export const redirectOf = ({ requestPath, targetPath, kind, storeViewId }: Typed) => ({
  requestPath: withoutOrigin(requestPath),
  targetPath: withoutOrigin(targetPath),
  kind: chosen(REDIRECT_KINDS, kind),
  storeViewId: Number(storeViewId),
});

/** Addresses of this shop are pasted whole. */
const withoutOrigin = (typed: string) => {
  const text = typed.trim();
  return text.startsWith(`${location.origin}/`) ? text.slice(location.origin.length) : typed;
};

/** What is wrong with what is typed. */
export const checkTyped = (typed: Typed) => checkRedirect(redirectOf(typed));

/** A redirect as the form begins with it. */
export const typedOf = ({ requestPath, targetPath, kind, storeViewId }: RedirectRow): Typed => ({
  requestPath,
  targetPath,
  kind,
  storeViewId: String(storeViewId),
});
