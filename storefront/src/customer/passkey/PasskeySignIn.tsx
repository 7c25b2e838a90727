import { CHALLENGE_MS } from "@placket/domain/customer/passkey";
import { MINUTE_MS } from "@placket/domain/durations";
import { Button } from "@placket/ui/action/button/Button";
import { CallError } from "@placket/web/call/call-error";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useShop } from "../../api/shop.ts";
import { failureLines } from "../../checkout/problem-lines.ts";
import { useMutation } from "../../query/use-mutation.ts";
import { useQueryClient } from "../../query/use-query.ts";
import { t } from "../../translation/translate.ts";
import { signInWithPasskey } from "../sign-in.ts";
import {
  DeviceRefusal,
  mayUsePasskeys,
  offersInFields,
  signWithPasskey,
  stopAsking,
} from "./device.ts";
import styles from "./PasskeySignIn.module.css";

interface PasskeySignInProps {
  readonly onSignedIn?: (() => void) | undefined;
}

/** The way in by a passkey: a button, and the browser's own offer in the field of the email. */
export default function PasskeySignIn(props: PasskeySignInProps) {
  // The server draws its place alone, and so does whatever takes it over.
  const isOffered = useSyncExternalStore(changesNever, mayUsePasskeys, () => false);
  return <div className={styles["way"]}>{isOffered ? <Offer {...props} /> : null}</div>;
}

const changesNever = () => () => undefined;

function Offer({ onSignedIn }: PasskeySignInProps) {
  const shop = useShop();
  const client = useQueryClient();
  const enter = async (inField: boolean) => {
    const asked = await shop.call("passkeyChallenge", { body: {} });
    await signInWithPasskey({ client, shop }, await signWithPasskey(asked, { inField }));
  };
  const entering = useMutation({
    mutationFn: () => enter(false),
    onSuccess: () => onSignedIn?.(),
  });
  const chosen = useMutation({
    mutationFn: () => enter(true),
    onSuccess: () => onSignedIn?.(),
  });
  useOfferInField(chosen.mutate, entering.isPending);
  const failed = entering.error ?? (chosen.error instanceof CallError ? chosen.error : null);
  return (
    <>
      <Button kind="line" busy={entering.isPending} onClick={() => entering.mutate()}>
        {t("Sign in with a passkey")}
      </Button>
      <div role="alert">{failed ? <p className="muted">{inWords(failed)}</p> : null}</div>
    </>
  );
}

/** The store forgets what it asked after minutes: it is asked anew a minute before. */
const RENEW_MS = CHALLENGE_MS - MINUTE_MS;

/** Has the browser offer passkeys in the field while nobody presses the button. */
function useOfferInField(offer: () => void, isPressed: boolean): void {
  const offerAgain = useEffectEvent(offer);
  useEffect(() => {
    if (isPressed) return undefined;
    let timer: ReturnType<typeof setInterval> | undefined;
    let isLeft = false;
    void offersInFields().then((isOffered) => {
      if (!isOffered || isLeft) return;
      offerAgain();
      timer = setInterval(offerAgain, RENEW_MS);
    });
    return () => {
      isLeft = true;
      clearInterval(timer);
      stopAsking();
    };
  }, [isPressed]);
}

const inWords = (error: Error): string | undefined =>
  error instanceof DeviceRefusal
    ? t("No passkey was used. Try again, or sign in with your password.")
    : failureLines(error)[0]?.text;
