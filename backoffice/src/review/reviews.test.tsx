// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import type { CallReply } from "../api/call.ts";
import { SIGNED_IN } from "../testing/builders.ts";
import { axeViolations, open } from "../testing/show.tsx";
import type { Review } from "./review.queries.ts";

const AT = "2026-03-02T10:00:00.000Z";
const aReview = (change: Partial<Review> = {}): Review => ({
  id: 7,
  state: "pending",
  sku: "CAP",
  product: "Cap",
  productId: 3,
  customerId: null,
  rating: 4,
  title: "Warm cap",
  detail: "Warm in winter",
  nickname: "Demo Cook",
  location: "Lyon",
  sizing: 3,
  width: null,
  isRecommended: true,
  isVerified: false,
  likes: 0,
  dislikes: 0,
  createdAt: AT,
  decidedAt: null,
  rejectReason: null,
  answer: null,
  media: [],
  ...change,
});

it("REVIEW-31 staff see what waits for a decision, and decide about several at once", async () => {
  const reviews = (): CallReply<"reviews"> => ({ rows: [aReview()], next: null, pending: 1 });
  open("/admin/reviews", { ...SIGNED_IN, reviews });
  const row = within(await screen.findByRole("row", { name: /Warm cap/ }));
  expect(row.getByRole("link", { name: "Warm cap" }).getAttribute("href")).toBe("/admin/reviews/7");
  expect(row.getByText("Cap (CAP)")).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
});

it("REVIEW-31 one is approved on its page, where it is answered too", async () => {
  let state: Review["state"] = "pending";
  open("/admin/reviews/7", {
    ...SIGNED_IN,
    review: () => aReview({ state }),
    decideReview: () => {
      state = "approved";
      return aReview({ state });
    },
  });
  expect(await screen.findByRole("heading", { name: "Warm cap" })).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Approve" }));
  expect(await screen.findByText("Shoppers read it on the page of its product.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Save Answer" })).toBeTruthy();
});

it("REVIEW-30 its photos and videos are seen before it is decided, and single ones taken away", async () => {
  const media: Review["media"] = [
    {
      id: 1,
      kind: "image",
      url: "/f/a.jpg",
      picture: "/f/s/a.jpg",
      title: "a.jpg",
      caption: "",
      rotate: 0,
    },
    {
      id: 2,
      kind: "video",
      url: "/f/b.mp4",
      picture: "/f/s/b.jpg",
      title: "b.mp4",
      caption: "In use",
      rotate: 90,
    },
  ];
  let left = media;
  open("/admin/reviews/7", {
    ...SIGNED_IN,
    review: () => aReview({ media: left }),
    removeReviewMedia: () => {
      left = media.slice(1);
      return aReview({ media: left });
    },
  });
  const link = await screen.findByRole("link", { name: "a.jpg" });
  expect(link.getAttribute("href")).toBe("/f/a.jpg");
  expect(screen.getByText("Caption: In use")).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Remove a.jpg" }));
  await userEvent.click(await screen.findByRole("button", { name: "Remove for good: a.jpg" }));
  await vi.waitFor(() => expect(screen.queryByRole("link", { name: "a.jpg" })).toBeNull());
  expect(screen.getByRole("link", { name: "b.mp4" })).toBeTruthy();
});
