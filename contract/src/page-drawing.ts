import type { Words } from "@placket/domain/phrase";

/** What the server asks of the storefront: one page of one store, as a guest sees it. */
export interface DrawRequest {
  /** Path and query. */
  readonly url: string;
  readonly storeCode: string;
  readonly locale: string;
  readonly dictionary: Words;
  /** Where the browser finds the same words; undefined when there are none. */
  readonly dictionaryUrl: string | undefined;
  /** Answers a call of the store API within the process: the same object as long as it is the same answer. */
  readonly send: (call: DrawingCall) => Promise<CallAnswer>;
}

/** A call of the store API that a page asks while it is drawn, relative to the store's base. */
export interface DrawingCall {
  readonly method: string;
  readonly path: string;
  /** As JSON. */
  readonly body?: string;
  /** Every page asks this, alike for all of a store view: it may be answered with what was answered before. */
  readonly isOfEveryPage: boolean;
}

export interface CallAnswer {
  readonly status: number;
  readonly text: string;
}

/** A page as it was drawn, or where its shopper is sent. */
export type DrawnPage =
  | {
      readonly kind: "redirect";
      readonly to: string;
      readonly status: 301 | 302;
      /** Announced on the next page. */
      readonly message?: string;
    }
  | {
      readonly kind: "page";
      readonly status: 200 | 404 | 503;
      readonly title: string;
      readonly head: PageHead;
      readonly siteName: string;
      /** Piece by piece; what was drawn before is there in UTF-8. */
      readonly html: readonly (string | Uint8Array)[];
      /** What stands hidden beside it, and is shown where the app does not come. */
      readonly whenLost: string;
      /** JSON of the page's state, not yet escaped for HTML. */
      readonly state: string;
      /** Type of the page; left out of one that is none. */
      readonly type?: string | undefined;
      /** Module of the page, by which the server finds its chunk. */
      readonly file: string | undefined;
      /** Modules of the late parts that were drawn: their styles belong to the page, their scripts come later. */
      readonly late: readonly string[];
    };

/** What a page says about itself to browsers, search engines and link previews. */
export interface PageHead {
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
  readonly firstPicture?: HeadPicture | undefined;
}

interface HeadPicture {
  readonly src: string;
  readonly srcSet?: string | undefined;
  readonly sizes?: string | undefined;
}

/** The storefront's part of it: the module that the server loads exports this. */
export type DrawPage = (request: DrawRequest) => Promise<DrawnPage>;
