import { Button } from "@placket/ui/action/button/Button";
import { failureText } from "../../api/failure-text.ts";
import { browserText } from "../../page/browser/browser-text.ts";
import { useMay } from "../../page/permissions.ts";
import { Said } from "../../page/Said.tsx";
import { Time } from "../../page/Time.tsx";
import { useChangeCustomer, type Customer } from "./account.queries.ts";
import { Section } from "./Section.tsx";
import styles from "./Sessions.module.css";

/** Where the customer is signed in, and ending it. */
export function Sessions({ customer: { id, sessions } }: { readonly customer: Customer }) {
  const mayEnd = useMay("customers.change");
  const end = useChangeCustomer("endCustomerSession");
  const endAll = useChangeCustomer("endCustomerSessions");
  const error = end.error ?? endAll.error;
  return (
    <Section title="Sessions">
      <Said text={error ? failureText(error) : ""} />
      {sessions.length === 0 ? <p>Signed in nowhere.</p> : null}
      <ul className={styles["sessions"]}>
        {sessions.map(({ id: session, browser, address, lastSeenAt, actedBy }) => (
          <li key={session}>
            <span>
              {actedBy === null ? browserText(browser) : `${actedBy}, acting for them`}
              <span className={styles["seen"]}>
                {address}, <Time iso={lastSeenAt} />
              </span>
            </span>
            {mayEnd ? (
              <Button
                size="sm"
                kind="line"
                busy={end.isPending}
                aria-label={`End the session of ${browserText(browser)}, ${address}`}
                onClick={() => end.mutate({ params: { id, session } })}
              >
                End
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {mayEnd && sessions.length > 1 ? (
        <Button
          kind="line"
          busy={endAll.isPending}
          onClick={() => endAll.mutate({ params: { id } })}
        >
          End All Sessions
        </Button>
      ) : null}
    </Section>
  );
}
