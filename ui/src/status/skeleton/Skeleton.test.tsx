// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { axeViolations, show } from "../../testing/show.ts";
import { SkeletonPicture, SkeletonRegion, SkeletonText } from "./Skeleton.tsx";

it("says once that something is loading; the shapes are decoration", async () => {
  const { container } = show(
    <SkeletonRegion label="Loading">
      <SkeletonPicture />
      <SkeletonText lines={3} />
    </SkeletonRegion>,
  );
  expect(screen.getByText("Loading").closest("[aria-live=polite]")).toBeTruthy();
  expect(container.querySelectorAll("[aria-hidden=true]")).toHaveLength(2);
  expect(await axeViolations()).toEqual([]);
});
