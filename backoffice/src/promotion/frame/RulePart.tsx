import type { ConditionGroup as Group, About } from "@placket/domain/promotion/condition";
import type { ReactNode } from "react";
import { ConditionGroup } from "../condition/ConditionGroup.tsx";
import type { Choices } from "../promotion.queries.ts";
import styles from "../RuleForm.module.css";

interface RulePartProps {
  /** By which what is wrong in it is led to. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A step of a rule's form. */
export const RulePart = ({ id, title, children }: RulePartProps) => (
  <section className={styles["part"]} aria-labelledby={id}>
    <h2 id={id} tabIndex={-1}>
      {title}
    </h2>
    {children}
  </section>
);

interface ConditionsPartProps extends Omit<RulePartProps, "children"> {
  readonly group: Group;
  readonly about: About;
  readonly choices: Choices;
  readonly currency: string;
  /** What it is the group of, for screen readers. */
  readonly label: string;
  /** For what the rule is while no condition stands there, and with some. */
  readonly every: string;
  readonly those: string;
  readonly onChange: (group: Group) => void;
}

/** For what a rule is. */
export const ConditionsPart = ({ id, title, every, those, ...group }: ConditionsPartProps) => (
  <RulePart id={id} title={title}>
    <p>{group.group.of.length === 0 ? every : those}</p>
    <ConditionGroup {...group} />
  </RulePart>
);
