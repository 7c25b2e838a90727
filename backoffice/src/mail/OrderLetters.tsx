import type { CallReply } from "../api/call.ts";
import { useMay } from "../page/permissions.ts";
import { lettersAt } from "./mail.addresses.ts";

/** The way from an order to the letters that its buyer got. */
export default function OrderLetters({ order }: { readonly order: CallReply<"order"> }) {
  if (!useMay("letters.read")) return null;
  return (
    <>
      {" · "}
      <a className="link" href={lettersAt({}, { search: order.email })}>
        Letters to this address
      </a>
    </>
  );
}
