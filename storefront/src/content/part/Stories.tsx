import type { PartOf } from "@placket/domain/content/part";
import { VisuallyHidden } from "@placket/ui/reading/visually-hidden/VisuallyHidden";
import { t } from "../../translation/translate.ts";
import { bannerSource } from "../part-picture.ts";
import { Carousel } from "./Carousel.tsx";
import styles from "./Stories.module.css";

interface StoriesProps {
  readonly title: string;
  readonly stories: PartOf<"stories">["entries"];
}

/** Stories two by two, one by one on a phone, each with a way on (CMS-15). */
export default function Stories({ title, stories }: StoriesProps) {
  return (
    <Carousel title={title} shows="stories">
      {stories.map((story, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- stories stand still
        <li key={index} className={styles["story"]}>
          <img
            {...bannerSource(story.picture)}
            sizes="(width <= 875px) 92vw, 660px"
            alt={story.alt}
            loading="lazy"
          />
          <h3>{story.title}</h3>
          {story.text === "" ? null : <p>{story.text}</p>}
          <p>
            <a className="link" href={story.href}>
              {t("Read More")}
              <VisuallyHidden>: {story.title}</VisuallyHidden>
            </a>
          </p>
        </li>
      ))}
    </Carousel>
  );
}
