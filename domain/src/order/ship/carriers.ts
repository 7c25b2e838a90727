interface Carrier {
  readonly title: string;
  /** Where a parcel is followed, its number in the place of `%1`; `null` where nobody knows. */
  readonly url: string | null;
}

/** Who carries parcels, and where each is followed. A new carrier is a row. */
export const CARRIERS = {
  ups: { title: "UPS", url: "https://www.ups.com/track?tracknum=%1" },
  usps: { title: "USPS", url: "https://tools.usps.com/go/TrackConfirmAction?tLabels=%1" },
  fedex: { title: "FedEx", url: "https://www.fedex.com/fedextrack/?trknbr=%1" },
  dhl: {
    title: "DHL",
    url: "https://www.dhl.com/us-en/home/tracking.html?tracking-id=%1",
  },
  canada_post: {
    title: "Canada Post",
    url: "https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=%1",
  },
  royal_mail: {
    title: "Royal Mail",
    url: "https://www.royalmail.com/track-your-item#/tracking-results/%1",
  },
  custom: { title: "Another carrier", url: null },
} as const satisfies Readonly<Record<string, Carrier>>;

type CarrierCode = keyof typeof CARRIERS;

/** Every carrier of the table, in its order. */
export const CARRIER_CODES = Object.keys(CARRIERS) as [CarrierCode, ...CarrierCode[]];

/** Whether the table has this carrier: what was stored may have left it. */
export const isCarrier = (code: string): code is CarrierCode => Object.hasOwn(CARRIERS, code);

/** A parcel on its way. */
export interface Track {
  readonly carrier: CarrierCode;
  /** As the carrier writes it on the parcel. */
  readonly number: string;
}

/** Where a parcel is followed; `null` where its carrier has no such page. */
export function trackUrl({ carrier, number }: Track): string | null {
  const { url }: Carrier = CARRIERS[carrier];
  return url && url.replace("%1", encodeURIComponent(number));
}
