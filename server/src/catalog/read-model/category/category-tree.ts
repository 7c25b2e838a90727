import { readSpread, type Spread } from "@placket/domain/catalog/spread";
import { categoryPath } from "@placket/domain/routing/page-path";

/** A category as it stands in the default scope. */
export interface CategoryRow {
  readonly id: number;
  readonly parentId: number | null;
  readonly name: string;
  readonly urlKey: string;
  readonly urlPath: string;
  readonly position: number;
  readonly isActive: boolean;
  readonly inMenu: boolean;
  readonly menuIcon: string | null;
  readonly image: string | null;
  readonly description: string | null;
  readonly metaTitle: string | null;
  readonly metaDescription: string | null;
  readonly metaKeywords: string | null;
  /** The tile that leads the category, with notes on its making. */
  readonly spread: Spread | null;
}

export interface CategoryScopeRow {
  readonly categoryId: number;
  readonly storeViewId: number;
  /** Fields of one store view, spelled as the columns. */
  readonly value: Readonly<Record<string, unknown>>;
}

/** A category of one store view, within its tree. */
export interface CategoryNode extends CategoryRow {
  /** The address: `/kitchen/chef-coats`, or `/NO-URL` (ROUTE-41, ROUTE-42). */
  readonly path: string;
  /** 0 is the root of the tree. */
  readonly level: number;
  readonly children: readonly number[];
  /** From the first level below the root to the parent. */
  readonly ancestors: readonly number[];
}

export interface CategoryTree {
  readonly rootId: number;
  /** Parents before children, siblings by position; the root leads. */
  readonly all: readonly CategoryNode[];
  byId(id: number): CategoryNode | undefined;
  /** By path without slashes around. */
  byPath(path: string): CategoryNode | undefined;
  /** The category and everything below it, in the order of the menu. */
  subtree(id: number): readonly number[];
  /** The category and all above it, the root included; none when the tree does not hold it. */
  withAbove(id: number): readonly number[];
}

/** The active categories below a root as one store view names them; rows in order of position. */
export function categoryTree(
  rows: readonly CategoryRow[],
  scopes: readonly CategoryScopeRow[],
  { rootId, storeViewId }: { readonly rootId: number; readonly storeViewId: number },
): CategoryTree {
  const said = new Map(
    scopes.filter((s) => s.storeViewId === storeViewId).map((s) => [s.categoryId, s.value]),
  );
  const scoped = rows.map((row) => withScope(row, said.get(row.id)));
  const active = scoped.filter((row) => row.isActive || row.id === rootId);
  const childrenOf = Map.groupBy(active, (row) => row.parentId ?? 0);
  const nodes = new Map<number, CategoryNode>();
  const root = active.find((row) => row.id === rootId);
  if (root) addNode({ row: root, level: 0, parents: [] }, childrenOf, nodes);
  const byPath = new Map([...nodes.values()].map((node) => [node.path.slice(1), node]));
  return {
    rootId,
    all: [...nodes.values()],
    byId: (id) => nodes.get(id),
    byPath: (path) => byPath.get(path),
    subtree: (id) => subtreeOf(id, nodes),
    withAbove(id) {
      const node = nodes.get(id);
      return node ? [...new Set([id, ...node.ancestors, rootId])] : [];
    },
  };
}

function addNode(
  place: { row: CategoryRow; level: number; parents: readonly CategoryNode[] },
  childrenOf: ReadonlyMap<number, readonly CategoryRow[]>,
  nodes: Map<number, CategoryNode>,
): void {
  const { row, level, parents } = place;
  // A row that is its own ancestor would never end.
  if (nodes.has(row.id)) return;
  const children = childrenOf.get(row.id) ?? [];
  const above = parents.at(-1)?.path.slice(1) ?? "";
  const ownPath = row.urlPath || (row.urlKey && [above, row.urlKey].filter(Boolean).join("/"));
  const node: CategoryNode = {
    ...row,
    level,
    path: level === 0 ? "/" : categoryPath(ownPath),
    children: children.map((child) => child.id),
    ancestors: parents.map((parent) => parent.id),
  };
  nodes.set(row.id, node);
  const below = level === 0 ? [] : [...parents, node];
  for (const child of children)
    addNode({ row: child, level: level + 1, parents: below }, childrenOf, nodes);
}

function subtreeOf(id: number, nodes: ReadonlyMap<number, CategoryNode>): number[] {
  const node = nodes.get(id);
  return node ? [id, ...node.children.flatMap((child) => subtreeOf(child, nodes))] : [];
}

/** The store view's fields over the default ones; a field that is null there is not set. */
function withScope(
  row: CategoryRow,
  value: Readonly<Record<string, unknown>> | undefined,
): CategoryRow {
  if (!value) return row;
  const text = <Fallback>(key: string, fallback: Fallback) =>
    typeof value[key] === "string" ? value[key] : fallback;
  const flag = (key: string, fallback: boolean) =>
    typeof value[key] === "boolean" ? value[key] : fallback;
  return {
    ...row,
    name: text("name", row.name),
    urlKey: text("url_key", row.urlKey),
    urlPath: text("url_path", typeof value["url_key"] === "string" ? "" : row.urlPath),
    isActive: flag("is_active", row.isActive),
    inMenu: flag("in_menu", row.inMenu),
    menuIcon: text("menu_icon", row.menuIcon),
    image: text("image", row.image),
    description: text("description", row.description),
    metaTitle: text("meta_title", row.metaTitle),
    metaDescription: text("meta_description", row.metaDescription),
    metaKeywords: text("meta_keywords", row.metaKeywords),
    spread: "spread" in value ? readSpread(value["spread"]) : row.spread,
  };
}
