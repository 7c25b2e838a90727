import type { RecaptchaType } from "@placket/domain/store/recaptcha-type";
import { loadOutsideScript } from "../api/outside-script.ts";

/** The part of Google's browser library that is used. It comes from Google's own address. */
export interface Grecaptcha {
  ready(run: () => void): void;
  render(container: HTMLElement, parameters: WidgetParameters): number;
  getResponse(widget: number): string;
  reset(widget: number): void;
  /** v2 invisible, by widget: answers through `callback`. */
  execute(widget: number): unknown;
  /** v3, by site key. */
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

export interface WidgetParameters {
  readonly sitekey: string;
  readonly size?: "normal" | "compact" | "invisible";
  readonly badge?: "inline";
  readonly callback: (proof: string) => void;
  readonly "expired-callback": () => void;
  readonly "error-callback": () => void;
}

/** The library, once it may be used. @throws when it does not load. */
export async function loadGrecaptcha(
  type: RecaptchaType,
  { siteKey, language }: { siteKey: string; language: string },
): Promise<Grecaptcha> {
  const query = new URLSearchParams({
    render: type === "recaptcha_v3" ? siteKey : "explicit",
    ...(language === "" ? {} : { hl: language }),
  });
  await loadOutsideScript(`${SCRIPT}?${query.toString()}`);
  const { grecaptcha } = window as { grecaptcha?: Grecaptcha };
  if (grecaptcha === undefined) throw new Error("Google's script loaded without its library");
  await new Promise<void>((resolve) => grecaptcha.ready(resolve));
  return grecaptcha;
}

const SCRIPT = "https://www.google.com/recaptcha/api.js";
