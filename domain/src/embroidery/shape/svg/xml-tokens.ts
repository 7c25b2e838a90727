/** What comes next in an XML file. Anything that is not well formed ends the file with `broken`. */
export type XmlToken =
  | {
      readonly type: "open";
      readonly name: string;
      readonly attributes: ReadonlyMap<string, string>;
      /** `<path/>`: no `close` follows. */
      readonly isEmpty: boolean;
    }
  | { readonly type: "close"; readonly name: string }
  | { readonly type: "text"; readonly text: string }
  /** A declaration of types or entities; nothing of it is ever followed. */
  | { readonly type: "declaration"; readonly text: string }
  | { readonly type: "broken" };

const BROKEN: XmlToken = { type: "broken" };

/**
 * Reads XML once from its beginning to its end, in time that grows with its length alone. Entities
 * are left as they are written; comments and instructions are passed over.
 */
export function* xmlTokens(text: string): Generator<XmlToken, void> {
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf("<", at);
    if (open < 0) {
      yield { type: "text", text: text.slice(at) };
      return;
    }
    if (open > at) yield { type: "text", text: text.slice(at, open) };
    const read = markup(text, open);
    if (!read) {
      yield BROKEN;
      return;
    }
    if (read.token) yield read.token;
    at = read.end;
  }
}

interface Read {
  /** Nothing for what is passed over. */
  readonly token?: XmlToken;
  readonly end: number;
}

function markup(text: string, open: number): Read | undefined {
  if (text.startsWith("<!--", open)) return passed(text, open + 4, "-->");
  if (text.startsWith("<?", open)) return passed(text, open + 2, "?>");
  if (text.startsWith("<![CDATA[", open)) {
    const end = text.indexOf("]]>", open + 9);
    const inside = { type: "text", text: text.slice(open + 9, end) } as const;
    return end < 0 ? undefined : { token: inside, end: end + 3 };
  }
  if (text.startsWith("<!", open)) {
    const end = text.indexOf(">", open);
    const declared = { type: "declaration", text: text.slice(open, end) } as const;
    return end < 0 ? undefined : { token: declared, end: end + 1 };
  }
  if (text.startsWith("</", open)) {
    const end = text.indexOf(">", open);
    const closed = { type: "close", name: text.slice(open + 2, end).trim() } as const;
    return end < 0 ? undefined : { token: closed, end: end + 1 };
  }
  return openTag(text, open);
}

function passed(text: string, from: number, mark: string): Read | undefined {
  const end = text.indexOf(mark, from);
  return end < 0 ? undefined : { end: end + mark.length };
}

function openTag(text: string, open: number): Read | undefined {
  let at = nameEnd(text, open + 1);
  const name = text.slice(open + 1, at);
  const attributes = new Map<string, string>();
  if (name === "") return undefined;
  for (;;) {
    at = blanksEnd(text, at);
    if (text[at] === ">") {
      return { token: { type: "open", name, attributes, isEmpty: false }, end: at + 1 };
    }
    if (text.startsWith("/>", at)) {
      return { token: { type: "open", name, attributes, isEmpty: true }, end: at + 2 };
    }
    const attribute = readAttribute(text, at);
    if (!attribute || attributes.has(attribute.name)) return undefined;
    attributes.set(attribute.name, attribute.value);
    at = attribute.end;
  }
}

function readAttribute(text: string, from: number) {
  const end = nameEnd(text, from);
  const equals = blanksEnd(text, end);
  if (end === from || text[equals] !== "=") return undefined;
  const quote = blanksEnd(text, equals + 1);
  if (text[quote] !== '"' && text[quote] !== "'") return undefined;
  const close = text.indexOf(text[quote], quote + 1);
  if (close < 0) return undefined;
  return { name: text.slice(from, end), value: text.slice(quote + 1, close), end: close + 1 };
}

/** Names end at a blank or at a character that XML gives a meaning. */
function nameEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length && text.charCodeAt(at) > 32 && !"<>/=\"'".includes(text.charAt(at))) {
    at += 1;
  }
  return at;
}

function blanksEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length && text.charCodeAt(at) <= 32) at += 1;
  return at;
}
