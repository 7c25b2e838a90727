import { lateModule } from "@placket/web/late/late-module";
import { ok, refuse, type Result } from "@placket/domain/problem";
import { Suspense, useRef, type ReactNode } from "react";
import { awaited } from "../slot/awaited.ts";
import { UNREACHABLE, type BotCheck, type BotCheckHandle } from "./bot-proof.ts";

const BotCheckField = awaited(
  lateModule(() => import("./BotCheckField.tsx")),
  (module) => module.BotCheckField,
);

/** What a form asks of its check. */
interface BotCheckInHand {
  /** The field, where the shop wants one; else nothing. */
  readonly field: ReactNode;
  /** A proof for one call; none where none is wanted. */
  readonly prove: () => Promise<Result<string | undefined>>;
  /** The proof was used. */
  readonly renew: () => void;
}

interface Guarded {
  /** Which check the shop wants of it; none without. */
  readonly check: BotCheck | null | undefined;
  /** What the proof is made for. */
  readonly action: string;
  /** What is wrong with it. */
  readonly error: string | undefined;
  /** English phrase to the shopper's language. */
  readonly t: (phrase: string) => string;
}

/** The check that no machine sends what stands in a form, under the form's own action (ACCT-28). */
export function useBotCheck({ check, action, ...shown }: Guarded): BotCheckInHand {
  const handle = useRef<BotCheckHandle>(null);
  if (!check) return UNGUARDED;
  return {
    field: (
      <Suspense>
        <BotCheckField
          ref={handle}
          check={check}
          action={action}
          id={`${action}-captcha`}
          {...shown}
        />
      </Suspense>
    ),
    prove: async () => (await handle.current?.prove()) ?? refuse(UNREACHABLE),
    renew: () => handle.current?.renew(),
  };
}

const UNGUARDED: BotCheckInHand = {
  field: null,
  prove: async () => ok(undefined),
  renew: () => undefined,
};
