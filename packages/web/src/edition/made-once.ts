/**
 * Computes a value from an object once, such as an edition's table or a list's wording, and recomputes it only for a
 * different object.
 */
export function madeOnce<Of extends object, Made>(make: (from: Of) => Made): (from: Of) => Made {
  const known = new WeakMap<Of, { readonly made: Made }>();
  return (from) => {
    const entry = known.get(from) ?? { made: make(from) };
    known.set(from, entry);
    return entry.made;
  };
}
