import {
  CUSTOM_AMOUNT,
  GIFT_CARD_MESSAGE_MAX,
  type AskedGiftCard,
} from "@placket/domain/sold-card/choice";
import { FIRST_DESIGN, GIFT_CARD_DESIGNS } from "@placket/domain/sold-card/designs";
import type { GiftCardOffer } from "@placket/domain/sold-card/offer";
import { writtenAmount } from "@placket/domain/sold-card/typed-amount";
import { GIFT_CARD_NAME_MAX } from "@placket/domain/sold-card/limits";
import { money } from "@placket/domain/money/money";
import { Radio } from "@placket/ui/form/radio/Radio";
import { RadioGroup } from "@placket/ui/form/radio/RadioGroup";
import { TextArea, TextField } from "@placket/ui/form/text-field/TextField";
import type { ComponentProps } from "react";
import { useFormatPrice } from "../../money/Price.tsx";
import { t } from "../../translation/translate.ts";
import { shownAmount } from "../price/shown-amount.ts";
import styles from "./GiftCardView.module.css";
import { problemText } from "./problem-text.ts";
import type { GiftCardOnPage } from "./use-gift-card.ts";

/** The pattern of an email as browsers check it (GIFT-06). */
const EMAIL_PATTERN = "[A-Za-z0-9._%+\\-]+@[A-Za-z0-9.\\-]+\\.[A-Za-z]{2,}";

/** All that is chosen and typed of a gift card (GIFT-04, GIFT-05), and when it is sent. */
export function GiftCardFields({
  onPage,
  offer,
}: {
  onPage: GiftCardOnPage;
  offer: GiftCardOffer;
}) {
  const { asked, type, problemAt } = onPage;
  const field = (name: keyof AskedGiftCard): ComponentProps<typeof TextField> => ({
    label: "",
    name,
    value: asked[name],
    onChange: (event) => type({ [name]: event.target.value }),
    error: problemText(problemAt(name)),
  });
  return (
    <div className={styles["fields"]}>
      <AmountField onPage={onPage} offer={offer} />
      <DesignField onPage={onPage} />
      <fieldset className={styles["people"]}>
        <legend className={styles["legend"]}>{t("Sender")}</legend>
        <TextField
          {...field("senderName")}
          label={t("Sender Name")}
          required
          maxLength={GIFT_CARD_NAME_MAX}
          autoComplete="name"
        />
        <TextField
          {...field("senderEmail")}
          label={t("Sender Email")}
          required
          type="email"
          pattern={EMAIL_PATTERN}
          maxLength={254}
          autoComplete="email"
        />
      </fieldset>
      <fieldset className={styles["people"]}>
        <legend className={styles["legend"]}>{t("Recipient")}</legend>
        <TextField
          {...field("recipientName")}
          label={t("Recipient Name")}
          required
          maxLength={GIFT_CARD_NAME_MAX}
          autoComplete="off"
        />
        <TextField
          {...field("recipientEmail")}
          label={t("Recipient Email")}
          required
          type="email"
          pattern={EMAIL_PATTERN}
          maxLength={254}
          autoComplete="off"
        />
      </fieldset>
      <TextArea
        label={t("Message")}
        mark={t("(optional)")}
        name="message"
        rows={3}
        value={asked.message}
        onChange={(event) => type({ message: event.target.value })}
        maxLength={GIFT_CARD_MESSAGE_MAX}
        counter={(used, max) => `${used}/${max}`}
        error={problemText(problemAt("message"))}
      />
      <TextField
        {...field("sendOn")}
        label={t("Day to send it")}
        mark={t("(optional)")}
        type="date"
        hint={t("Without a day it goes as soon as it is paid.")}
      />
    </div>
  );
}

/** One of the list, or an amount of one's own (GIFT-04). */
function AmountField({ onPage, offer }: { onPage: GiftCardOnPage; offer: GiftCardOffer }) {
  const format = useFormatPrice();
  const { asked, type, problemAt } = onPage;
  const { currency, amounts, open } = offer;
  const said = (minor: number) => format(shownAmount(money(minor, currency)));
  const isOwn = asked.amount === CUSTOM_AMOUNT;
  return (
    <div className={styles["amount"]}>
      <RadioGroup
        legend={t("Amount")}
        name="amount"
        value={asked.amount === "" ? null : asked.amount}
        onChange={(amount) => type({ amount })}
        error={problemText(problemAt("amount"))}
        required
        className={styles["amounts"]}
      >
        {amounts.map((minor) => (
          <Radio key={minor} value={writtenAmount(minor, currency)} label={said(minor)} />
        ))}
        {open ? <Radio value={CUSTOM_AMOUNT} label={t("Other Amount")} /> : null}
      </RadioGroup>
      {open && isOwn ? (
        <TextField
          label={t("Amount in %1", currency)}
          name="customAmount"
          value={asked.customAmount}
          onChange={(event) => type({ customAmount: event.target.value })}
          error={problemText(problemAt("customAmount"))}
          hint={t("From %1 to %2", said(open.minMinor), said(open.maxMinor))}
          required
          inputMode="decimal"
          maxLength={12}
          autoComplete="off"
        />
      ) : null}
    </div>
  );
}

/** What the card looks like. */
function DesignField({ onPage: { asked, type, problemAt } }: { onPage: GiftCardOnPage }) {
  return (
    <RadioGroup
      legend={t("Design")}
      name="design"
      value={asked.design || FIRST_DESIGN}
      onChange={(design) => type({ design })}
      error={problemText(problemAt("design"))}
      className={styles["amounts"]}
    >
      {Object.entries(GIFT_CARD_DESIGNS).map(([name, title]) => (
        <Radio key={name} value={name} label={t(title)} />
      ))}
    </RadioGroup>
  );
}
