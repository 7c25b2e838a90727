import type { Db } from "../db/database.ts";
import { storeReviews, type DemoReview } from "./demo-reviews.sql.ts";

const BY = { nickname: "Demo Cook", location: "Example Town" } as const;
const OTHER = { nickname: "Demo Owner", location: "Sample City" } as const;

/** Reviews of the demo store: nobody wrote them, and nobody is called so. */
const REVIEWS: readonly DemoReview[] = [
  {
    ...OTHER,
    sku: "MRW-10",
    rating: 5,
    title: "Still white after a year",
    detail: "Washed hot twice a week, and the buttons all hold.",
    sizing: 3,
    width: 2,
    isRecommended: true,
  },
  {
    ...BY,
    sku: "MRW-10",
    rating: 4,
    title: "Good cloth, short sleeves for tall people",
    detail: "Sits well at the shoulders. Order one size up if your arms are long.",
    sizing: 2,
    width: 2,
    isRecommended: true,
    answer: "Thank you. A longer cut is on its way.",
  },
  {
    ...BY,
    sku: "MRW-10",
    rating: 3,
    title: "Warm in summer",
    detail: "Fine in winter. In July I wear the one with short sleeves.",
    sizing: 3,
    width: 1,
    isRecommended: false,
  },
  {
    ...OTHER,
    sku: "MRW-11",
    rating: 5,
    title: "Our whole crew wears it",
    detail: "Light, and the embroidery looks sharp.",
    sizing: 3,
    width: 2,
    isRecommended: true,
  },
  {
    ...BY,
    sku: "BNC-10",
    rating: 4,
    title: "Pockets where they should be",
    detail: "Room for a folding rule, and it dries fast.",
    sizing: 4,
    width: 2,
    isRecommended: true,
  },
  {
    ...OTHER,
    sku: "HRB-10",
    rating: 5,
    title: "Holds its shape",
    detail: "Warm on the pier, and the lining dries overnight.",
    isRecommended: true,
  },
  {
    ...BY,
    sku: "LRD-10",
    rating: 2,
    title: "Too narrow for me",
    detail: "Nice cloth, but I changed it for another size.",
    sizing: 1,
    width: 1,
  },
  {
    ...OTHER,
    sku: "BNC-10",
    rating: 5,
    title: "Waits to be read by staff",
    detail: "This one shows how reviews are approved.",
    isPending: true,
  },
];

/** Writes them, the first one longest ago; nothing where reviews are there. */
export const seedReviews = (db: Db, now: Date): Promise<void> =>
  storeReviews(db, { reviews: REVIEWS, now });
