import { Button } from "@placket/ui/action/button/Button";
import { Dialog } from "@placket/ui/panel/dialog/Dialog";
import { PortalNotice } from "../customer/login/PortalNotice.tsx";
import { t } from "../translation/translate.ts";

interface PortalPopupProps {
  readonly title: string;
  readonly html: string;
  readonly onClose: () => void;
}

/** What an organization has to say to its members (OPEN-48), until they have closed it. */
export default function PortalPopup({ title, html, onClose }: PortalPopupProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t("Close")}
      footer={<Button onClick={onClose}>{t("Continue")}</Button>}
    >
      <PortalNotice html={html} />
    </Dialog>
  );
}
