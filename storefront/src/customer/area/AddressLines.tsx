import { addressLines } from "@placket/domain/directory/address-lines";
import type { Address } from "@placket/domain/directory/address";
import { useShop } from "../../api/shop.ts";
import styles from "./addresses/AddressBook.module.css";

/** An address as it stands on a parcel, and whom to call. */
export function AddressLines({ address }: { address: Address }) {
  const { locale } = useShop();
  const country = new Intl.DisplayNames(locale, { type: "region", fallback: "code" });
  const lines = addressLines(address, country.of(address.countryCode) ?? address.countryCode);
  return (
    <address className={styles["lines"]}>
      {[...lines, address.telephone].filter(Boolean).map((line, at) => (
        <span key={at}>{line}</span>
      ))}
    </address>
  );
}
