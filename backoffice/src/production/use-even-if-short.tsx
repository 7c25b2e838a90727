import { CallError } from "@placket/web/call/call-error";
import type { ReactNode } from "react";
import { useConfirm } from "../page/dialog/use-confirm.tsx";

/**
 * Takes a step that the store may refuse because thread runs out: it says so, and goes on where whoever pressed wants it
 * all the same. `take` is asked again then, with `true`; what else refuses it is thrown, and nothing where it was left.
 */
export function useEvenIfShort(): {
  readonly unlessShort: (take: (evenIfShort?: true) => Promise<unknown>) => Promise<void>;
  readonly dialog: ReactNode;
} {
  const { ask, dialog } = useConfirm();
  const unlessShort = async (take: (evenIfShort?: true) => Promise<unknown>) => {
    try {
      await take();
    } catch (error) {
      if (!(error instanceof CallError && error.is("production.threadShort"))) throw error;
      const text = `${error.message} Go on all the same?`;
      if (await ask({ title: "Not enough thread", text, yes: "Go On" })) await take(true);
    }
  };
  return { unlessShort, dialog };
}
