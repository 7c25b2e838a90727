// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { axeViolations } from "../testing/axe.ts";
import { renderInShop } from "../testing/render.tsx";
import { aRefusal, aShop } from "../testing/shop.ts";
import { EndLetters } from "./EndLetters.tsx";
import { ReviewFailed } from "./ReviewFailed.tsx";

afterEach(cleanup);

it("REVIEW-03 letters that ask for a review are ended by a press", async () => {
  const asked: unknown[] = [];
  const stopReviewLetters = ({ body }: { body?: unknown }) => {
    asked.push(body);
    return { success: true as const };
  };
  renderInShop(<EndLetters token="abc" />, { shop: aShop({ stopReviewLetters }) });
  expect(await axeViolations()).toEqual([]);
  await userEvent.click(screen.getByRole("button"));
  expect(await screen.findByText("You get no more letters that ask for a review.")).toBeTruthy();
  expect(asked).toEqual([{ token: "abc" }]);
});

it("REVIEW-03 a link that does not work any more says so", async () => {
  const stopReviewLetters = () => Promise.reject(aRefusal(404));
  renderInShop(<EndLetters token="abc" />, { shop: aShop({ stopReviewLetters }) });
  await userEvent.click(screen.getByRole("button"));
  expect(await screen.findByRole("alert")).toBeTruthy();
});

it("REVIEW-27 the failure page says so in the documents' words", () => {
  renderInShop(<ReviewFailed href="/reviews/write/7" />);
  expect(screen.getByRole("alert").textContent).toBe(
    "Unable to submit review, please try again in a few minutes or click here to refresh the page. Thank you.",
  );
  const { href } = screen.getByRole<HTMLAnchorElement>("link", { name: "click here" });
  expect(href).toContain("/reviews/write/7");
});
