/** Of a folder that code of ours names, only these files are read. */
export interface NarrowRead {
  /** Who names it. */
  readonly by: RegExp;
  /** The folder, as a path from the root. */
  readonly folder: string;
  readonly reads: RegExp;
}

/**
 * A folder that is named counts as read whole: whatever changes in it runs the tests of whoever names it.
 * A row here says that it is not so, where that would run half of all tests for a page of docs.
 */
export const NARROW_READS: readonly NarrowRead[] = [
  // `docs-pages.ts` sends these two; no test sees another.
  { by: /^server\/src\//, folder: "docs", reads: /^docs\/(openapi\.json|schema\.graphql)$/ },
  // Whoever starts the store with its built pages reads what they are built from, and no word about it.
  { by: /^(server|e2e)\/src\//, folder: "", reads: /^(?!docs\/|\.ci\/|[^/]+\.md$).+/ },
];
