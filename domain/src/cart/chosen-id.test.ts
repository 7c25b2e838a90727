import { describe, expect, it } from "vitest";
import { checkChosenId } from "./chosen-id.ts";

describe("issue §8: a cart id that a client chose", () => {
  it.each([
    ["9f8b1c0d4e6a7253b1f0c9d8e7a65432", undefined],
    ["3kTq9ZbXw1LmNc5RyUvE8sHj2PaGdF7o", undefined],
    ["a".repeat(32), "cart.guessableId"],
    ["12345671234567123456712345671234", "cart.guessableId"],
    ["9f8b1c0d4e6a7253b1f0c9d8e7a6543", "cart.badId"],
    ["9f8b1c0d4e6a7253b1f0c9d8e7a654321", "cart.badId"],
    ["9f8b1c0d4e6a7253b1f0c9d8e7a6543\u0000", "cart.badId"],
    ["../../../../../../../etc/passwd12", "cart.badId"],
    ["", "cart.badId"],
  ])("%j: %s", (id, error) => {
    expect(checkChosenId(id)[0]?.error).toBe(error);
  });
});
