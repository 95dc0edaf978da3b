/** What is made with the first call, and kept. A table of the search is wanted with the first key, not by the first screen. */
export function once<Made>(make: () => Made): () => Made {
  let kept: { readonly made: Made } | undefined;
  return () => {
    kept ??= { made: make() };
    return kept.made;
  };
}
