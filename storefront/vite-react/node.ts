/** A node of a syntax tree in ESTree's spelling, as far as it is read here: places are those of the text. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** A node that stands in a field of another, if one does. */
export function nodeIn(node: Node | undefined, field: string): Node | undefined {
  const value = node?.[field];
  return isNode(value) ? value : undefined;
}

/** The nodes of a list that is a field of another. */
export function nodesIn(node: Node, field: string): readonly Node[] {
  const value = node[field];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** The name of an identifier, and of nothing else. */
export function nameOf(node: Node | undefined): string | undefined {
  return node?.type === "Identifier" ? String(node["name"]) : undefined;
}

/** Every node that stands directly in another, with the name of its field. */
export function* childrenOf(node: Node): Iterable<readonly [string, Node]> {
  for (const [field, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) yield [field, child];
    }
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}
