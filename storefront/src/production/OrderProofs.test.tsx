// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import type { OwnOrder } from "@placket/contract/order/own-order.codec";
import { afterEach, expect, it } from "vitest";
import { renderInShop } from "../testing/render.tsx";
import { aShop } from "../testing/shop.ts";
import OrderProofs from "./OrderProofs.tsx";

afterEach(cleanup);

it("issue 10.8 the page of an order leads to its proofs, by the order's token", async () => {
  const asked: unknown[] = [];
  const order = { number: "100000001", token: "order-token" } as OwnOrder;
  renderInShop(<OrderProofs order={order} />, {
    shop: aShop({
      orderProofs: ({ query }) => {
        asked.push(query);
        const proof = { garment: "Chef coat", name: "Anna Chef", told: "open" } as const;
        return { proofs: [{ key: "7.seal", ...proof }] };
      },
    }),
  });
  const link = await screen.findByRole("link", { name: "Anna Chef on Chef coat" });
  expect(link.getAttribute("href")).toBe("/proof#7.seal");
  expect(screen.getByText("Waits for you")).toBeTruthy();
  expect(asked).toEqual([{ number: "100000001", token: "order-token" }]);
});
