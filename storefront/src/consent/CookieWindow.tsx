import { chosenConsent, type Consent } from "@placket/domain/consent/choice";
import { ESSENTIAL } from "@placket/domain/storage/consent-category";
import { Button } from "@placket/ui/action/button/Button";
import { Checkbox } from "@placket/ui/form/checkbox/Checkbox";
import { Dialog } from "@placket/ui/panel/dialog/Dialog";
import { Disclosure } from "@placket/ui/panel/disclosure/Disclosure";
import { TableRegion } from "@placket/ui/reading/table-region/TableRegion";
import { SkeletonRegion, SkeletonText } from "@placket/ui/status/skeleton/Skeleton";
import type { ShownCategory } from "@placket/contract/consent/consent.codec";
import { useState } from "react";
import { useShop } from "../api/shop.ts";
import { useQuery } from "../query/use-query.ts";
import { t } from "../translation/translate.ts";
import { consentQuery, type ConsentNow } from "./consent.queries.ts";
import styles from "./CookieWindow.module.css";
import { keptConsent } from "./kept-consent.ts";

interface CookieWindowProps {
  readonly onClose: () => void;
  readonly onChoose: (consent: Consent) => void;
}

/** What is kept, by categories, each with the table of its cookies, and the choice among them (CONSENT-02, CONSENT-15). */
export default function CookieWindow({ onClose, onChoose }: CookieWindowProps) {
  const { data, error, refetch } = useQuery(consentQuery(useShop()));
  const [ticked, setTicked] = useState<readonly string[]>();
  const now = ticked ?? (data ? tickedNow(data) : []);
  return (
    <Dialog
      open
      size="big"
      onClose={onClose}
      title={t("Cookie Settings")}
      closeLabel={t("Close")}
      footer={data ? <Choices labels={data.labels} ticked={now} onChoose={onChoose} /> : null}
    >
      {data ? (
        <Categories of={data} ticked={now} onTick={setTicked} />
      ) : error ? (
        <p role="alert">
          {t("Something went wrong. Please try again.")}{" "}
          <Button kind="link" onClick={() => void refetch()}>
            {t("Try again")}
          </Button>
        </p>
      ) : (
        <SkeletonRegion label={t("Loading")}>
          <SkeletonText lines={6} />
        </SkeletonRegion>
      )}
    </Dialog>
  );
}

/** What is ticked when the window opens: what was chosen, else what the shop ticks, which is nothing unless it says so. */
function tickedNow({ categories }: ConsentNow): readonly string[] {
  const chosen = keptConsent();
  const isTicked = ({ key, isEssential, isTicked: isPreChecked }: ShownCategory) => {
    if (chosen === undefined) return isPreChecked;
    return isEssential || chosen === "all" || chosen.includes(key);
  };
  return categories.filter(isTicked).map(({ key }) => key);
}

interface CategoriesProps {
  readonly of: ConsentNow;
  readonly ticked: readonly string[];
  readonly onTick: (ticked: readonly string[]) => void;
}

function Categories({ of, ticked, onTick }: CategoriesProps) {
  const { overview, categories, showsCookies } = of;
  return (
    <>
      <p>{t(overview)}</p>
      {categories.map((category) => (
        <section key={category.key} className={styles["category"]}>
          <Checkbox
            label={<b>{t(category.name)}</b>}
            hint={t(category.description)}
            checked={ticked.includes(category.key)}
            disabled={category.isEssential}
            end={category.isEssential ? t("Always on") : null}
            onChange={({ target }) =>
              onTick(
                target.checked
                  ? [...ticked, category.key]
                  : ticked.filter((key) => key !== category.key),
              )
            }
          />
          {showsCookies ? (
            <Disclosure kind="link" title={t("Cookies of “%1”", t(category.name))}>
              <Cookies of={category} />
            </Disclosure>
          ) : null}
        </section>
      ))}
    </>
  );
}

function Cookies({ of: { name, cookies } }: { readonly of: ShownCategory }) {
  if (cookies.length === 0) return <p>{t("There are no cookies.")}</p>;
  return (
    <TableRegion label={t("Cookies of “%1”", t(name))}>
      <table className={styles["table"]}>
        <thead>
          <tr>
            {[t("Name"), t("From"), t("Kept"), t("Type"), t("What for")].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cookies.map((cookie, index) => (
            <tr key={`${cookie.name} ${index}`}>
              <th scope="row">{cookie.name}</th>
              <td>{cookie.domain}</td>
              <td>{cookie.duration}</td>
              <td>{cookie.type}</td>
              <td>{cookie.description}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableRegion>
  );
}

interface ChoicesProps {
  readonly labels: ConsentNow["labels"];
  readonly ticked: readonly string[];
  readonly onChoose: (consent: Consent) => void;
}

/** One beside the other, as large as each other (CONSENT-08). */
function Choices({ labels, ticked, onChoose }: ChoicesProps) {
  const presses = ["decline", "confirm", "accept"] as const;
  return (
    <div className={styles["choices"]}>
      {presses.map((press) => (
        <Button
          key={press}
          kind="line"
          size="sm"
          onClick={() => onChoose(chosenConsent(press, ticked, [ESSENTIAL]))}
        >
          {t(labels[press])}
        </Button>
      ))}
    </div>
  );
}
