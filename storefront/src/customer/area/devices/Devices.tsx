import type { Device } from "@placket/contract/customer/device.codec";
import { Button } from "@placket/ui/action/button/Button";
import { Tag } from "@placket/ui/status/tag/Tag";
import { browserOf } from "@placket/web/browser/browser-of";
import { useShop } from "../../../api/shop.ts";
import { failureLines } from "../../../checkout/problem-lines.ts";
import { showNotice } from "../../../notice/notices.ts";
import { useMutation } from "../../../query/use-mutation.ts";
import { useQuery, useQueryClient } from "../../../query/use-query.ts";
import { t } from "../../../translation/translate.ts";
import type { AccountPartProps } from "../account-parts.ts";
import { PartBones } from "../PartBones.tsx";
import { PartFailed } from "../PartFailed.tsx";
import { devicesQuery } from "./devices.queries.ts";
import styles from "./Devices.module.css";

/** Where somebody is signed in: each other device can be signed out, or all of them. */
export function Devices({ account }: Pick<AccountPartProps, "account">) {
  const { data, isPending, isFetching, refetch } = useQuery(devicesQuery(useShop(), account));
  if (isPending) return <PartBones />;
  if (!data) return <PartFailed isBusy={isFetching} onRetry={() => void refetch()} />;
  return <List account={account} devices={data} />;
}

/** One device by its id, or every other one. */
type Ended = number | "others";

function List({
  account,
  devices,
}: Pick<AccountPartProps, "account"> & { readonly devices: readonly Device[] }) {
  const shop = useShop();
  const client = useQueryClient();
  const ending = useMutation({
    mutationFn: async (ended: Ended): Promise<void> => {
      if (ended === "others") await shop.call("endOtherSessions");
      else await shop.call("endSession", { body: { id: ended } });
    },
    onSuccess: (_, ended) =>
      showNotice(
        ended === "others"
          ? t("All other devices are signed out.")
          : t("The device is signed out."),
        { type: "success" },
      ),
    onSettled: () => client.invalidateQueries(devicesQuery(shop, account)),
  });
  const isEnding = (ended: Ended) => ending.isPending && ending.variables === ended;
  return (
    <>
      <ul className={styles["devices"]}>
        {devices.map((device) => (
          <li key={device.id} aria-busy={isEnding(device.id)}>
            <Facts device={device} />
            {device.isThis ? (
              <Tag kind="own">{t("This device")}</Tag>
            ) : (
              <Button
                kind="line"
                size="sm"
                aria-label={t("Sign out: %1", deviceText(device.browser))}
                busy={isEnding(device.id)}
                onClick={() => ending.mutate(device.id)}
              >
                {t("Sign out")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div role="alert">
        {ending.error ? (
          <p className={styles["fault"]}>{failureLines(ending.error)[0]?.text}</p>
        ) : null}
      </div>
      {devices.length > 1 ? (
        <p>
          <Button kind="line" busy={isEnding("others")} onClick={() => ending.mutate("others")}>
            {t("Sign out all other devices")}
          </Button>
        </p>
      ) : null}
    </>
  );
}

/** `Chrome on Windows`, from how the browser named itself. */
function deviceText(userAgent: string): string {
  const browser = browserOf(userAgent);
  if (!browser) return t("Unknown device");
  return browser.system === undefined ? browser.name : t("%1 on %2", browser.name, browser.system);
}

function Facts({ device: { browser, address, signedInAt, lastSeenAt } }: { device: Device }) {
  const { locale } = useShop();
  const time = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  return (
    <div>
      <p>
        {/* As it named itself, for whoever has to tell two of a kind apart. */}
        <b title={browser}>{deviceText(browser)}</b>
      </p>
      <p className="muted">
        {t(
          "Signed in %1, last used %2",
          time.format(new Date(signedInAt)),
          time.format(new Date(lastSeenAt)),
        )}
      </p>
      <p className="muted">{t("From %1", address)}</p>
    </div>
  );
}
