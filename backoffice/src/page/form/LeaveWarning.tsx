import { lateModule } from "@placket/web/late/late-module";
import { awaited } from "../late/awaited.ts";
import { useBlocker } from "@tanstack/react-router";
import { Suspense } from "react";

const Confirm = awaited(
  lateModule(() => import("../dialog/Confirm.tsx")),
  (module) => module.default,
);

interface LeaveWarningProps {
  readonly isUnsaved: boolean;
  /** The path of a screen that keeps what is typed while its pages are turned; nothing is lost there. */
  readonly keptAt?: string;
}

/** Asks before this screen is left by a link, by back and forward, or by closing the tab, while it holds something unsaved. */
export function LeaveWarning({ isUnsaved, keptAt }: LeaveWarningProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ next }) => isUnsaved && next.pathname !== keptAt,
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
