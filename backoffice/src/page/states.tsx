import { Button } from "@placket/ui/action/button/Button";
import { SkeletonRegion, SkeletonText } from "@placket/ui/status/skeleton/Skeleton";
import type { ReactNode } from "react";
import { ADMIN_PAGES } from "@placket/contract/admin-api";
import { CallError } from "@placket/web/call/call-error";
import { failureText } from "../api/failure-text.ts";
import { Heading } from "./Heading.tsx";
import styles from "./states.module.css";

/** Lines where a list will stand. */
export function LoadingRows({ label, rows = 12 }: { label: string; rows?: number }) {
  return (
    <SkeletonRegion label={label} className={styles["rows"] ?? ""}>
      {Array.from({ length: rows }, (_, row) => (
        <SkeletonText key={row} size={14} last={100 - ((row * 7) % 20)} />
      ))}
    </SkeletonRegion>
  );
}

/** A list without rows: why, and the way on. */
export function Empty({ children }: { readonly children: ReactNode }) {
  return <div className={styles["empty"]}>{children}</div>;
}

/** What was asked for did not come: what is known of it, and another try. */
export function Failed({ error, retry }: { readonly error: unknown; readonly retry: () => void }) {
  if (error instanceof CallError && error.status === 404) return <NotFound />;
  return (
    <div role="alert" className={styles["empty"]}>
      <p>{failureText(error)}</p>
      <Button kind="line" onClick={retry}>
        Try Again
      </Button>
    </div>
  );
}

/** A screen of others. */
export function NotAllowed() {
  return (
    <div className={styles["empty"]}>
      <Heading title="Not for your role" />
      <p>Whoever manages staff can give you another role.</p>
      <a className="link" href={ADMIN_PAGES}>
        To the beginning
      </a>
    </div>
  );
}

/** An address that names nothing. */
export function NotFound() {
  return (
    <div className={styles["empty"]}>
      <Heading title="Not found" />
      <p>There is nothing under this address.</p>
      <a className="link" href={ADMIN_PAGES}>
        To the beginning
      </a>
    </div>
  );
}
