import { problem } from "@placket/domain/problem";
import { Checkbox } from "@placket/ui/form/checkbox/Checkbox";
import { useState } from "react";
import type { ShownItem } from "../../cart/cart.queries.ts";
import { ItemFacts, optionsLine } from "../../cart/ItemFacts.tsx";
import { FoldedNames } from "../../cart/team/FoldedNames.tsx";
import { inTeams, type TogetherInCart } from "../../cart/team/in-teams.ts";
import { setApart } from "@placket/domain/line/set-apart";
import { teamFacts } from "../../cart/team/team-facts.ts";
import { Stitched } from "../../embroidery/Stitched.tsx";
import { t, tn } from "../../translation/translate.ts";
import type { StepProps } from "./step.ts";
import { isEmbroidered } from "./step-facts.ts";
import { StepForm } from "./StepForm.tsx";
import { readFlags } from "../stored-flags.ts";
import styles from "./steps.module.css";
import { useProblems } from "./use-problems.ts";

const FIELD = "embroidery-agreed";

/** The garments that are embroidered, and the shopper's word that it is right (CHECK-17, OPEN-40). */
export function EmbroideryStep({ cart, onSaved, onCancel }: StepProps) {
  const [isAgreed, agree] = useState(() => readFlags().embroideryAgreed);
  const problems = useProblems({ agreed: { id: FIELD, label: t("Embroidery") } });
  const submit = () => {
    if (problems.show(isAgreed ? [] : [problem("checkout.required", "agreed")])) onSaved();
  };
  return (
    <StepForm
      lines={problems.lines}
      attempt={problems.attempt}
      submitLabel={t("Continue to payment")}
      busy={false}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <ul className={styles["garments"]}>
        {inTeams(cart.items.filter(isEmbroidered)).map((team) =>
          team.title === undefined ? (
            <Garment key={team.items[0].id} item={team.items[0]} isLarge />
          ) : (
            <Team key={team.items[0].id} team={team} />
          ),
        )}
      </ul>
      <Checkbox
        id={FIELD}
        label={t("I have reviewed and approve my embroidery")}
        checked={isAgreed}
        error={problems.textOf("agreed")}
        onChange={(event) => agree(event.target.checked)}
      />
    </StepForm>
  );
}

/** A list of wearers: the first of it at once, all of it unfolded. */
function Team({ team }: { readonly team: TogetherInCart }) {
  const { title, items } = team;
  const { pieces, sizes } = teamFacts(team);
  return (
    <li>
      <b>{title}</b>{" "}
      <span className="muted">{[sizes, tn(pieces, "%1 piece", "%1 pieces")].join(", ")}</span>
      <ul>
        <Garment item={items[0]} isLarge />
      </ul>
      <FoldedNames count={items.length}>
        <ul className={styles["wearers"]}>
          {setApart(items).map((item) => (
            <li key={item.id}>
              <Stitched item={item} />
              {[optionsLine(item), tn(item.quantity, "%1 piece", "%1 pieces")].join(", ")}
            </li>
          ))}
        </ul>
      </FoldedNames>
    </li>
  );
}

interface GarmentProps {
  readonly item: ShownItem;
  /** It is to be looked at closely, whole too. */
  readonly isLarge?: boolean;
}

/** What is approved: how it will be sewn, as far as that can be drawn, and all of it in words. */
function Garment({ item, isLarge = false }: GarmentProps) {
  return (
    <li>
      <b>{item.name}</b> <span className="muted">{tn(item.quantity, "%1 piece", "%1 pieces")}</span>
      <Stitched item={item} isLarge={isLarge} />
      <ItemFacts item={item} className={styles["facts"]} />
    </li>
  );
}
