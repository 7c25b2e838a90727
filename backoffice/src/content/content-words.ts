import type { DocumentKind, DocumentState } from "@placket/domain/content/document";
import type { Location } from "@placket/domain/content/location";

export const KIND_TEXT: Readonly<Record<DocumentKind, string>> = {
  page: "Page",
  block: "Block",
  post: "Blog post",
};

export const STATE_TEXT: Readonly<Record<DocumentState, string>> = {
  draft: "Draft",
  published: "Published",
  changed: "Published, changed since",
};

/** Places as staff read them, in the order in which they are offered. */
const PLACES: Readonly<Record<string, string>> = {
  "page-top": "Above what a page shows",
  "page-bottom": "Below what a page shows",
  "banner-promotion": "Promotions bar",
  "footer-logo": "Footer: below the logo",
  "footer-contact-info": "Footer: how to reach you",
  "footer-left-links": "Footer: left links",
  "footer-right-links": "Footer: right links",
  "footer-buttons": "Footer: buttons",
  "footer-icons": "Footer: icons",
  "footer-secure-image": "Footer: seals",
  "footer-bottom-links": "Footer: links at the bottom",
  "footer-copyright": "Footer: copyright",
  "social-media": "Footer: social media",
  "email-connect": "Footer: newsletter",
  "recently-viewed-footer": "Footer: recently viewed",
  HEADERBEFOREACCOUNTLINKS: "Widget: header, before the account",
  FOOTER: "Widget: footer",
  FOOTBUTTONS: "Widget: buttons of the footer",
  MIDFOOT: "Widget: middle of the footer",
  LOWERFOOT: "Widget: end of the footer",
};

/** `menu-promotion-3` is “Menu promotion 3”. */
export const placeText = (location: Location): string =>
  PLACES[location] ?? `Menu promotion ${location.replace(/^\D+/, "")}`;
