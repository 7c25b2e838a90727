/** A side of a garment with what is sewn on it, from near; `label` says what is seen. */
export interface SewnPicture {
  readonly url: string;
  readonly label: string;
}
