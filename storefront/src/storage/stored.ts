import { allows, consentInForce } from "@placket/domain/storage/allows";
import { storageKeys, type StorageKey } from "./keys.ts";

/** What is kept under a key; undefined when nothing is, when it cannot be read or is something else, and on a server. */
export function readStored<Value>(key: StorageKey<Value>): Value | undefined {
  const text = key.kind === "cookie" ? readCookie(key.name) : storageOf(key)?.getItem(key.name);
  if (text === null || text === undefined) return undefined;
  const kept = key.form === "text" ? text : parsed(text);
  return key.is(kept) ? kept : undefined;
}

/** Keeps a value, unless nobody consented to it. A full or closed storage is no reason to fail. */
export function writeStored<Value>(key: StorageKey<Value>, value: Value): void {
  if (key.category && !isAllowed(key.category)) return;
  const text = key.form === "text" ? String(value) : JSON.stringify(value);
  if (key.kind === "cookie") writeCookie(key, text);
  else tryStorage(() => storageOf(key)?.setItem(key.name, text));
}

export function removeStored(key: StorageKey): void {
  if (key.kind === "cookie") writeCookie({ ...key, seconds: 0 }, "");
  else tryStorage(() => storageOf(key)?.removeItem(key.name));
}

/**
 * Whether the shopper has consented to a category that needs it, as the page asks for it (CONSENT-04, CONSENT-05): on
 * `html`, where the server says of which list, and what may be kept before a choice. A page that says nothing asks nobody.
 */
export function isAllowed(category: string): boolean {
  const page = document.documentElement.dataset["consent"];
  const hasSignal = hasPrivacySignal();
  const inForce = consentInForce(page, readStored(storageKeys.consent), hasSignal);
  return allows(inForce, category, hasSignal);
}

/** Whether the browser says that data be not sold or shared (Global Privacy Control). */
export const hasPrivacySignal = (): boolean =>
  (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** Session or local storage; undefined on a server and where the browser forbids it. */
function storageOf(key: StorageKey): Storage | undefined {
  if (typeof window === "undefined") return undefined;
  return tryStorage(() => (key.kind === "session" ? window.sessionStorage : window.localStorage));
}

function tryStorage<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function readCookie(name: string): string | undefined {
  if (typeof document === "undefined") return undefined;
  const found = document.cookie
    .split("; ")
    .map((pair) => pair.split("="))
    .find(([key]) => key === encodeURIComponent(name));
  return found && decoded(found.slice(1).join("="));
}

/** Anything may write a cookie: what is no valid percent-encoding is not ours. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

function writeCookie({ name, seconds }: StorageKey, text: string): void {
  if (typeof document === "undefined") return;
  const age = seconds === undefined ? "" : `; Max-Age=${seconds}`;
  const secure = location.protocol === "https:" ? "; Secure" : "";
  const value = `${encodeURIComponent(name)}=${encodeURIComponent(text)}`;
  document.cookie = `${value}; Path=/; SameSite=Lax${age}${secure}`;
}
