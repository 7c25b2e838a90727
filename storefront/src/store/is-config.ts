import type { ShownConfig } from "@placket/contract/store/config.codec";
import { isLengthUnit } from "@placket/domain/store/length-unit";
import {
  isBoolean,
  isNumber,
  isText,
  listOf,
  objectOf,
  type Shape,
} from "../storage/kept-shape.ts";

const isEmailPattern: Shape<ShownConfig["emailPattern"]> = (kept) =>
  kept === "html" || kept === "document";

const isPortal = objectOf<NonNullable<ShownConfig["portal"]>>({
  id: isNumber,
  code: isText,
  name: isText,
  logo: (kept) => kept === null || isText(kept),
  forcesLogin: isBoolean,
  hidesSearch: isBoolean,
  hasVerticalMenu: isBoolean,
  hidesStruckPrices: isBoolean,
  landsAt: (kept) => kept === null || isNumber(kept),
  isActive: isBoolean,
});

const PUNCHOUT: readonly unknown[] = ["create", "edit", "inspect", "over"];

const isPunchout = objectOf<NonNullable<ShownConfig["punchout"]>>({
  is: (kept): kept is NonNullable<ShownConfig["punchout"]>["is"] => PUNCHOUT.includes(kept),
  message: isText,
});

const isNewsletter = objectOf<NonNullable<ShownConfig["newsletter"]>>({
  consent: (kept) => kept === null || isText(kept),
  leadsTo: isText,
});

const isShownNewsletter: Shape<ShownConfig["newsletter"]> = (kept) =>
  kept === null || isNewsletter(kept);

const isNotice = objectOf<NonNullable<ShownConfig["cookieNotice"]>>({
  isByCategory: isBoolean,
  overview: isText,
  accept: isText,
  decline: isText,
  settings: isText,
  moreAt: (kept) => kept === null || isText(kept),
  blocksUnknown: isBoolean,
  others: listOf(objectOf<{ name: string; category: string }>({ name: isText, category: isText })),
});

const isWarmUp = objectOf<NonNullable<ShownConfig["warmUp"]>>({
  categoriesMs: isNumber,
  pagesMs: (kept) => kept === null || isNumber(kept),
  seconds: isNumber,
});

const isShownPortal: Shape<ShownConfig["portal"]> = (kept) => kept === null || isPortal(kept);

const isWords = (kept: unknown): kept is ShownConfig["frameContent"] =>
  typeof kept === "object" && kept !== null && Object.values(kept).every(isText);

/** Whether what a session kept is a configuration as this version of the store goes by it. */
export const isConfig = objectOf<ShownConfig>({
  priceFormat: objectOf<ShownConfig["priceFormat"]>({
    groupLength: isNumber,
    groupSymbol: isText,
    decimalSymbol: isText,
    precision: isNumber,
    pattern: isText,
  }),
  currency: isText,
  storeName: isText,
  phone: isText,
  storeCode: isText,
  stores: listOf(
    objectOf<ShownConfig["stores"][number]>({
      id: isText,
      name: isText,
      countryName: isText,
    }),
  ),
  listingPageSize: isNumber,
  pageSizes: listOf(isNumber),
  lengthUnit: isLengthUnit,
  defaultCountry: isText,
  requiredAddressFields: listOf(isText),
  emailPattern: isEmailPattern,
  expandsCheckoutSteps: isBoolean,
  checkoutNeedsCart: isBoolean,
  checkoutNeedsLogin: isBoolean,
  canEdit: objectOf<ShownConfig["canEdit"]>({ shipping: isBoolean, billing: isBoolean }),
  isPortal: isBoolean,
  portal: isShownPortal,
  punchout: (kept) => kept === null || isPunchout(kept),
  showsSimpleImages: isBoolean,
  newsletter: isShownNewsletter,
  cookieNotice: (kept) => kept === null || isNotice(kept),
  warmUp: (kept) => kept === null || isWarmUp(kept),
  noticeMs: isNumber,
  hasRewards: isBoolean,
  hasRewardsBand: isBoolean,
  hasPaypal: isBoolean,
  frameContent: isWords,
  isMenuCompact: isBoolean,
  brandTabs: listOf(objectOf<ShownConfig["brandTabs"][number]>({ name: isText, url: isText })),
  liveSearch: objectOf<ShownConfig["liveSearch"]>({ isOn: isBoolean, minQueryLength: isNumber }),
});
