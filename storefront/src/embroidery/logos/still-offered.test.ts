import { shownOffer, type ShownOffer } from "@placket/contract/embroidery/shown-offer.codec";
import { logosOnFile } from "@placket/contract/embroidery/shown-logo.codec";
import { expect, it } from "vitest";
import { aLogoWire, withLogos } from "../../product/testing/logo.builder.ts";
import { stillOffered } from "./still-offered.ts";

const HOUSE = aLogoWire("L000008", { customer_id: null });
const [OWN, OTHER] = ["L000001", "L000002"];

function offered(lock?: boolean): ShownOffer {
  const place = { image_link: null, number: "L000008", default_placement: "left-chest" };
  const preset = lock === undefined ? null : { ...place, lock, logo: HOUSE };
  const offer = shownOffer(withLogos({ default_logo: preset, allowed_logos: [HOUSE] }));
  if (!offer) throw new Error("nothing is offered");
  return offer;
}

function still(lock: boolean | undefined, written: Readonly<Record<string, string>>) {
  const offer = offered(lock);
  const own = {
    logo_base_url: "",
    guest_days: null,
    logo_detail: [OWN, OTHER].map((one) => aLogoWire(one ?? "")),
  };
  const logos = Object.entries(written).map(([placement, logo]) => ({ logo, placement }));
  const { chosen, dropped } = stillOffered(logos, offer, [
    ...offer.logos,
    ...logosOnFile(own).logos,
  ]);
  return [Object.fromEntries(chosen.map(({ logo, placement }) => [placement, logo])), dropped];
}

it.each([
  ["what can be had stays", undefined, { "left-chest": OWN }, { "left-chest": OWN }, []],
  [
    "one that is gone is left out",
    undefined,
    { "left-chest": "L000077", "back-yoke": OWN },
    { "back-yoke": OWN },
    ["L000077"],
  ],
  [
    "one that is still to be chosen is not gone",
    undefined,
    { "left-chest": "" },
    { "left-chest": "" },
    [],
  ],
  [
    "one whose place is gone stands at a free one",
    undefined,
    { elbow: OWN, "left-chest": OTHER },
    { "left-chest": OTHER, "back-yoke": OWN },
    [],
  ],
  [
    "a logo of the house that is not offered is left out",
    undefined,
    { "left-chest": "L000008" },
    {},
    ["L000008"],
  ],
  [
    "a locked one stands, and another is not at its place",
    true,
    { "left-chest": OWN },
    { "left-chest": "L000008" },
    [OWN],
  ],
  ["one that is not locked was taken off", false, { "back-yoke": OWN }, { "back-yoke": OWN }, []],
])("EMB-10, EMB-29 %s", (_, lock, written, chosen, dropped) => {
  expect(still(lock, written as Record<string, string>)).toEqual([chosen, dropped]);
});
