/** What staff do that leaves a trace: the room and what is read of it. A new one is a row. */
export const auditActions = {
  "settings.change": { room: "store", title: "Settings changed" },
  "staff.role": { room: "staff", title: "Role changed" },
  "staff.deactivate": { room: "staff", title: "Member deactivated" },
  "staff.reactivate": { room: "staff", title: "Member reactivated" },
  "staff.invite": { room: "staff", title: "Somebody invited" },
  "staff.withdraw": { room: "staff", title: "Invitation withdrawn" },
  "staff.resetTwoFactor": { room: "staff", title: "Second factor reset" },
  "staff.accept": { room: "staff", title: "Invitation taken up" },
  "staff.password": { room: "staff", title: "Own password changed" },
  "staff.twoFactorOn": { room: "staff", title: "Own second factor switched on" },
  "staff.twoFactorOff": { room: "staff", title: "Own second factor switched off" },
  "staff.signInFailed": { room: "staff", title: "Sign-in failed" },
  "order.lookAfter": { room: "order", title: "Payments looked after" },
  "order.hold": { room: "order", title: "Order held" },
  "order.release": { room: "order", title: "Order released" },
  "order.cancel": { room: "order", title: "Order canceled" },
  "order.pack": { room: "order", title: "Packing begun" },
  "order.ship": { room: "order", title: "Pieces of an order shipped" },
  "order.track": { room: "order", title: "Parcel added to a shipment" },
  "order.capture": { room: "order", title: "Money of an order taken" },
  "order.refund": { room: "order", title: "Money of an order paid back" },
  "order.changeAddress": { room: "order", title: "Address of an order changed" },
  "order.note": { room: "order", title: "Note written to an order" },
  "stock.change": { room: "stock", title: "Pieces counted" },
  "giftCard.issue": { room: "gift-card", title: "Gift card issued" },
  "giftCard.switch": { room: "gift-card", title: "Gift card switched on or off" },
  "balance.change": { room: "ledger", title: "Balance changed" },
  "paymentTerms.change": { room: "payment", title: "Payment terms changed" },
  "order.invoicePaid": { room: "order", title: "Invoice of an order paid" },
  "redirect.add": { room: "routing", title: "Redirect added" },
  "redirect.change": { room: "routing", title: "Redirect changed" },
  "redirect.remove": { room: "routing", title: "Redirect removed" },
  "letter.change": { room: "mail", title: "Letter worded otherwise" },
  "delivery.retry": { room: "delivery", title: "Delivery tried again" },
  "delivery.giveUp": { room: "delivery", title: "Delivery given up" },
} as const satisfies Readonly<Record<string, { readonly room: string; readonly title: string }>>;

export type AuditAction = keyof typeof auditActions;

/** Every action of the table, in its order. */
export const AUDIT_ACTIONS = Object.keys(auditActions) as readonly AuditAction[];
