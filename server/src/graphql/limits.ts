/**
 * What one GraphQL document and one client may ask for (docs/graphql-limits.md). A point of cost is about
 * what one plain field of an answer costs to make; `graphql.proof.test.ts` holds them against the clock.
 */
export const LIMITS = {
  /** Characters of a document. */
  characters: 16_000,
  /** Words, names and signs of a document. */
  tokens: 2_500,
  /** Selections nest at most this deep, fragments included. */
  depth: 16,
  /** Fields of a document, fragments counted as often as they are spread. */
  fields: 1_000,
  /** Fields of the root, aliases and fragments included. */
  rootFields: 25,
  /** Changes in one document: each is a transaction of its own. */
  mutations: 10,
  /** Points of reading a document that is not remembered: checking it is work, also where it is refused. */
  newDocument: 100,
  /** Points of one answer. */
  cost: 50_000,
  /** Up to so many points, and fields written down, an answer is made in one go from compiled code. */
  light: { cost: 5_000, fields: 250 },
  /** Heavier answers under way at the same time in one process. */
  heavyAtOnce: 8,
  /** How long the making of an answer may take, in ms. */
  deadlineMs: 5_000,
  /** Errors that one answer names. */
  errors: 10,
} as const;
