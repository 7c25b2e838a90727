import { useQuery } from "@tanstack/react-query";
import { useMay } from "../../page/permissions.ts";
import { jobsAt } from "../production.addresses.ts";
import { commentsQuery } from "./proof.queries.ts";
import styles from "./JobProofPage.module.css";

/** Behind the section of production: how many buyers ask for a change of a proof. */
export default function ProofMark({ href }: { readonly href: string }) {
  return href === jobsAt({}) ? <Mark /> : null;
}

function Mark() {
  const mayRead = useMay("orders.read");
  const { data } = useQuery({ ...commentsQuery, enabled: mayRead });
  if (!data || data.count === 0) return null;
  return (
    <>
      {" "}
      <span className={styles["mark"]}>
        {data.count}
        <span className="visually-hidden">
          {data.count === 1 ? " buyer asks for a change" : " buyers ask for a change"}
        </span>
      </span>
    </>
  );
}
