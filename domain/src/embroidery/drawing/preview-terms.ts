/** What a preview is asked with where nobody says otherwise, in the documents' words (EMB-48). */
export const PREVIEW_TERMS = {
  /** The call that draws one. */
  path: "generate-lp-images",
  scaleFactor: 3,
  seed: "001",
  sink: "jpg",
  /** Of cloth that has no color of its own. */
  neutralColor: "NEUTRAL",
  /** Of a design that has no such thing: a flag has no font. */
  notApplicable: "NA",
  /** In the place of a picture that there is none of. */
  placeholder: "NULL",
  /** How much larger letters are in the large picture. */
  largeTimes: 4,
} as const;
