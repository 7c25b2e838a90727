/** A rule that made a price what it is, as shoppers read it. */
export interface LoweringRule {
  readonly ruleId: number;
  readonly label: string;
}
