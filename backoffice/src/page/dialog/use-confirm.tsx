import { lateModule } from "@placket/web/late/late-module";
import { awaited } from "../late/awaited.ts";
import { Suspense, useState, type ReactNode } from "react";
import type { ConfirmProps } from "./Confirm.tsx";

/** Dialogs bring their library along, which nobody needs who only looks. */
const Confirm = awaited(
  lateModule(() => import("./Confirm.tsx")),
  (module) => module.default,
);

export type Question = Pick<ConfirmProps, "title" | "yes" | "no"> & { readonly text: ReactNode };

/** Asks a question in a dialog: `await ask({ … })` says whether the answer was yes; `dialog` is drawn. */
export function useConfirm() {
  const [asked, setAsked] = useState<Question & { answer: (isYes: boolean) => void }>();
  const ask = (question: Question) =>
    new Promise<boolean>((resolve) => {
      const answer = (isYes: boolean) => {
        setAsked(undefined);
        resolve(isYes);
      };
      setAsked({ ...question, answer });
    });
  const dialog: ReactNode = asked ? (
    <Suspense fallback={null}>
      <Confirm {...asked} onYes={() => asked.answer(true)} onNo={() => asked.answer(false)}>
        {asked.text}
      </Confirm>
    </Suspense>
  ) : null;
  return { ask, dialog };
}
