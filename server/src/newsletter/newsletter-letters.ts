import { NEWSLETTER_PAGES } from "@placket/domain/newsletter/subscription";
import type { LetterTexts } from "@placket/domain/mail/letter-texts";
import { settingsOf } from "../store/store-config.ts";
import { letterTemplate } from "../mail/template/template.ts";

/** What a letter about the newsletter is written from: where its button leads. */
interface NewsletterLetter {
  readonly href: string;
}

interface AskingLetter extends NewsletterLetter {
  /** Whether its readers are reminded of what they leave in the cart. */
  readonly isReminded: boolean;
}

/** Asks whoever reads an address whether they want the newsletter: somebody else may have typed it. */
export const askingLetter = letterTemplate({
  name: "newsletter.confirm",
  title: "Newsletter: please confirm",
  about:
    "Goes to an address that was given for the newsletter; nothing else is sent before its reader confirms.",
  readers: "shoppers",
  placeholders: {},
  texts: (say, at): LetterTexts => ({
    subject: say("Do you want the newsletter of %1?", at.store),
    heading: say("One press, and you get our newsletter"),
    intro: say("This address was given for it. The link is good for a week."),
    closing: say("If you did not ask for it, do nothing: nothing is sent to you."),
  }),
  values: () => ({}),
  blocks: ({ href, isReminded }: AskingLetter, { say }) => [
    {
      is: "facts",
      title: say("With it"),
      lines: isReminded
        ? [say("a letter when something stays in your cart, once a week at most")]
        : [],
    },
    { is: "button", text: say("Yes, send it to me"), href },
  ],
  sample: (ctx) => ({
    href: `${ctx.settings.storeUrl}${NEWSLETTER_PAGES.confirm}#example`,
    isReminded: settingsOf(ctx).cartReminderHours !== null,
  }),
});

/** Says that somebody is subscribed, and how to end that. */
export const subscribedLetter = letterTemplate({
  name: "newsletter.subscribed",
  title: "Newsletter: subscribed",
  about: "Goes to whoever has confirmed; its link ends the subscription.",
  readers: "shoppers",
  placeholders: {},
  texts: (say, at): LetterTexts => ({
    subject: say("You get the newsletter of %1", at.store),
    heading: say("You get our newsletter"),
    intro: say("It comes to this address."),
    closing: say("You can end it at any time, by the link above or in your account."),
  }),
  values: () => ({}),
  blocks: ({ href }: NewsletterLetter, { say }) => [
    { is: "button", text: say("Unsubscribe"), href },
  ],
  sample: ({ settings }) => ({
    href: `${settings.storeUrl}${NEWSLETTER_PAGES.unsubscribe}#example`,
  }),
});
