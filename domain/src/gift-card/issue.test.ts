import { describe, expect, it } from "vitest";
import { GIFT_CARD_MOST_MINOR } from "../sold-card/limits.ts";
import { checkIssue, endOfDay, type IssueDraft } from "./issue.ts";

const now = new Date("2026-11-23T12:00:00Z");
const draft: IssueDraft = {
  amountMinor: 5000,
  expiresOn: "2027-11-23",
  recipientName: "Demo Buyer",
  recipientEmail: "buyer@example.com",
  reason: "Prize of the fair",
};

describe("a gift card that staff issue (issue 9.6)", () => {
  it.each<[string, Partial<IssueDraft>, readonly string[]]>([
    ["as it should be", {}, []],
    [
      "that is good for ever and handed over",
      { expiresOn: "", recipientName: "", recipientEmail: "" },
      [],
    ],
    ["whose last day is today", { expiresOn: "2026-11-23" }, []],
    ["whose last day was yesterday", { expiresOn: "2026-11-22" }, ["expiresOn"]],
    ["until a day that never comes", { expiresOn: "2027-02-30" }, ["expiresOn"]],
    ["until what is no day", { expiresOn: "soon" }, ["expiresOn"]],
    ["with nothing on it", { amountMinor: 0 }, ["amount"]],
    ["with less than nothing", { amountMinor: -1 }, ["amount"]],
    ["with what is no amount", { amountMinor: Number.NaN }, ["amount"]],
    ["with the most there may be", { amountMinor: GIFT_CARD_MOST_MINOR }, []],
    ["with more than that", { amountMinor: GIFT_CARD_MOST_MINOR + 1 }, ["amount"]],
    ["to a name of two lines", { recipientName: "Ann\nWeaver" }, ["recipientName"]],
    ["to no address", { recipientEmail: "buyer" }, ["recipientEmail"]],
    ["to an address of a long domain", { recipientEmail: "a.b+c@shop.museum" }, []],
    ["for no reason", { reason: "" }, ["reason"]],
    ["for a reason of two lines", { reason: "A\nB" }, ["reason"]],
  ])("%s", (_, changed, fields) => {
    expect(checkIssue({ ...draft, ...changed }, now).map(({ field }) => field)).toEqual(fields);
  });

  it("is good until its last day is over", () => {
    expect(endOfDay("2026-12-31")).toEqual(new Date("2027-01-01T00:00:00Z"));
  });
});
