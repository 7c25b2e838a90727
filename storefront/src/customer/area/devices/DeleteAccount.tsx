import { problem } from "@placket/domain/problem";
import { Button } from "@placket/ui/action/button/Button";
import { useEffect, useRef } from "react";
import { useShop } from "../../../api/shop.ts";
import { useFormatPrice } from "../../../money/Price.tsx";
import { useProblems } from "../../../checkout/steps/use-problems.ts";
import { useDoor } from "../../../focus/use-door.ts";
import { showNotice } from "../../../notice/notices.ts";
import { useQuery, useQueryClient } from "../../../query/use-query.ts";
import { useRouter } from "../../../routing/RouterContext.tsx";
import { hrefTo } from "../../../routing/routes.ts";
import { t, tn } from "../../../translation/translate.ts";
import { AccountForm } from "../../form/AccountForm.tsx";
import { textOf } from "../../form/form-text.ts";
import { PasswordField } from "../../form/PasswordField.tsx";
import { useSending } from "../../form/use-sending.ts";
import { freshlySent } from "../../sent-again.ts";
import { deleteAccount } from "../../sign-in.ts";
import type { AccountPartProps } from "../account-parts.ts";
import { PartBones } from "../PartBones.tsx";
import { PartFailed } from "../PartFailed.tsx";
import { accountEndQuery } from "./devices.queries.ts";
import styles from "./Devices.module.css";

/**
 * Deleting the account: what goes, what is lost, what stands in its way and what the law keeps is told before the
 * password proves who asks.
 */
export function DeleteAccount({ account }: Pick<AccountPartProps, "account">) {
  const { isOpen, door, open, close } = useDoor();
  return (
    <>
      <p>
        {t(
          "Your name, email, password, addresses and open carts are deleted. Orders are kept as long as the law wants books to be kept, and belong to nobody's account.",
        )}
      </p>
      {isOpen ? (
        <WhatGoes account={account} onCancel={close} />
      ) : (
        <p>
          <Button ref={door} kind="line" onClick={open}>
            {t("Delete my account")}
          </Button>
        </p>
      )}
    </>
  );
}

interface WhatGoesProps extends Pick<AccountPartProps, "account"> {
  readonly onCancel: () => void;
}

/** What the customer loses; where something has to be over before, that alone. */
function WhatGoes({ account, onCancel }: WhatGoesProps) {
  const query = useQuery(accountEndQuery(useShop(), account));
  const price = useFormatPrice();
  if (query.isPending) return <PartBones />;
  if (!query.data) {
    return <PartFailed isBusy={query.isFetching} onRetry={() => void query.refetch()} />;
  }
  const { hindrances, credit, points, wantsPassword } = query.data;
  if (hindrances.length > 0) return <InTheWay hindrances={hindrances} onCancel={onCancel} />;
  const lost = [
    ...credit.map((amount) => t("Store credit of %1", price(amount))),
    ...(points > 0 ? [tn(points, "%1 point", "%1 points")] : []),
  ];
  return (
    <>
      {lost.length === 0 ? null : (
        <>
          <p id="lost-with-account">{t("You lose what you have not spent:")}</p>
          <ul aria-labelledby="lost-with-account">
            {lost.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
      <Sure wantsPassword={wantsPassword} onCancel={onCancel} />
    </>
  );
}

interface InTheWayProps extends Pick<WhatGoesProps, "onCancel"> {
  readonly hindrances: readonly string[];
}

/** What has to be over before, and where it is looked up; it takes the focus of the button in whose place it stands. */
function InTheWay({ hindrances, onCancel }: InTheWayProps) {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <>
      <div ref={words} role="alert" tabIndex={-1}>
        {hindrances.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <p>
        <a className="link" href={hrefTo("orderHistory")}>
          {t("My Orders")}
        </a>
      </p>
      <p>
        <Button kind="line" onClick={onCancel}>
          {t("Cancel")}
        </Button>
      </p>
    </>
  );
}

interface SureProps extends Pick<WhatGoesProps, "onCancel"> {
  readonly wantsPassword: boolean;
}

function Sure({ wantsPassword, onCancel }: SureProps) {
  const place = { shop: useShop(), client: useQueryClient() };
  const router = useRouter();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const places = { password: { id: "delete-password", label: t("Current password") } };
  const problems = useProblems(places);
  const { busy, submit } = useSending({
    problems,
    send: ({ password }: { password: string }) => freshlySent(() => deleteAccount(place, password)),
    onSent: async () => {
      await router.navigate(hrefTo("home"));
      showNotice(t("Your account is deleted."), { type: "success" });
    },
  });
  const read = (form: FormData) => {
    const password = textOf(form, "password");
    submit(
      { password },
      wantsPassword && password === "" ? [problem("checkout.required", "password")] : [],
    );
  };
  return (
    <div className={styles["form"]}>
      <AccountForm
        lines={problems.lines}
        attempt={problems.attempt}
        submitLabel={t("Delete for good")}
        busy={busy}
        onSubmit={read}
        beside={
          <Button kind="link" onClick={onCancel}>
            {t("Cancel")}
          </Button>
        }
      >
        {wantsPassword ? (
          <PasswordField
            {...places.password}
            ref={field}
            name="password"
            autoComplete="current-password"
            error={problems.textOf("password")}
            onChange={() => problems.change("password")}
          />
        ) : null}
      </AccountForm>
    </div>
  );
}
