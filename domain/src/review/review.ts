import type { StateMoves } from "../state-moves.ts";

/** Where a review stands: nobody but staff reads one that is not approved. */
export const REVIEW_STATES = ["pending", "approved", "rejected"] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** What staff may make of it; a decision may be taken back. */
export const REVIEW_MOVES: StateMoves<ReviewState> = {
  pending: ["approved", "rejected"],
  approved: ["rejected"],
  rejected: ["approved"],
};

/** Characters of why a review is rejected, which staff read, and of the shop's answer. */
export const REVIEW_REASON_MAX = 300;
export const REVIEW_ANSWER_MAX = 1000;

/** How reviews are sorted, and what each is called (REVIEW-36). */
export const REVIEW_SORTS = {
  "date-desc": "Most Recent",
  "rating-asc": "Lowest Rated",
  "rating-desc": "Highest Rated",
  "date-asc": "Oldest",
} as const;
export type ReviewSort = keyof typeof REVIEW_SORTS;

/** Unless somebody says otherwise. */
export const USUAL_REVIEW_SORT: ReviewSort = "date-desc";

/** The sort that a text names, else the usual one. */
export const reviewSortOf = (text: string | null | undefined): ReviewSort =>
  typeof text === "string" && Object.hasOwn(REVIEW_SORTS, text)
    ? (text as ReviewSort)
    : USUAL_REVIEW_SORT;

/** Reviews on a page of a product's list, and of the home page's. */
export const REVIEWS_PER_PAGE = 10;
export const HOME_REVIEWS_PER_PAGE = 6;

/** Pages that can be asked for: nobody reads on, and far pages cost more. */
export const REVIEW_PAGES_MAX = 200;

/** Characters of what is searched for in reviews. */
export const REVIEW_SEARCH_MAX = 60;

/** How somebody votes about a review (REVIEW-35). */
export type ReviewVote = 1 | -1;

/** The choices of the optional scales, by their values from 1 on (REVIEW-21). */
export const SIZING_CHOICES = [
  "Runs Small",
  "Slightly Small",
  "True to Size",
  "Slightly Large",
  "Runs Large",
] as const;
export const WIDTH_CHOICES = ["Narrow", "Just Right", "Wide"] as const;
/** 1: yes, 2: no. */
export const RECOMMEND_CHOICES = [
  "Yes, I would recommend this to a friend",
  "No, I would not recommend this to a friend",
] as const;

/** What is said where there is none (REVIEW-41). */
export const NO_REVIEWS = "No reviews";

/** What the link of a letter carries: in the query part of the address's hash (ROUTE-55). */
export interface ReviewLink {
  readonly orderId?: string;
  readonly customerId?: string;
  /** Proves that whoever has the letter has bought what its order holds; a number proves nothing. */
  readonly orderToken?: string;
  /** Leads to the end of such letters. */
  readonly endsLetters?: true;
}

/** Each part by the name that it has in the address. */
const LINK_NAMES = {
  orderId: "order_id",
  customerId: "customer_id",
  orderToken: "token",
} as const;

const ENDS_LETTERS = "letters=stop";

/** What a hash such as `#/?order_id=7&customer_id=4` carries; what is empty is not there. */
export function reviewLinkOf(hash: string): ReviewLink {
  const pairs = hash.split("?")[1]?.split("&") ?? [];
  const valueOf = (name: string) =>
    pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? "";
  const carried = Object.entries(LINK_NAMES).map(([key, name]) => [key, valueOf(name)] as const);
  return {
    ...Object.fromEntries(carried.filter(([, value]) => value !== "")),
    ...(pairs.includes(ENDS_LETTERS) && { endsLetters: true }),
  };
}

/** The hash of a letter's link. */
export function reviewLinkHash({ endsLetters, ...link }: ReviewLink): string {
  const pairs = Object.entries(LINK_NAMES).flatMap(([key, name]) => {
    const value = link[key as keyof typeof LINK_NAMES];
    return value === undefined ? [] : `${name}=${value}`;
  });
  return `#/?${[...pairs, ...(endsLetters ? [ENDS_LETTERS] : [])].join("&")}`;
}
