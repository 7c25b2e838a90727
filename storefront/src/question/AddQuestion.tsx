import type { ShownProduct } from "@placket/contract/catalog/shown-product.codec";
import { lateModule } from "@placket/web/late/late-module";
import { Button } from "@placket/ui/action/button/Button";
import { Suspense, useState } from "react";
import { signInWanted, useKnownCustomer } from "../session/known-customer.ts";
import { awaited } from "../slot/awaited.ts";
import { t } from "../translation/translate.ts";
import type { ShownQuestions } from "./questions.queries.ts";

const QuestionDialog = awaited(
  lateModule(() => import("./QuestionDialog.tsx")),
  (module) => module.QuestionDialog,
);

interface AddQuestionProps {
  readonly product: Pick<ShownProduct, "name">;
  readonly productId: number;
  readonly rules: Pick<ShownQuestions, "guestsMayAsk" | "check">;
}

/** Opens the form (QNA-01, QNA-03); where guests may not ask, the way to sign in first (QNA-06, QNA-07). */
export function AddQuestion({ product, productId, rules }: AddQuestionProps) {
  const who = useKnownCustomer();
  const [isOpen, open] = useState(false);
  if (!who && !rules.guestsMayAsk) {
    return (
      <Button kind="line" onClick={() => signInWanted.set(signInWanted.get() + 1)}>
        {t("Login To Add Question")}
      </Button>
    );
  }
  return (
    <>
      <Button kind="line" onClick={() => open(true)}>
        {t("Add Question")}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <QuestionDialog
            name={product.name}
            productId={productId}
            check={rules.check}
            onClose={() => open(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
