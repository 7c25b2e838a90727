import { Button } from "@placket/ui/button/Button";
import { useSignOut, type StaffMember } from "./staff.queries.ts";
import styles from "./Account.module.css";

/** Who is signed in, and the way out. */
export function Account({ staff }: { readonly staff: StaffMember }) {
  const signOut = useSignOut();
  return (
    <p className={styles["account"]}>
      <span className={styles["name"]}>{staff.name}</span>
      <Button kind="link" onClick={() => signOut.mutate()} busy={signOut.isPending}>
        Sign Out
      </Button>
    </p>
  );
}
