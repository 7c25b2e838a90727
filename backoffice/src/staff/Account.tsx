import { Button } from "@placket/ui/action/button/Button";
import { useQuery } from "@tanstack/react-query";
import { accountAt } from "./staff.addresses.ts";
import { sessionQuery, useSignOut } from "./staff.queries.ts";
import styles from "./Account.module.css";

/** Who is signed in, with the way to their account, and the way out. */
export default function Account() {
  const signOut = useSignOut();
  const staff = useQuery(sessionQuery).data?.staff;
  if (!staff) return null;
  return (
    <p className={styles["account"]}>
      <a className={`link ${styles["name"]}`} href={accountAt({})}>
        {staff.name}
      </a>
      <Button kind="link" onClick={() => signOut.mutate()} busy={signOut.isPending}>
        Sign Out
      </Button>
    </p>
  );
}
