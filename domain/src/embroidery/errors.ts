import type { ErrorTable } from "../error-row.ts";

/** Refusals about patterns, machine files, lettering and shapes. */
export const embroideryErrors = {} as const satisfies ErrorTable;
