import { Button } from "@placket/ui/action/button/Button";
import { failureText } from "../../api/failure-text.ts";
import { Said } from "../../page/Said.tsx";
import { useActFor, type Customer } from "./account.queries.ts";
import { Section } from "./Section.tsx";

/** Opening the store in the customer's name. */
export function ActFor({ customer: { id, firstName } }: { readonly customer: Customer }) {
  const act = useActFor();
  return (
    <Section title="Shop for Them">
      <p>
        The store opens in the customer’s name. What you do there is written down; it ends after two
        hours, or when you sign out here. Whoever is signed in to the store in this browser is
        signed out.
      </p>
      <Said text={act.error ? failureText(act.error) : ""} />
      <div>
        <Button busy={act.isPending} onClick={() => act.mutate({ id, opens: "start" })}>
          Shop for {firstName}
        </Button>
      </div>
    </Section>
  );
}
