// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { CallReply } from "../api/rest.ts";
import { aRefusal } from "../testing/shop.ts";
import { color, openProduct, size } from "./testing/open-product.tsx";
import { aProductReply } from "./testing/product.builder.ts";

afterEach(cleanup);

const told = (points: number): CallReply<"productRewards"> => ({
  visible_on_pdp: points > 0,
  visible_on_plp: points > 0,
  point_display: String(points),
  pdp_text: `You earn ${points} points`,
  plp_text: "",
  exclude_text: points > 0 ? "" : "This earns no points.",
  pdp_notification_text: "Sign in to earn them.",
  message: "",
  points,
});

describe("PDP-09 what a product earns", () => {
  it("PDP-09 PDP-16 is said of what is chosen, with what to do for it", async () => {
    const asked: (string | undefined)[] = [];
    const { user } = openProduct(aProductReply(), {
      hasRewards: true,
      handlers: {
        productRewards: ({ params }) => {
          asked.push(params?.sku);
          return told(asked.length === 1 ? 40 : 54);
        },
      },
    });
    expect(await screen.findByText(/You earn 40 points/)).toBeTruthy();
    await user.click(color("White"));
    await user.click(size(/^M/));
    expect((await screen.findByText(/You earn 54 points/)).textContent).toBe(
      "You earn 54 points · Sign in to earn them.",
    );
    expect(asked).toEqual([aProductReply().sku, "MRW-10-White-M"]);
  });

  it("says where nothing is earned, without what to do for it", async () => {
    openProduct(aProductReply(), {
      hasRewards: true,
      handlers: { productRewards: () => told(0) },
    });
    expect((await screen.findByText(/This earns no points/)).textContent?.trim()).toBe(
      "This earns no points.",
    );
  });

  it("is nothing where it does not come, and is not asked for where there are no rewards", async () => {
    const asked: string[] = [];
    const productRewards = () => {
      asked.push("");
      throw aRefusal(500);
    };
    openProduct(aProductReply(), { handlers: { productRewards } });
    expect(await screen.findByRole("heading", { level: 1 })).toBeTruthy();
    expect(asked).toEqual([]);
    cleanup();
    openProduct(aProductReply(), { hasRewards: true, handlers: { productRewards } });
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    expect(screen.queryByText(/points/)).toBeNull();
  });
});
