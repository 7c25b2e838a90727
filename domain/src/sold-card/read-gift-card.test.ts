import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { GIFT_CARD_MESSAGE_MAX, type AskedGiftCard } from "./choice.ts";
import { isOffered, offerOf, rangeOf } from "./offer.ts";
import { askedAgain, asTyped, checkStored, lastDayToSend, readGiftCard } from "./read-gift-card.ts";
import { aGiftCard, anOffer, askedCard } from "./testing.ts";

const today = "2026-11-29";
const wrong = (draft: Partial<AskedGiftCard>, offer = anOffer()) => {
  const read = readGiftCard(offer, askedCard(draft), today);
  return read.ok ? [] : read.problems.map(({ field, error }) => [field, error]);
};

const missing = (field: string) => [[field, "giftCard.missingField"]];

describe("GIFT-01 GIFT-03 GIFT-05 GIFT-06 what is asked for of a gift card", () => {
  it("is stored trimmed, in minor units, and looks as it does where nobody chose", () => {
    const asked = askedCard({ senderName: "  Demo Sender ", message: " Enjoy it!\r\n" });
    expect(readGiftCard(anOffer(), asked, today)).toEqual({ ok: true, value: aGiftCard() });
  });

  it.each<[string, Partial<AskedGiftCard>, readonly (readonly string[])[]]>([
    ["GIFT-04 no amount", { amount: "" }, missing("amount")],
    ["GIFT-04 an own amount that nobody says", { amount: "custom" }, missing("customAmount")],
    ["GIFT-03 an own amount is not asked for beside one of the list", { customAmount: "" }, []],
    ["GIFT-05 no sender", { senderName: " " }, missing("senderName")],
    ["GIFT-05 a sender of signs that nobody sees", { senderName: "\u200B" }, missing("senderName")],
    ["GIFT-05 no sender’s email", { senderEmail: "" }, missing("senderEmail")],
    ["GIFT-05 no recipient", { recipientName: "" }, missing("recipientName")],
    ["GIFT-05 no recipient’s email", { recipientEmail: "" }, missing("recipientEmail")],
    ["GIFT-05 no message is none", { message: "" }, []],
    ["GIFT-05 a message of lines", { message: "Dear all,\nenjoy it." }, []],
    ["GIFT-06 a top-level domain of two letters", { senderEmail: "a@b.co" }, []],
    ["GIFT-06 one of many letters", { senderEmail: "a.b+c@shop.museum" }, []],
    ["GIFT-06 one of one letter", { senderEmail: "a@b.c" }, [["senderEmail", "giftCard.badEmail"]]],
    ["GIFT-06 no domain", { recipientEmail: "ann" }, [["recipientEmail", "giftCard.badEmail"]]],
    [
      "a second recipient in the address",
      { recipientEmail: "a@example.com,b@example.com" },
      [["recipientEmail", "giftCard.badEmail"]],
    ],
    [
      "a line end that would reach a letter’s head",
      { senderName: "Ann\r\nBcc: x@example.com" },
      [["senderName", "giftCard.badName"]],
    ],
    [
      "a name that turns the writing",
      { recipientName: "Ann\u202Egnp" },
      [["recipientName", "giftCard.badName"]],
    ],
    ["a name without end", { senderName: "x".repeat(101) }, [["senderName", "giftCard.badName"]]],
    [
      "a message without end",
      { message: "x".repeat(GIFT_CARD_MESSAGE_MAX + 1) },
      [["message", "giftCard.badMessage"]],
    ],
    ["a bell in a message", { message: "a\u0007b" }, [["message", "giftCard.badMessage"]]],
    ["a day that is over", { sendOn: "2026-11-28" }, [["sendOn", "giftCard.badDay"]]],
    ["a day that never comes", { sendOn: "2027-02-30" }, [["sendOn", "giftCard.badDay"]]],
    ["a day too far ahead", { sendOn: "2027-11-30" }, [["sendOn", "giftCard.badDay"]]],
    ["a day of this year", { sendOn: "2026-12-24" }, []],
    ["the last day of all", { sendOn: lastDayToSend(today) }, []],
    ["no design that we have", { design: "__proto__" }, [["design", "giftCard.designUnknown"]]],
  ])("%s", (_, draft, problems) => {
    expect(wrong(draft)).toEqual(problems);
  });

  it("today is at once", () => {
    const read = readGiftCard(anOffer(), askedCard({ sendOn: today }), today);
    expect(read.ok && read.value.sendOn).toBe("");
  });
});

describe("GIFT-04 what it is worth", () => {
  it.each<[string, number | undefined]>([
    ["10", 1000],
    ["37.50", 3750],
    ["37,5", 3750],
    ["500.00", 50_000],
    ["500.01", undefined],
    ["9.99", undefined],
    ["37.505", undefined],
    ["-50", undefined],
    ["5e3", undefined],
    ["0x50", undefined],
    ["Infinity", undefined],
    ["99999999999999999999", undefined],
    [" 50 ", 5000],
    ["٥٠", undefined],
  ])("“%s” as an own amount", (customAmount, minor) => {
    const read = readGiftCard(anOffer(), askedCard({ amount: "custom", customAmount }), today);
    expect(read.ok ? read.value.amountMinor : undefined).toBe(minor);
  });

  it("an amount that is not in the list is refused, an own one where none may be said", () => {
    expect(wrong({ amount: "9" })).toEqual([["amount", "giftCard.amountNotOffered"]]);
    const closed = anOffer({ open: null });
    const own = { amount: "custom", customAmount: "30" };
    expect(wrong(own, closed)).toEqual([["amount", "giftCard.amountNotOffered"]]);
  });

  it("whatever is typed, what is taken is a whole number of minor units that is offered", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (amount, customAmount) => {
        const read = readGiftCard(anOffer(), askedCard({ amount, customAmount }), today);
        expect(!read.ok || isOffered(anOffer(), read.value.amountMinor)).toBe(true);
      }),
    );
  });

  it("a currency without decimals takes none", () => {
    const yen = anOffer({ currency: "JPY", amounts: [5000], open: { minMinor: 1, maxMinor: 9 } });
    expect(wrong({ amount: "5000" }, yen)).toEqual([]);
    expect(wrong({ amount: "custom", customAmount: "5.5" }, yen)).toHaveLength(1);
  });
});

describe("GIFT-02 PDP-11 what a product offers", () => {
  it.each([
    ["25|50|100", [2500, 5000, 10_000]],
    ["100, 25;25", [2500, 10_000]],
    ["soon|0|-5|1000000", []],
    [50, [5000]],
    [null, []],
  ])("amounts written as %j", (giftcard_amounts, amounts) => {
    expect(offerOf({ giftcard_amounts }, "USD")?.amounts ?? []).toEqual(amounts);
  });

  it("an own amount is allowed by '1', within what is said", () => {
    const open = { allow_open_amount: "1", open_amount_min: "10", open_amount_max: 500 };
    expect(offerOf(open, "USD")?.open).toEqual({ minMinor: 1000, maxMinor: 50_000 });
    expect(offerOf({ allow_open_amount: true }, "USD")?.open).toEqual({
      minMinor: 100,
      maxMinor: 1_000_000,
    });
    expect(offerOf({ ...open, allow_open_amount: "0" }, "USD")).toBeNull();
    expect(offerOf({ ...open, open_amount_min: "600" }, "USD")).toBeNull();
  });

  it("costs from its least to its most", () => {
    expect(rangeOf(anOffer())).toEqual({ lowest: 1000, highest: 50_000 });
    expect(rangeOf(anOffer({ open: null }))).toEqual({ lowest: 2500, highest: 10_000 });
  });
});

describe("a gift card that was kept", () => {
  it("is asked for again as it was, at once where its day is over", () => {
    const kept = aGiftCard({ sendOn: "2026-11-01", amountMinor: 3000 });
    const again = askedAgain(kept, anOffer(), today);
    expect(again).toEqual(askedCard({ amount: "30", design: "classic" }));
    expect(readGiftCard(anOffer(), again, today)).toEqual({
      ok: true,
      value: { ...kept, sendOn: "" },
    });
    expect(asTyped(again, anOffer())).toMatchObject({ amount: "custom", customAmount: "30" });
    expect(asTyped(askedCard(), anOffer())).toEqual(askedCard());
  });

  it("is not sold any more once its amount is not offered", () => {
    expect(checkStored(anOffer(), aGiftCard())).toEqual([]);
    expect(checkStored(anOffer({ open: null }), aGiftCard({ amountMinor: 3000 }))).toHaveLength(1);
    expect(checkStored(anOffer(), undefined)[0]?.error).toBe("cart.needsProduct");
  });
});
