import { timing } from "@placket/domain/timings-and-sizes";
import { CallError } from "@placket/web/call/call-error";
import { Button } from "@placket/ui/action/button/Button";
import { useEffect, useState } from "react";
import { useShop } from "../api/shop.ts";
import { whoIsHere } from "../session/known-customer.ts";
import { useMutation } from "../query/use-mutation.ts";
import { loginHref } from "../routing/referer.ts";
import { useAddress, useRouter } from "../routing/RouterContext.tsx";
import { t } from "../translation/translate.ts";
import styles from "./AskAlert.module.css";

interface AskAlertProps {
  readonly productId: number;
  readonly variantId: number | undefined;
  readonly isSoldOut: boolean;
}

/** Asks to be told when what is chosen is in stock again, or when it costs less (WISH-13, WISH-14). */
export function AskAlert({ productId, variantId, isSoldOut }: AskAlertProps) {
  const shop = useShop();
  const router = useRouter();
  const { path, search } = useAddress();
  const id = variantId ?? productId;
  /** What was said last, and of what. */
  const [told, setTold] = useState<{ readonly text: string; readonly id: number }>();
  const said = told?.id === id ? told.text : undefined;
  const subscribe = () => {
    const input = { params: { id } };
    return isSoldOut
      ? shop.call("subscribeProductAlert", input)
      : shop.call("subscribePriceAlert", input);
  };
  const ask = useMutation({
    mutationFn: async () => {
      if (await whoIsHere()) return subscribe();
      void router.navigate(loginHref(path + search));
      return undefined;
    },
    onSuccess: (text) => text && setTold({ text, id }),
    onError: (error) => setTold({ text: refusedText(error), id }),
  });
  useEffect(() => {
    if (told === undefined) return undefined;
    const timer = setTimeout(() => setTold(undefined), timing.stockAlert);
    return () => clearTimeout(timer);
  }, [told]);
  return (
    <div className={isSoldOut ? styles["stock"] : styles["price"]}>
      {isSoldOut ? (
        <Button kind="line" wide busy={ask.isPending} onClick={() => ask.mutate()}>
          {t("Tell me when it is in stock")}
        </Button>
      ) : (
        <Button kind="link" busy={ask.isPending} onClick={() => ask.mutate()}>
          {t("Tell me when it costs less")}
        </Button>
      )}
      <output className={styles["said"]}>{said}</output>
    </div>
  );
}

/** What the server said of a refusal, in its words. */
function refusedText(error: Error): string {
  const isRefused = error instanceof CallError && error.status > 0 && error.status < 500;
  return (isRefused && error.said) || t("Something went wrong. Please try again.");
}
