import type { Problem } from "@placket/domain/problem";
import type { GuardedForm } from "@placket/domain/store/guarded-forms";
import { CallError } from "@placket/web/call/call-error";
import type { useProblems } from "../../checkout/steps/use-problems.ts";
import { useMutation } from "../../query/use-mutation.ts";
import { useFormCheck } from "./use-form-check.tsx";

interface SendingOptions<Filled> {
  readonly problems: ReturnType<typeof useProblems>;
  /** Where the shop may want a proof that no machine sends it. */
  readonly form?: GuardedForm;
  readonly send: (filled: Filled, proof: string | undefined) => Promise<unknown>;
  readonly onSent?: ((filled: Filled) => unknown) | undefined;
  /** How a failure is told; as it is unless said. */
  readonly inWords?: (error: Error) => Error;
}

/** Sends what was filled in once nothing is wrong with it; the proof comes last, what it is for follows at once. */
export function useSending<Filled>(options: SendingOptions<Filled>) {
  const { problems, form, send, onSent, inWords } = options;
  const check = useFormCheck(form, problems.textOf);
  const sent = useMutation({
    mutationFn: async (filled: Filled) => {
      const proof = await check.prove();
      if (!proof.ok) throw unproven(proof.problems);
      await send(filled, proof.value);
    },
    onSuccess: (_, filled) => onSent?.(filled),
    onError: (error) => problems.fail(inWords?.(error) ?? error),
    onSettled: check.renew,
  });
  return {
    /** The check's field. */
    checkField: check.field,
    busy: sent.isPending,
    submit: (filled: Filled, wrong: readonly Problem[]): void => {
      if (problems.show(wrong)) sent.mutate(filled);
    },
  };
}

const unproven = (problems: readonly Problem[]) =>
  new CallError("No proof", { kind: "bad_request", status: 400, problems });
