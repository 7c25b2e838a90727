import { Checkbox } from "@placket/ui/form/checkbox/Checkbox";
import { useEffect } from "react";
import { t } from "../../translation/translate.ts";
import { useAccount } from "../account.ts";

interface KeepAddressProps {
  readonly isKept: boolean;
  readonly onKeep: (isKept: boolean) => void;
  readonly onKnown: (name: { readonly firstname: string; readonly lastname: string }) => void;
}

/**
 * Whether an address that is typed in the checkout goes into the book of whoever is known (CHECK-04); an empty one begins
 * with their name.
 */
export default function KeepAddress({ isKept, onKeep, onKnown }: KeepAddressProps) {
  const account = useAccount();
  useEffect(() => {
    if (account) onKnown({ firstname: account.firstName, lastname: account.lastName });
  }, [account, onKnown]);
  if (!account) return null;
  return (
    <Checkbox
      label={t("Save in my address book")}
      checked={isKept}
      onChange={({ target: { checked } }) => onKeep(checked)}
    />
  );
}
