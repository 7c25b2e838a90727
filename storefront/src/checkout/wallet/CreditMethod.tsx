import { CreditDialog } from "./CreditDialog.tsx";
import { WalletMethod } from "./WalletMethod.tsx";
import { walletName, CREDIT } from "./wallet-names.ts";

interface CreditMethodProps {
  readonly isApproved: boolean;
  /** Credit Key's page while it stands over the checkout. */
  readonly page: string | undefined;
  readonly onClose: () => void;
}

/** How credit pays: there first, away from the shop or in a frame over it, then the order here. */
export function CreditMethod({ isApproved, page, onClose }: CreditMethodProps) {
  return (
    <>
      <WalletMethod name={walletName(CREDIT)} isApproved={isApproved} />
      {page === undefined ? null : <CreditDialog url={page} onClose={onClose} />}
    </>
  );
}
