import type { TestSandbox } from "../providers/payment/test-sandbox.ts";

const TOGETHER = 16;

/** At least so many one-time tokens of a test card that is not refused. */
export async function cardTokens(sandbox: TestSandbox, count: number): Promise<string[]> {
  const tokens: string[] = [];
  while (tokens.length < count) {
    const batch = Array.from({ length: TOGETHER }, () => sandbox.tokenFor("4111111111111111"));
    tokens.push(...(await Promise.all(batch)));
  }
  return tokens;
}
