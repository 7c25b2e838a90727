import { money, type Money } from "@placket/domain/money/money";
import { letterTemplate } from "../mail/template/template.ts";

interface Told {
  readonly points: number;
  /** What they are worth. */
  readonly worth: Money;
  /** Of the order. */
  readonly number: string;
  readonly until: Date | null;
  readonly storeUrl: string;
}

/** The letter that says what an order has earned. */
export const pointsEarned = letterTemplate({
  name: "reward.earned",
  title: "Points earned",
  about: "Goes to a customer when an order has earned points: it is on its way, all of it.",
  readers: "shoppers",
  placeholders: {
    points: "how many points",
    worth: "what they are worth",
    number: "the order’s number",
  },
  texts: (say, at) => ({
    subject: say("%1 points for your order %2", at.points, at.number),
    heading: say("You have earned %1 points", at.points),
    intro: say("They are worth %1 with your next order.", at.worth),
    closing: say("Questions? %1", at.phone),
  }),
  values: ({ points, worth, number }: Told, { price }) => ({
    points: String(points),
    worth: price(worth),
    number,
  }),
  blocks: ({ until, storeUrl }, { say, locale }) => [
    {
      is: "facts",
      title: say("Good until"),
      lines: until
        ? [new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(until)]
        : [],
    },
    { is: "button", text: say("Go to the Store"), href: storeUrl },
  ],
  sample: ({ settings, store }) => ({
    points: 60,
    worth: money(60, store.currency),
    number: "100000001",
    until: null,
    storeUrl: settings.storeUrl,
  }),
});
