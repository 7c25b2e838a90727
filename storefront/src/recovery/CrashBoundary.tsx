import { Component, type ReactNode } from "react";
import { storageKeys } from "../storage/keys.ts";
import { writeStored } from "../storage/stored.ts";
import { t } from "../translation/translate.ts";
import styles from "./CrashBoundary.module.css";

type Recovery = "recovering" | "success" | "failed";

interface CrashBoundaryProps {
  readonly children: ReactNode;
  /** Goes to an address by a full load. */
  readonly load: (href: string) => void;
  readonly report: (error: unknown) => void;
  /** Waits between the steps, so that the words can be read. */
  readonly pause: (ms: number) => Promise<void>;
}

/** How long each word of the crash screen stays, in ms. */
const CRASH_STEP_MS = 1500;

/**
 * Catches a crash of the whole screen: it is logged, persistence is switched off, then the page goes
 * to `/` (ERROR-04). A crash on `/` itself cannot be recovered that way.
 */
export class CrashBoundary extends Component<CrashBoundaryProps, { recovery?: Recovery }> {
  override state: { recovery?: Recovery } = {};

  static getDerivedStateFromError(): { recovery: Recovery } {
    return { recovery: "recovering" };
  }

  override componentDidCatch(error: unknown): void {
    this.props.report(error);
    writeStored(storageKeys.persistenceOff, "1");
    void this.recover();
  }

  private async recover(): Promise<void> {
    await this.props.pause(CRASH_STEP_MS);
    if (location.pathname === "/") {
      this.setState({ recovery: "failed" });
      return;
    }
    this.setState({ recovery: "success" });
    await this.props.pause(CRASH_STEP_MS);
    this.props.load("/");
  }

  override render(): ReactNode {
    const { recovery } = this.state;
    if (!recovery) return this.props.children;
    return (
      <main className={`wrap ${styles["crash"]}`}>
        <p role="alert">{crashText(recovery)}</p>
        {/* Nobody is there to follow it in the page. */}
        <a className="link no-spa" href="/">
          {t("Go to the home page")}
        </a>
      </main>
    );
  }
}

/** ERROR-05, ERROR-06. */
function crashText(recovery: Recovery): string {
  if (recovery === "recovering") {
    return t(
      "We apologize, our website has seemed to crash. Please wait while we attempt to recover from this error.",
    );
  }
  if (recovery === "failed") return t("We were unable to resolve the issue.");
  return t("We believe we have resolved the issue. Please wait while the website reloads.");
}
