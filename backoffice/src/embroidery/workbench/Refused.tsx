import type { Problem } from "@placket/domain/problem";
import { Notice } from "./Notice.tsx";
import { problemText } from "./texts.ts";
import bench from "./Workbench.module.css";

interface RefusedProps {
  /** What the sewing of it is called when it stops: "The drawing could not be sewn". */
  readonly what: string;
  readonly problems: readonly Problem[];
  readonly error: Error | null;
  readonly onRetry: () => void;
  /** Problems that stand at fields of their own. */
  readonly atFields: readonly string[];
}

/** Why nothing is sewn, where no field says it. */
export function Refused({ what, problems, error, onRetry, atFields }: RefusedProps) {
  if (error) {
    return (
      <Notice isAlert action="Try Again" onAction={onRetry}>
        {what}: the sewing itself stopped.
      </Notice>
    );
  }
  const found = problems.filter(({ field }) => !atFields.includes(field));
  return (
    <p role="alert" className={bench["refused"]}>
      {found.map(problemText).join(" ")}
    </p>
  );
}
