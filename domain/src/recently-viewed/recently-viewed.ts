/** Products that are remembered as looked at, and the size of a page of them (WISH-19, WISH-20). */
export const VIEWED_MAX = 10;
