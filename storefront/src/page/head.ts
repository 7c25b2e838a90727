/** What a page says about itself to browsers, search engines and link previews. */
export interface Head {
  /** Without the store's name, which is added. */
  readonly title: string;
  readonly description?: string | undefined;
  /** A path; the host is added by the server. */
  readonly canonical?: string | undefined;
  /** For instance `noindex,follow`. */
  readonly robots?: string | undefined;
  /** Address of a picture for link previews. */
  readonly image?: string | undefined;
  readonly ogType?: "website" | "product" | undefined;
  /** Blocks of structured data; relative addresses in `url`, `item`, `image` get the host. */
  readonly jsonLd?: readonly object[];
  /** The picture that fills most of the first screen: fetched before it is met in the page. */
  readonly firstPicture?: Picture | undefined;
}

interface Picture {
  readonly src: string;
  readonly srcSet?: string | undefined;
  readonly sizes?: string | undefined;
}

/** `Chef coats | Placket` */
export function fullTitle(title: string, storeName: string): string {
  return title === "" || title === storeName ? storeName : `${title} | ${storeName}`;
}
