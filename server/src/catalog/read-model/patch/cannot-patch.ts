/** Raised when a change cannot be worked into the catalogue that stands: then all of it is read anew. */
export class CannotPatch extends Error {}
