type PartsOf<Path extends string> = Path extends `${string}:${infer Part}/${infer Rest}`
  ? Part | PartsOf<`/${Rest}`>
  : Path extends `${string}:${infer Part}`
    ? Part
    : never;

/** A contract path with its parts filled in: a string at run time, but still that path to the compiler. */
export type FilledPath<Path extends string> = string & { readonly filledFrom: Path };

/**
 * A path with its parts filled in and URL-encoded: `pathOf(paths.favorite, { id: 'aspirin' })` is
 * '/api/favorites/aspirin'. Missing or unknown parts are compile errors.
 */
export function pathOf<const Path extends string>(
  path: Path,
  parts: Readonly<Record<PartsOf<Path>, string>>,
): FilledPath<Path> {
  const values = new Map<string, string>(Object.entries(parts));
  const filled = path.replace(/:(\w+)/g, (whole, part: string) => encodeURIComponent(values.get(part) ?? whole));
  return filled as FilledPath<Path>; // only the compiler knows which path it came from
}
