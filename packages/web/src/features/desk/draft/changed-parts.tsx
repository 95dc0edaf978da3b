/** Names of the parts that an edition changes, as the manifest has them. */
export const ChangedParts = ({ paths }: { paths: readonly string[] }) => (
  <span className="mt-1 block font-mono text-sm font-normal text-ink-2 wrap-anywhere">{paths.join(', ')}</span>
);
