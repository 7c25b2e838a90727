import { CallError } from "@placket/web/call/call-error";
import { useShop } from "../api/shop.ts";
import { listNoticeTexts } from "../notice/list-notice-texts.ts";
import { showNotice } from "../notice/notices.ts";
import { useMutation } from "../query/use-mutation.ts";
import { useQuery, useQueryClient } from "../query/use-query.ts";
import { useRouter } from "../routing/RouterContext.tsx";
import { hrefTo } from "../routing/routes.ts";
import { t } from "../translation/translate.ts";
import { comparedQuery, toggleCompared } from "./compared.queries.ts";

/** The mark of a product: whether it is compared, and what a press does. */
export function useCompared({ id, name }: { readonly id: number; readonly name: string }) {
  const place = { shop: useShop(), client: useQueryClient() };
  const router = useRouter();
  const { data: compared } = useQuery(comparedQuery(place.shop));
  const toggle = useMutation({
    mutationFn: () => toggleCompared(place, id),
    onSuccess: (done) => {
      const { compareAdded, compareRemoved } = listNoticeTexts;
      if (done === "removed") showNotice(t(compareRemoved, name));
      else {
        const run = () => void router.navigate(hrefTo("compare"));
        showNotice(t(compareAdded, name), { action: { label: t("View comparison list"), run } });
      }
    },
    onError: (error) => {
      const isRefused = error instanceof CallError && error.status > 0 && error.status < 500;
      const said = isRefused ? error.said : undefined;
      showNotice(said ?? t("Something went wrong. Please try again."), { type: "error" });
    },
  });
  return {
    isCompared: (compared ?? []).some((one) => one.id === id),
    isBusy: toggle.isPending,
    press: () => {
      if (!toggle.isPending) toggle.mutate();
    },
  };
}
