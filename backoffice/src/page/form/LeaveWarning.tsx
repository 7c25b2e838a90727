import { lateModule } from "@placket/web/late/late-module";
import { awaited } from "../awaited.ts";
import { useBlocker } from "@tanstack/react-router";
import { Suspense } from "react";

const Confirm = awaited(
  lateModule(() => import("../dialog/Confirm.tsx")),
  (module) => module.default,
);

/** Asks before this screen is left by a link, by back and forward, or by closing the tab, while it holds something unsaved. */
export function LeaveWarning({ isUnsaved }: { readonly isUnsaved: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => isUnsaved,
    enableBeforeUnload: isUnsaved,
    disabled: !isUnsaved,
    withResolver: true,
  });
  if (status !== "blocked") return null;
  return (
    <Suspense fallback={null}>
      <Confirm
        title="Leave without saving?"
        yes="Leave"
        no="Stay Here"
        onYes={proceed}
        onNo={reset}
      >
        What you have changed on this screen is not saved yet.
      </Confirm>
    </Suspense>
  );
}
