import { inOneLine, linesOf } from "../one-line.ts";
import { STORE_PAGES } from "../routing/store-path.ts";

/** Characters of a report that are taken in; what is kept of it is less. */
export const MESSAGE_MAX = 2_000;
export const STACK_MAX = 20_000;
export const ADDRESS_MAX = 4_000;
/** Of the version of the page's scripts. */
export const VERSION_MAX = 20;

/** What is kept of a report: so much of its message, lines of its stack, and of each of them. */
const KEPT_MESSAGE = 300;
const KEPT_LINES = 10;
const KEPT_LINE = 200;
/** A longer line of a stack names no place that anybody wrote, and is not looked at. */
const READ_LINE = 1_000;
/** Parts of an address that a pattern tells. */
const KEPT_PARTS = 8;

/** A crash of a page as its browser tells it. */
export interface ToldCrash {
  readonly message: string;
  readonly stack?: string | undefined;
  /** Where the page stood. */
  readonly address: string;
  readonly version?: string | undefined;
}

/** What is kept of one: nothing of whoever met it. Crashes that are alike in all of it are one. */
export interface Crash {
  readonly message: string;
  /** Lines of `name (script:line:column)`; empty where the browser told none. */
  readonly stack: string;
  /** `/checkout/*`: what stands in the address is not told. */
  readonly page: string;
  readonly version: string;
}

/** Takes out of a report what is nobody's business: addresses, numbers, queries, what would leave its line. */
export function keptCrash({ message, stack = "", address, version = "" }: ToldCrash): Crash {
  return {
    message: withoutPersonal(inOneLine(message)).trim().slice(0, KEPT_MESSAGE) || "No message",
    stack: placesOf(stack),
    page: pagePattern(address),
    version: /^[\da-z]+$/.test(version) ? version : "",
  };
}

/** Numbers of telephones, orders and cards, emails, and queries of addresses. */
const withoutPersonal = (text: string): string =>
  text
    .replaceAll(/\S+@\S+/g, "*")
    .replaceAll(/\?[^\s"')]+/g, "?*")
    .replaceAll(/\d[\d\s-]{2,}\d/g, "*");

/** Lines that name a place in a script, without the host: a stack may repeat the message before them. */
function placesOf(stack: string): string {
  return linesOf(stack)
    .map((line) => line.trim())
    .filter((line) => line.length <= READ_LINE && /:\d+:\d+\)?$/.test(line))
    .slice(0, KEPT_LINES)
    .map((line) => withoutHost(line).slice(0, KEPT_LINE))
    .join("\n");
}

const withoutHost = (line: string): string =>
  line
    .replaceAll(/https?:\/\/[^/\s]+/g, "")
    .replaceAll(/\?[^:\s)]*/g, "")
    // No part of it can begin where another could: a line that was made for it is read once, not for seconds.
    .replaceAll(/[^\s(@]+@[^\s/@]+\.\S+/g, "*");

/**
 * An address as the pattern of its page; of one that staff or products named, as many parts as it has.
 * @example pagePattern("https://shop.example/checkout/payment?card=1") is "/checkout/*"
 */
export function pagePattern(address: string): string {
  const path = address.replace(/^https?:\/\/[^/?#]*/, "").replace(/[?#].*$/s, "");
  const parts = path.split("/").filter((part) => part !== "");
  const known = STORE_PAGES.map((pattern) => pattern.split("/")).find((pattern) =>
    isLike(pattern, parts),
  );
  const pattern = known ?? parts.slice(0, KEPT_PARTS).map(() => "*");
  return `/${pattern.join("/")}`;
}

const isLike = (pattern: readonly string[], parts: readonly string[]): boolean =>
  pattern.length === parts.length &&
  pattern.every((part, place) => part === "*" || part === parts[place]);

/** What browsers are told apart by; first the word that others do not have. */
export const BROWSER_FAMILIES = [
  "Edge",
  "Opera",
  "Samsung",
  "Firefox",
  "Chrome",
  "Safari",
] as const;
export type BrowserFamily = (typeof BROWSER_FAMILIES)[number] | "Other";

const MARKS: Readonly<Record<(typeof BROWSER_FAMILIES)[number], RegExp>> = {
  Edge: /Edg(?:e|A|iOS)?\//,
  Opera: /OPR\/|Opera/,
  Samsung: /SamsungBrowser\//,
  Firefox: /Firefox\/|FxiOS\//,
  Chrome: /Chrome\/|CriOS\//,
  Safari: /Safari\//,
};

/** The family of a browser by how it names itself. */
export const browserFamily = (userAgent: string): BrowserFamily =>
  BROWSER_FAMILIES.find((family) => MARKS[family].test(userAgent)) ?? "Other";
