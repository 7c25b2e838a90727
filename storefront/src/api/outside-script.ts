/** Loads a script of another origin, once per page and address; one that failed may be tried again. */
export function loadOutsideScript(src: string): Promise<void> {
  const known = loading.get(src);
  if (known !== undefined) return known;
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = src;
    script.async = true;
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => {
      loading.delete(src);
      script.remove();
      reject(new Error(`Not loaded: ${src}`));
    });
    document.head.append(script);
  });
  loading.set(src, loaded);
  return loaded;
}

const loading = new Map<string, Promise<void>>();
