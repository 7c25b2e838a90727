import { DAY_MS } from "@placket/domain/durations";
import { money, type Money } from "@placket/domain/money/money";
import { letterTemplate } from "../mail/template/template.ts";

interface Told {
  /** The first to end first. */
  readonly lots: readonly { readonly points: number; readonly until: Date }[];
  /** Of all of them. */
  readonly points: number;
  readonly worth: Money;
  readonly accountUrl: string;
}

/** The letter that says which points are over soon. */
export const pointsEnding = letterTemplate({
  name: "reward.ending",
  title: "Points that are over soon",
  about:
    "Goes to a customer as many days before points are over as the settings say, once for the same points.",
  readers: "shoppers",
  placeholders: { points: "how many points", worth: "what they are worth" },
  texts: (say, at) => ({
    subject: say("%1 of your points are over soon", at.points),
    heading: say("%1 of your points are over soon", at.points),
    intro: say("They are worth %1. Spend them in the cart or at the checkout.", at.worth),
    closing: say("Questions? %1", at.phone),
  }),
  values: ({ points, worth }: Told, { price }) => ({ points: String(points), worth: price(worth) }),
  blocks: ({ lots, accountUrl }, { say, locale }) => [
    {
      is: "facts",
      title: say("Good until"),
      lines: lots.map(({ points, until }) =>
        say("%1: %2", dayIn(locale, until), say(points === 1 ? "%1 point" : "%1 points", points)),
      ),
    },
    { is: "button", text: say("See Your Points"), href: accountUrl },
  ],
  sample: ({ settings, store, now }) => ({
    lots: [
      { points: 40, until: new Date(now.getTime() + 10 * DAY_MS) },
      { points: 20, until: new Date(now.getTime() + 14 * DAY_MS) },
    ],
    points: 60,
    worth: money(60, store.currency),
    accountUrl: `${settings.storeUrl}${POINTS_PAGE}`,
  }),
});

const dayIn = (locale: string, day: Date) =>
  new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(day);

/** Where a customer sees their points. */
export const POINTS_PAGE = "/rewards/account";
