/** What every rule has, whether it takes something off carts or lowers prices. */
export interface RuleFrame {
  readonly id: number;
  /** What staff call it. */
  readonly name: string;
  /** What shoppers read, by store view; `0` for every one that has none of its own. */
  readonly labels: Readonly<Record<string, string>>;
  /** Of its amounts; `""` for the catalogue's, and for every one where it has no amounts. */
  readonly currency: string;
  readonly isActive: boolean;
  readonly activeFrom: Date | null;
  readonly activeTo: Date | null;
  /** Where and for whom it holds; none named: everywhere, for everybody. */
  readonly websiteIds: readonly number[];
  readonly groupIds: readonly number[];
  /** Lower ones first. */
  readonly priority: number;
  /** Rules of later priorities are not asked once this one has held, of catalog price rules those after it. */
  readonly stopsFurther: boolean;
}
