import type { ShownConfig } from "@placket/contract/store/config.codec";
import { t } from "../../translation/translate.ts";

/** One thing that support asks after. */
interface Fact {
  readonly name: string;
  readonly value: string;
}

/** What the store says of itself (ROUTE-09). */
export function storeFacts({ storeName, storeCode, currency, portal }: ShownConfig): Fact[] {
  return [
    { name: t("Store"), value: `${storeName} (${storeCode})` },
    { name: t("Currency"), value: currency },
    { name: t("Portal"), value: portal?.code ?? t("none") },
  ];
}

/** What a browser says of itself, nothing of who uses it. */
export function browserFacts({
  navigator,
  innerWidth,
  innerHeight,
  devicePixelRatio,
}: Window): Fact[] {
  return [
    { name: t("Browser"), value: navigator.userAgent },
    { name: t("Languages"), value: navigator.languages.join(", ") },
    { name: t("Window"), value: `${innerWidth} × ${innerHeight}, ${devicePixelRatio}` },
    { name: t("Cookies"), value: navigator.cookieEnabled ? t("on") : t("off") },
    { name: t("Line"), value: navigator.onLine ? t("there") : t("none") },
    { name: t("Time"), value: new Date().toISOString() },
  ];
}
