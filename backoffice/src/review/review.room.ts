import { lateModule } from "@placket/web/late/late-module";
import { page, type Room } from "../room.ts";
import { reviewAt, reviewsAt } from "./review.addresses.ts";

export const reviewRoom: Room = {
  pages: [
    page(reviewsAt, {
      title: "Reviews",
      can: "reviews.moderate",
      nav: { title: "Reviews", group: "catalog", place: 30 },
      load: lateModule(() => import("./ReviewsPage.tsx")),
    }),
    page(reviewAt, {
      title: "Review",
      can: "reviews.moderate",
      load: lateModule(() => import("./ReviewPage.tsx")),
    }),
  ],
};
