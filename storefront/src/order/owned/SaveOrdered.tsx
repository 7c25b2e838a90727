import type { OwnOrder } from "@placket/contract/order/own-order.codec";
import { savedAs } from "@placket/contract/saved-product/saved-product.codec";
import { Button } from "@placket/ui/action/button/Button";
import { CallError } from "@placket/web/call/call-error";
import { answered, operation } from "../../api/graphql.ts";
import { useShop } from "../../api/shop.ts";
import { showNotice } from "../../notice/notices.ts";
import { useMutation } from "../../query/use-mutation.ts";
import { useQueryClient } from "../../query/use-query.ts";
import { useRouter } from "../../routing/RouterContext.tsx";
import { savedHref } from "../../saved-product/saved-address.ts";
import { savedAnew } from "../../saved-product/saved-products.queries.ts";
import { t } from "../../translation/translate.ts";

const saveOrderedItem = operation(
  "SaveOrderedItem",
  `mutation SaveOrderedItem($number: String!, $item: ID!) {
    saveOrderedItem(input: { order_number: $number, item_uid: $item }) { entity_id name }
  }`,
);

interface SaveOrderedProps {
  readonly order: Pick<OwnOrder, "number">;
  readonly item: Pick<OwnOrder["items"][number], "id" | "name">;
}

/** Saves an ordered item among one's products, with what was done to it, under its own name (EMB-33, EMB-45). */
export default function SaveOrdered({ order: { number }, item }: SaveOrderedProps) {
  const shop = useShop();
  const client = useQueryClient();
  const router = useRouter();
  const saving = useMutation({
    mutationFn: async (id: string) =>
      savedAs(
        answered((await shop.graphql(saveOrderedItem, { number, item: id })).saveOrderedItem),
      ),
    onSuccess: async ({ id, name }) => {
      const show = { label: t("Show"), run: () => void router.navigate(savedHref(id)) };
      showNotice(t("%1 is saved among your products.", name), { action: show });
      await savedAnew({ shop, client });
    },
    onError: (error) =>
      showNotice(
        error instanceof CallError && error.status > 0 && error.status < 500
          ? error.message
          : t("The product could not be saved. Please try again."),
        { type: "error" },
      ),
  });
  return (
    <p className="no-print">
      <Button
        kind="link"
        aria-disabled={saving.isPending}
        onClick={() => saving.isPending || saving.mutate(item.id)}
      >
        {t("Save to My Products")}
        <span className="visually-hidden">{`: ${item.name}`}</span>
      </Button>
    </p>
  );
}
