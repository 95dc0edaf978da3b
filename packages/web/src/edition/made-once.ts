/**
 * Computes a value from an object once, such as a table of an edition or the words of a list, and again for a different
 * object.
 */
export function madeOnce<Of extends object, Made>(make: (from: Of) => Made): (from: Of) => Made {
  const known = new WeakMap<Of, { readonly made: Made }>();
  return (from) => {
    const entry = known.get(from) ?? { made: make(from) };
    known.set(from, entry);
    return entry.made;
  };
}
