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
  "stock.change": { room: "stock", title: "Pieces counted" },
  "promotion.add": { room: "promotion", title: "Cart price rule added" },
  "promotion.change": { room: "promotion", title: "Cart price rule changed" },
  "promotion.remove": { room: "promotion", title: "Cart price rule removed" },
  "promotion.addCodes": { room: "promotion", title: "Promo codes added" },
  "promotion.removeCode": { room: "promotion", title: "Promo code removed" },
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
