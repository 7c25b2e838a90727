import type { ShownProduct } from "@placket/contract/catalog/shown-product.codec";
import { QUESTIONS_SEARCHED_FROM } from "@placket/domain/question/question";
import { Button } from "@placket/ui/action/button/Button";
import { SkeletonRegion, SkeletonText } from "@placket/ui/status/skeleton/Skeleton";
import { useId, useState } from "react";
import { useShop } from "../api/shop.ts";
import { useQuery } from "../query/use-query.ts";
import { t } from "../translation/translate.ts";
import { AddQuestion } from "./AddQuestion.tsx";
import { FindQuestions } from "./FindQuestions.tsx";
import { QuestionList } from "./QuestionList.tsx";
import styles from "./Questions.module.css";
import { questionsQuery } from "./questions.queries.ts";

/** What was asked about a product, with its answers, and asking something (PDP-16, QNA-01). */
export default function Questions({ product }: { readonly product: ShownProduct }) {
  const shop = useShop();
  const title = useId();
  const productId = product.parentId ?? product.id;
  const [{ search, page }, ask] = useState({ search: "", page: 1 });
  const {
    data: all,
    isError,
    refetch,
  } = useQuery(questionsQuery(shop, { productId, search: "", page: 1 }));
  return (
    <section id="questions" className={`wrap ${styles["questions"]}`} aria-labelledby={title}>
      <div className={styles["head"]}>
        <h2 id={title}>{t("Questions & Answers")}</h2>
        {all ? <AddQuestion product={product} productId={productId} rules={all} /> : null}
      </div>
      {all ? (
        <>
          {all.total >= QUESTIONS_SEARCHED_FROM ? (
            <FindQuestions onFind={(text) => ask({ search: text, page: 1 })} />
          ) : null}
          <Page
            key={search}
            asked={{ productId, search, page }}
            onPage={(next) => ask({ search, page: next })}
          />
        </>
      ) : isError ? (
        <p role="alert">
          {t("The questions could not be loaded.")}{" "}
          <Button kind="link" onClick={() => void refetch()}>
            {t("Try again")}
          </Button>
        </p>
      ) : (
        <SkeletonRegion label={t("Loading questions")}>
          <SkeletonText lines={2} size={18} last={60} />
        </SkeletonRegion>
      )}
    </section>
  );
}

interface PageProps {
  readonly asked: Parameters<typeof questionsQuery>[1];
  readonly onPage: (page: number) => void;
}

/** One page of them, and the way to the others. */
function Page({ asked, onPage }: PageProps) {
  const { data, isError, refetch } = useQuery(questionsQuery(useShop(), asked));
  const { page, search } = asked;
  if (!data) {
    return isError ? (
      <p role="alert">
        {t("The questions could not be loaded.")}{" "}
        <Button kind="link" onClick={() => void refetch()}>
          {t("Try again")}
        </Button>
      </p>
    ) : (
      <SkeletonRegion label={t("Loading questions")}>
        <SkeletonText lines={4} size={18} last={60} />
      </SkeletonRegion>
    );
  }
  return (
    <>
      <output className={styles["count"]}>{countText(data.total, search)}</output>
      <QuestionList items={data.items} />
      {data.pages > 1 ? (
        <nav className={styles["pages"]} aria-label={t("Pages of questions")}>
          <Button kind="line" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            {t("Newer questions")}
          </Button>
          <span>{t("Page %1 of %2", page, data.pages)}</span>
          <Button kind="line" disabled={page >= data.pages} onClick={() => onPage(page + 1)}>
            {t("Older questions")}
          </Button>
        </nav>
      ) : null}
    </>
  );
}

function countText(total: number, search: string): string {
  if (total > 0 && search === "") return "";
  if (search === "") return t("Nobody has asked about this yet.");
  return total === 0 ? t("No question says “%1”.", search) : t("Found: %1", total);
}
