/** A request that is the same, or another one each time. */
type NextRequest = (n: number) => {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly body?: string;
  /** A customer's session, as a program carries it. */
  readonly bearer?: string;
};

/** What clients ask again and again. */
export interface Scenario {
  readonly name: string;
  readonly next: NextRequest;
}
