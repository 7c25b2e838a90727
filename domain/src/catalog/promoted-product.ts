/** What the catalogue knows of a product that conditions ask for; looked up only when one does. */
export interface PromotedProduct {
  /** Its own sku and its family's, in small letters. */
  readonly skus: readonly string[];
  /** In the category or one below it. */
  isIn(categoryId: number): boolean;
  /** It has that option of an attribute; its family's count for it. */
  hasOption(optionId: number): boolean;
}
