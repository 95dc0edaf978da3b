/** A file that arrived, and the file that asked for it. */
export interface ChainLink {
  readonly url: string;
  readonly askedBy: string | undefined;
}

/**
 * The files on the longest line in which each asked for the next. The first file is the page. It asked for what no other
 * file asked for, because the browser does not name it where a script inside it did.
 */
export function chainDepth([page, ...files]: readonly ChainLink[]): number {
  if (page === undefined) return 0;
  const depths = new Map([[page.url, 1]]);
  // In the order of the requests, so that what asked for a file comes before it.
  for (const { url, askedBy = page.url } of files) {
    if (!depths.has(url)) depths.set(url, 1 + (depths.get(askedBy) ?? 1));
  }
  return Math.max(...depths.values());
}
