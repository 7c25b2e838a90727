/** Whether the newsletter is wanted, as an account is told of it. */
export const newsletterToInput = (isWanted: boolean) => ({ is_subscribed: isWanted });

/** How a subscription stands, of whoever has one. */
export const newsletterFromWire = <Status>(wire: { readonly newsletter_status: Status }): Status =>
  wire.newsletter_status;

/** The newsletter's popup as a page draws it (CONF-26). */
export interface ShownPopup {
  readonly isOn: boolean;
  /** What it saves, as it is read: `10%`. */
  readonly discount: string;
  readonly lines: readonly string[];
  /** HTML that the server has cleaned. */
  readonly terms: string;
  /** The words of the tick that is wanted first; null where none is. */
  readonly consent: string | null;
}

interface PopupWire {
  readonly marketing_popup_config_enable: boolean;
  readonly marketing_popup_config_discount: string;
  readonly marketing_popup_config_bottom_content_line1: string;
  readonly marketing_popup_config_bottom_content_line2: string;
  readonly marketing_popup_config_term_content: string;
  readonly newsletter_form_need_consent: boolean;
  readonly newsletter_form_consent_text: string;
}

export const popupFromWire = (wire: PopupWire): ShownPopup => ({
  isOn: wire.marketing_popup_config_enable,
  discount: wire.marketing_popup_config_discount,
  lines: [
    wire.marketing_popup_config_bottom_content_line1,
    wire.marketing_popup_config_bottom_content_line2,
  ].filter((line) => line !== ""),
  terms: wire.marketing_popup_config_term_content,
  consent: wire.newsletter_form_need_consent ? wire.newsletter_form_consent_text : null,
});

/** What whoever asked is told, and the code that they are given; null where none is. */
export interface Welcome {
  readonly message: string;
  readonly code: string | null;
}

export const welcomeFromWire = (wire: {
  readonly message: string;
  readonly coupon_code: string | null;
}): Welcome => ({ message: wire.message, code: wire.coupon_code });
