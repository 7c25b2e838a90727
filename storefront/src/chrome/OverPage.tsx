import { NoticeStack } from "@placket/ui/status/notice-stack/NoticeStack";
import { ConsentNotice } from "../consent/ConsentNotice.tsx";
import { WarmUp } from "../catalog/warm-up/WarmUp.tsx";
import { useObservable } from "../events/observable.ts";
import { dismissNotice, notices, type Notice, type NoticeAction } from "../notice/notices.ts";
import { KeepPages } from "../recovery/kept/KeepPages.tsx";
import { OfflineBadge } from "../recovery/OfflineBadge.tsx";
import { t } from "../translation/translate.ts";
import { RouteProgress } from "./RouteProgress.tsx";
import { ScrollToTop } from "./ScrollToTop.tsx";

/** What lies over every page and shows itself at times: nobody needs it while the page comes. */
export default function OverPage() {
  return (
    <>
      <RouteProgress />
      <ScrollToTop />
      <OfflineBadge />
      <KeepPages />
      <WarmUp />
      <Notices />
      <ConsentNotice />
    </>
  );
}

const kinds = { primary: "info", success: "good", error: "error" } as const;

function Notices() {
  const shown = useObservable(notices);
  return (
    <NoticeStack
      notices={shown.map(toStack)}
      onDismiss={(id) => dismissNotice(Number(id))}
      label={t("Notices")}
      dismissLabel={t("Close")}
    />
  );
}

const toStack = ({ id, type, text, ms, action }: Notice) => ({
  id: String(id),
  kind: kinds[type],
  text,
  ms,
  action: action ? <NoticeButton id={id} action={action} /> : undefined,
});

function NoticeButton({ id, action }: { id: number; action: NoticeAction }) {
  const press = () => {
    dismissNotice(id);
    action.run();
  };
  return (
    <button type="button" className="link" onClick={press}>
      {action.label}
    </button>
  );
}
