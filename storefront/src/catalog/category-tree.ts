import { normalPath, pathOfUrl } from "../routing/address.ts";

/** What the tree needs of a category. */
export interface TreeNode {
  readonly id: number;
  readonly parentId: number | null;
  readonly url: string;
  /** None where it has none. */
  readonly children?: readonly number[] | undefined;
}

export interface CategoryTree<Node extends TreeNode> {
  /** The categories of the menu's first level. */
  readonly top: readonly Node[];
  byId(id: number): Node | undefined;
  childrenOf(node: Node): readonly Node[];
  /** The category at a path, with all above it, outermost first. */
  trailTo(path: string): readonly Node[];
}

const made = new WeakMap<object, CategoryTree<TreeNode>>();

/** The tree over a flat list; made once for each list. */
export function categoryTree<Node extends TreeNode>(
  items: readonly Node[],
  rootId: number,
): CategoryTree<Node> {
  const known = made.get(items);
  if (known) return known as CategoryTree<Node>;
  const byId = new Map(items.map((item) => [item.id, item]));
  const byPath = new Map(items.map((item) => [normalPath(pathOfUrl(item.url)), item]));
  const nodes = (ids: readonly number[] = []) =>
    ids.map((id) => byId.get(id)).filter((n) => n !== undefined);
  const root = byId.get(rootId);
  const tree: CategoryTree<Node> = {
    top: root ? nodes(root.children) : items.filter((item) => item.parentId === rootId),
    byId: (id) => byId.get(id),
    childrenOf: (node) => nodes(node.children),
    trailTo(path) {
      const trail: Node[] = [];
      let at = byPath.get(normalPath(path));
      while (at && at.id !== rootId && !trail.includes(at)) {
        trail.unshift(at);
        at = at.parentId === null ? undefined : byId.get(at.parentId);
      }
      return trail;
    },
  };
  made.set(items, tree);
  return tree;
}
