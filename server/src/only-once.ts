/** Made when it is first asked for, and given to all who ask later. */
export function onlyOnce<Made>(make: () => Made): () => Made {
  let made: { readonly value: Made } | undefined;
  return () => (made ??= { value: make() }).value;
}
