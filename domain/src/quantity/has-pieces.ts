/** What there is of a product. */
export interface Shelf {
  /** Pieces that may be sold, those below the threshold not counted; null: nobody counts them. */
  readonly quantity: number | null;
  /** Orders may wait for more. */
  readonly backorders: boolean;
}

/** Whether so many pieces can be had of it; `takingPieces` of the room `stock` asks the same of the table. */
export function hasPieces({ quantity, backorders }: Shelf, pieces: number): boolean {
  return backorders || quantity === null || quantity >= pieces;
}
