import { Badge } from "@placket/ui/status/badge/Badge";
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from "react";
import { useShop } from "../api/shop.ts";
import { tileMarks } from "../catalog/tile/tile-marks.ts";
import { sayProblems } from "../notice/say-problems.ts";
import { useMutation } from "../query/use-mutation.ts";
import { useQuery, useQueryClient } from "../query/use-query.ts";
import { hrefTo } from "../routing/routes.ts";
import { useConfig } from "../store/config.queries.ts";
import { t } from "../translation/translate.ts";
import { CompareIcon } from "./CompareIcon.tsx";
import styles from "./CompareMenu.module.css";
import { TileCompare } from "./TileCompare.tsx";
import { cleanCompared, comparedQuery, removeCompared, type Compared } from "./compared.queries.ts";

/** Nothing for buyers of procurement systems (PLP-02, WISH-07, PUNCH-03): their tiles have no marks to compare. */
export default function CompareMenu() {
  return useConfig().punchout ? null : <Menu />;
}

/**
 * What is compared, in the header, while something is (WISH-08): its drop-down is left as the account's is.
 * With it marks to compare come to the tiles.
 */
function Menu() {
  const { data: compared = [] } = useQuery(comparedQuery(useShop()));
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    tileMarks.set((marks) => (marks.includes(TileCompare) ? marks : [...marks, TileCompare]));
  }, []);
  if (compared.length === 0) return null;
  const close = () => setOpen(false);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };
  const pressKey = ({ key }: KeyboardEvent) => {
    if (key !== "Escape" || !isOpen) return;
    close();
    button.current?.focus();
  };
  return (
    <div role="none" className={styles["menu"]} onBlur={leave} onKeyDown={pressKey}>
      <button
        ref={button}
        type="button"
        className={styles["door"]}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <CompareIcon />
        <span className="visually-hidden">{t("Compare")}</span>{" "}
        <Badge label={t("items")} className={styles["badge"] ?? ""}>
          {compared.length}
        </Badge>
      </button>
      {/* A press on what takes no focus must not count as leaving. */}
      <div id={id} className={styles["panel"]} hidden={!isOpen} tabIndex={-1}>
        <Panel compared={compared} onGo={close} />
      </div>
    </div>
  );
}

function Panel({
  compared,
  onGo,
}: {
  readonly compared: readonly Compared[];
  readonly onGo: () => void;
}) {
  const place = { shop: useShop(), client: useQueryClient() };
  const remove = useMutation({
    mutationFn: (id: number) => removeCompared(place, id),
    onError: sayProblems,
  });
  const clean = useMutation({ mutationFn: () => cleanCompared(place), onError: sayProblems });
  return (
    <>
      <ul>
        {compared.map(({ id, name, url, image }) => (
          <li key={id} className={styles["one"]}>
            {image === null ? (
              <span className={styles["blank"]} />
            ) : (
              <img src={image} alt="" width={40} height={50} loading="lazy" />
            )}
            <a href={url} onClick={onGo}>
              {name}
            </a>
            <button
              type="button"
              aria-label={t("Remove: %1", name)}
              onClick={() => remove.mutate(id)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <p className={styles["ways"]}>
        <a className="link" href={hrefTo("compare")} onClick={onGo}>
          {t("View comparison list")}
        </a>
        <button type="button" className="link" onClick={() => clean.mutate()}>
          {t("Remove all")}
        </button>
      </p>
    </>
  );
}
