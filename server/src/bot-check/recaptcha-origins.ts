import type { OutsideSource } from "../html/outside-origins.ts";
import type { OutsideOrigins } from "../html/security-policy.ts";
import { botCheckProvider } from "./bot-check.ts";

/** The recaptcha's scripts and frames, where its keys are set (CHECK-26). */
export const recaptchaOrigins: OutsideSource = (held) => (held(botCheckProvider) ? RECAPTCHA : {});

/** What Google names for pages with a Content-Security-Policy. */
const RECAPTCHA: OutsideOrigins = {
  frames: ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"],
  scripts: ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
  connections: ["https://www.google.com/recaptcha/"],
};
