import styles from "./Preview.module.css";

/** Parts as shoppers would read them: what is words, pictures and links; carousels and markers stand one after another. */
export const Preview = ({ html }: { readonly html: string }) => (
  <section className={styles["preview"]} aria-label="Preview">
    {html === "" ? <p>Nothing is said yet.</p> : null}
    {/* Cleaned by the server. */}
    {/* oxlint-disable-next-line react/no-danger -- staff's own markup */}
    <div className={styles["text"]} dangerouslySetInnerHTML={{ __html: html }} />
  </section>
);
