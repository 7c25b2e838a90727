import { decodedName } from "./whole-storage.ts";

/**
 * Keeps every script of the page, also those of others, from writing what may not be kept (CONSENT-06): cookies, session
 * and local storage, databases. What may is asked at each writing, since a choice changes it; taking something away is
 * always allowed. A write that may not be is swallowed, as a full storage's is: a script that could not go on without it
 * would take its page along. A database cannot be half there: it is refused, as a browser does that forbids them.
 */
export function guardStorage(mayKeep: (name: string) => boolean): void {
  // Once for a page: whoever asks again asks by the same rules.
  if (Object.hasOwn(document, "cookie")) return;
  guardCookies(mayKeep);
  const keep: KeepItem = Reflect.get(Storage.prototype, "setItem");
  Storage.prototype.setItem = function setItemIfAllowed(this: Storage, name: string, text: string) {
    if (mayKeep(name)) keep.call(this, name, text);
  };
  if (typeof IDBFactory === "undefined") return;
  const open: OpenDatabase = Reflect.get(IDBFactory.prototype, "open");
  IDBFactory.prototype.open = function openIfAllowed(this: IDBFactory, ...asked) {
    if (!mayKeep(asked[0])) throw new DOMException(`Not allowed: ${asked[0]}`, "SecurityError");
    return open.apply(this, asked);
  };
}

type KeepItem = (this: Storage, name: string, text: string) => void;
type OpenDatabase = (
  this: IDBFactory,
  ...asked: [name: string, version?: number | undefined]
) => IDBOpenDBRequest;

function guardCookies(mayKeep: (name: string) => boolean): void {
  const own = Object.getOwnPropertyDescriptor(Document.prototype, "cookie");
  if (!own) return;
  Object.defineProperty(document, "cookie", {
    configurable: true,
    get: () => own.get?.call(document) as string,
    set: (text: unknown) => {
      const pair = String(text);
      const name = decodedName(pair.split(/[=;]/, 1)[0]?.trim() ?? "");
      if (mayKeep(name) || REMOVES.test(pair)) own.set?.call(document, pair);
    },
  });
}

/** A cookie that is over at once. */
const REMOVES = /;\s*max-age\s*=\s*(?:0+\s*(?:;|$)|-)/i;
