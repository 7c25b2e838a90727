import { ResourceForm } from "../../page/form/ResourceForm.tsx";
import { useWriteCategory, type Category, type CategoryLine } from "./category.queries.ts";
import { categoryChoices, withBelow } from "./category-tree.ts";

interface PlaceProps {
  readonly category: Category;
  readonly categories: readonly CategoryLine[];
}

/** Puts a category, with all that lies in it, into another one. */
export function Place({ category: { id, parentId }, categories }: PlaceProps) {
  const move = useWriteCategory("moveCategory");
  const own = withBelow(categories, id);
  const choices = categoryChoices(categories).filter(({ value }) => !own.has(Number(value)));
  return (
    <ResourceForm
      key={parentId}
      fields={{ parentId: { label: "Lies in", choices } }}
      values={{ parentId: String(parentId ?? "") }}
      keeps={["parentId"]}
      submitLabel="Move"
      done="Moved. Its old address leads to the new one."
      onSave={(typed) =>
        move.mutateAsync({
          params: { id },
          body: { parentId: Number(typed.parentId), before: null },
        })
      }
    />
  );
}
