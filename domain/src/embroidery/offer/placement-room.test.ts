import { describe, expect, it } from "vitest";
import { checkOffer, type OfferDraft } from "./check-offer.ts";
import type { OfferPlacement } from "./offer.ts";
import {
  isOnPicture,
  largestRoom,
  movedBy,
  overlap,
  resizedTo,
  roomAdvice,
} from "./placement-room.ts";

/** The picture shows 800 by 1,000 mm. */
const WIDTH = 800;

const chest = (differing: Partial<OfferPlacement> = {}): OfferPlacement => ({
  code: "left-chest",
  name: "Left chest",
  face: "front",
  side: "left",
  widthMm: 100,
  heightMm: 60,
  center: { x: 0.5, y: 0.3 },
  turn: 0,
  ...differing,
});

describe("issue 10.9 a placement on the picture of its garment", () => {
  it.each<[string, Partial<OfferPlacement>, boolean]>([
    ["in the middle", {}, true],
    ["at the edge", { center: { x: 0.0625, y: 0.03 } }, true],
    ["a millimeter beyond it", { center: { x: 0.061, y: 0.03 } }, false],
    ["upright at the edge", { turn: 90, center: { x: 0.0375, y: 0.05 } }, true],
    ["upright a millimeter beyond it", { turn: 90, center: { x: 0.036, y: 0.05 } }, false],
    ["as wide as the picture", { widthMm: 800 }, true],
    ["wider than the picture", { widthMm: 801 }, false],
    ["with no width", { widthMm: Number.NaN }, false],
  ])("is all there or not: %s", (_, differing, is) => {
    expect(isOnPicture(chest(differing), WIDTH)).toBe(is);
  });

  it.each([
    [
      { xMm: 8, yMm: 10 },
      { x: 0.51, y: 0.31 },
    ],
    [
      { xMm: -1000, yMm: 0 },
      { x: 0.0625, y: 0.3 },
    ],
    [
      { xMm: 0, yMm: 5000 },
      { x: 0.5, y: 0.97 },
    ],
  ])("moves by %o as far as the picture goes", (by, center) => {
    expect(movedBy(chest(), by, WIDTH).center).toEqual(center);
  });

  it.each([
    [
      { widthMm: 120.4, heightMm: 61 },
      { widthMm: 120, heightMm: 61 },
    ],
    [
      { widthMm: 0, heightMm: -3 },
      { widthMm: 5, heightMm: 5 },
    ],
    [
      { widthMm: 9000, heightMm: 9000 },
      { widthMm: 800, heightMm: 600 },
    ],
  ])("is resized to %o around its middle, until it meets an edge", (asked, size) => {
    const { center, ...after } = resizedTo(chest(), asked, WIDTH);
    expect(after).toMatchObject(size);
    expect(center).toEqual(chest().center);
    expect(isOnPicture({ ...after, center }, WIDTH)).toBe(true);
  });

  it("is never off the picture however it is turned, moved and resized", () => {
    for (let turn = -180; turn <= 180; turn += 15) {
      for (const x of [0.1, 0.5, 0.93]) {
        const turned = movedBy(chest({ turn, center: { x, y: 0.9 } }), { xMm: 0, yMm: 0 }, WIDTH);
        expect(isOnPicture(turned, WIDTH)).toBe(true);
        const most = largestRoom(turned, WIDTH);
        const wide = resizedTo(turned, { ...most, heightMm: 5 }, WIDTH);
        expect(isOnPicture(wide, WIDTH)).toBe(true);
      }
    }
  });

  it("shares room with another one of its side alone", () => {
    const beside = chest({ code: "pocket", center: { x: 0.63, y: 0.3 } });
    expect(overlap(chest(), beside, WIDTH)).toBe(false);
    expect(overlap(chest({ widthMm: 110 }), beside, WIDTH)).toBe(true);
    expect(overlap(chest({ widthMm: 110 }), { ...beside, face: "back" }, WIDTH)).toBe(false);
  });

  it.each([
    ["usual", {}, []],
    ["wider than the trade sews there", { widthMm: 110 }, ["largerThanUsual"]],
    ["beyond every hoop", { name: "Everywhere", widthMm: 500 }, ["noHoop"]],
  ])("is advised of: %s", (_, differing, kinds) => {
    expect(roomAdvice(chest(differing)).map(({ kind }) => kind)).toEqual(kinds);
  });
});

describe("issue 10.9 an offer's placements", () => {
  const draft = (differing: Partial<OfferDraft>): OfferDraft => ({
    name: "Coat",
    position: 0,
    skus: [],
    categoryIds: [],
    fabric: "twill",
    pictureWidthMm: WIDTH,
    placements: [chest()],
    text: null,
    flags: null,
    logos: null,
    services: [],
    takesInstructions: true,
    colorExclusions: [],
    messages: [],
    stepOrder: [],
    ...differing,
  });

  it.each<[string, Partial<OfferDraft>, string | undefined]>([
    ["as they should be", {}, undefined],
    [
      "off the picture",
      { placements: [chest({ center: { x: 0, y: 0 } })] },
      "placements placementOffPicture",
    ],
    ["without a name", { placements: [chest({ name: " " })] }, "placements placementNameMissing"],
    [
      "two of one name",
      { placements: [chest(), chest({ code: "other", name: "left chest " })] },
      "placements placementsTwice",
    ],
    [
      "on a picture of no width",
      { pictureWidthMm: Number.NaN },
      "pictureWidthMm pictureWidthInvalid",
    ],
    ["at no place", { position: -1 }, "position offerPlaceInvalid"],
    [
      "a service that is charged as nothing",
      { services: [{ kind: "print-screen", sku: "" }] },
      "services serviceMissing",
    ],
  ])("%s", (_, differing, found) => {
    const told = checkOffer(draft(differing)).map(
      ({ field, error }) => `${field} ${error.replace("embroidery.", "")}`,
    );
    expect(told).toEqual(found === undefined ? [] : [found]);
  });
});
