/**
 * A value that is made on the first call and kept. Search tables are needed at the first keystroke, not by the first
 * screen.
 */
export function once<Made>(make: () => Made): () => Made {
  let kept: { readonly made: Made } | undefined;
  return () => {
    kept ??= { made: make() };
    return kept.made;
  };
}
