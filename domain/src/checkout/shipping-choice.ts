import { cheapestMethod, type ArrivingMethod, type ByCost } from "../shipping/cheapest-method.ts";

/** What the choice among shipping methods goes by. */
export interface OfferedMethod extends ArrivingMethod {
  readonly code: string;
  readonly isAvailable: boolean;
}

/** The methods to choose from: what is not available is not shown; paid ones stay (reading 69). */
export function offeredMethods<Method extends OfferedMethod>(
  methods: readonly Method[],
): readonly Method[] {
  return methods.filter((method) => method.isAvailable);
}

/**
 * The method that is chosen to begin with: the one chosen before while it is still offered, else the
 * cheapest, the soonest of those that cost the same (CHECK-21: the free one where nothing else is left).
 */
export function preselectedMethod<Method extends OfferedMethod>(
  methods: readonly Method[],
  chosenCode: string | null,
  byCost: ByCost<Method>,
): Method | undefined {
  const offered = offeredMethods(methods);
  return offered.find((method) => method.code === chosenCode) ?? cheapestMethod(offered, byCost);
}
