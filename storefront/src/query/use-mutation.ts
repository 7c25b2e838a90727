import { useRef, useState } from "react";

/** A change of something on the server, and what follows from it. */
interface MutationOptions<Data, Variables> {
  readonly mutationFn: (variables: Variables) => Promise<Data>;
  /** What follows is waited for: the change is pending until then. */
  readonly onSuccess?: (data: Data, variables: Variables) => unknown;
  readonly onError?: (error: Error, variables: Variables) => unknown;
  readonly onSettled?: () => unknown;
}

/** What follows from one change in the place that made it, when all else of it is over. */
interface Then<Data> {
  readonly onSuccess?: (data: Data) => unknown;
  readonly onError?: (error: Error) => unknown;
}

/** The last change: what it was asked with, and why it failed. */
type Last<Variables> =
  | { readonly isPending: true; readonly variables: Variables; readonly error: null }
  | {
      readonly isPending: false;
      readonly variables: Variables | undefined;
      readonly error: Error | null;
    };

type Mutation<Data, Variables> = Last<Variables> & {
  readonly mutate: (variables: Variables, then?: Then<Data>) => void;
  /** The same for who waits for it. @throws what the change failed with. */
  readonly mutateAsync: (variables: Variables) => Promise<Data>;
};

/** One kind of change that a component makes; it shows the last one that was begun. */
export function useMutation<Data, Variables = void>(
  options: MutationOptions<Data, Variables>,
): Mutation<Data, Variables> {
  const [state, setState] = useState<Last<Variables>>(IDLE);
  const last = useRef(0);

  async function run(variables: Variables, then: Then<Data> = {}): Promise<Data> {
    last.current += 1;
    const own = last.current;
    const show = (state: Last<Variables>) => {
      if (last.current === own) setState(state);
    };
    const { mutationFn, onSuccess, onError, onSettled } = options;
    show({ isPending: true, variables, error: null });
    try {
      const data = await mutationFn(variables);
      await onSuccess?.(data, variables);
      await onSettled?.();
      show({ isPending: false, variables, error: null });
      then.onSuccess?.(data);
      return data;
    } catch (thrown) {
      const error = thrown as Error;
      await onError?.(error, variables);
      await onSettled?.();
      show({ isPending: false, variables, error });
      then.onError?.(error);
      throw error;
    }
  }
  return {
    ...state,
    mutate: (variables, then) => void run(variables, then).catch(() => undefined),
    mutateAsync: (variables) => run(variables),
  };
}

const IDLE = { isPending: false, variables: undefined, error: null } as const;
