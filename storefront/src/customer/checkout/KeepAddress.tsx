import { Checkbox } from "@placket/ui/form/checkbox/Checkbox";
import { t } from "../../translation/translate.ts";
import { useAccount } from "../account.ts";

interface KeepAddressProps {
  readonly isKept: boolean;
  readonly onKeep: (isKept: boolean) => void;
}

/** Whether an address that is typed in the checkout goes into the book of whoever is known (CHECK-04). */
export default function KeepAddress({ isKept, onKeep }: KeepAddressProps) {
  if (!useAccount()) return null;
  return (
    <Checkbox
      label={t("Save in my address book")}
      checked={isKept}
      onChange={({ target: { checked } }) => onKeep(checked)}
    />
  );
}
