/** What the choice among shipping methods goes by. */
export interface OfferedMethod {
  readonly code: string;
  readonly isAvailable: boolean;
  readonly isFree: boolean;
}

/** The methods to choose from: what is not available is not shown; paid ones stay (reading 69). */
export function offeredMethods<Method extends OfferedMethod>(
  methods: readonly Method[],
): readonly Method[] {
  return methods.filter((method) => method.isAvailable);
}

/**
 * The method that is chosen to begin with: the one chosen before while it is still offered, else the
 * free one when nothing else is left (CHECK-21, reading 69).
 */
export function preselectedMethod<Method extends OfferedMethod>(
  methods: readonly Method[],
  chosenCode: string | null,
): Method | undefined {
  const offered = offeredMethods(methods);
  const chosen = offered.find((method) => method.code === chosenCode);
  const [only] = offered;
  return chosen ?? (offered.length === 1 && only?.isFree ? only : undefined);
}
