import { IconButton } from "@placket/ui/action/icon-button/IconButton";
import { classNames } from "@placket/ui/class-names";
import { useQuery } from "@tanstack/react-query";
import { useConfirm } from "../dialog/use-confirm.tsx";
import { viewOf, type Asked, type ListShape } from "./list-shape.ts";
import { savedViewsQuery, useChangeViews, type SavedView } from "./saved-view.queries.ts";
import styles from "./SavedViews.module.css";

interface SavedViewsProps {
  readonly shape: ListShape;
  readonly asked: Asked;
}

/** One's own views of a list. */
export function SavedViews({ shape, asked }: SavedViewsProps) {
  const views = useQuery(savedViewsQuery(shape.name)).data?.views ?? [];
  const { remove } = useChangeViews(shape.name);
  const { ask, dialog } = useConfirm();
  const here = viewOf(shape, asked);
  const removeView = async ({ id, name }: SavedView) => {
    const text = "Only the view goes. What it shows stays as it is.";
    if (await ask({ title: `Remove the view “${name}”?`, yes: "Remove", text })) remove.mutate(id);
  };
  if (views.length === 0) return null;
  return (
    <nav aria-label="Saved views" className={styles["views"]}>
      {views.map((view) => (
        <span key={view.id} className={styles["view"]}>
          <a
            href={`${shape.at({})}?${view.query}`}
            className={classNames(styles["name"], view.query === here && "bartack")}
            aria-current={view.query === here ? "true" : undefined}
          >
            {view.name}
          </a>
          <IconButton
            icon="close"
            size="sm"
            label={`Remove the view ${view.name}`}
            onClick={() => void removeView(view)}
          />
        </span>
      ))}
      {dialog}
    </nav>
  );
}
