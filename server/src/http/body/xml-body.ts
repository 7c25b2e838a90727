import { XMLParser, XMLValidator } from "fast-xml-parser";
import { badBody } from "./body-refused.ts";
import { isKeepable } from "./keepable.ts";

/** Elements inside each other; a procurement document has some ten. */
export const XML_DEPTH_MAX = 40;

/** Text stays text, as it was written: `0042` is an order's number and no 42. */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  parseTagValue: false,
  parseAttributeValue: false,
  // Characters by number too; without a document type there are no others.
  htmlEntities: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: XML_DEPTH_MAX,
});

/**
 * Reads a document: an element is its text, or an object of its children and, after `@`, its attributes;
 * siblings of one name are a list. A document type is refused, with it entities of the sender's own: they
 * fetch what lies elsewhere, and grow without end.
 * @throws BodyRefused
 */
export function readXml(text: string): unknown {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw badBody("it has a document type");
  if (XMLValidator.validate(text) !== true) throw badBody("it is no well-formed XML");
  const tree = parsed(text);
  if (!isKeepable(tree)) throw badBody("it holds text that cannot be kept");
  return tree;
}

function parsed(text: string): unknown {
  try {
    return parser.parse(text) as unknown;
  } catch (error) {
    throw badBody("it cannot be read as XML", error);
  }
}
