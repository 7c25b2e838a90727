import { lateModule } from "@placket/web/late/late-module";
import { Component, type ReactNode } from "react";
import type { Shop } from "../api/shop.ts";
import { t } from "../translation/translate.ts";
import styles from "./CrashBoundary.module.css";

interface CrashBoundaryProps {
  readonly children: ReactNode;
  /** Who is told of it. */
  readonly shop: Shop;
}

/** How a crash is recovered from: no page needs it before one. `OverPage.tsx` asks for it ahead, for when the line is gone. */
export const recoveryScript = lateModule(() => import("./recover.ts"));

/** Catches a crash of the whole screen (ERROR-04): says what becomes of it, and leaves a way on. */
export class CrashBoundary extends Component<CrashBoundaryProps, { readonly text?: string }> {
  override state: { readonly text?: string } = {};

  static getDerivedStateFromError(): { text: string } {
    return { text: "" };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error);
    void this.recover(error);
  }

  async recover(thrown: unknown): Promise<void> {
    const say = (text: string) => this.setState({ text });
    const script = await recoveryScript().catch(() => undefined);
    if (script) await script.recover(thrown, { shop: this.props.shop, say });
    else say(t("We were unable to resolve the issue."));
  }

  override render(): ReactNode {
    const { text } = this.state;
    if (text === undefined) return this.props.children;
    return (
      <main className={`wrap ${styles["crash"]}`}>
        <p role="alert">{text}</p>
        {/* Nobody is there to follow it in the page. */}
        <a className="link no-spa" href="/">
          {t("Go to the home page")}
        </a>
      </main>
    );
  }
}
