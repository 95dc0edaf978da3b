import type { Draft } from '@first60/contract';
import { digestOfText, type Manifest, manifestOfText } from '@first60/seal';

/** What the page itself has read of the text that is signed. */
export interface ReadDraft {
  readonly manifest: Manifest;
  /** Computed here, over the text that is signed. */
  readonly digest: string;
  /** Paths of the parts that are not those of the edition before, sorted. */
  readonly changedParts: readonly string[];
}

/** What is published now: the text of its manifest. null before the first edition. */
type Head = { readonly text: string } | null;

/**
 * Whether the text that is signed is the draft that the page shows, and follows the edition that is published. The
 * server could show one thing and have another one signed.
 * @returns what the text says, or which of its statements is another one than the page shows
 */
export async function readDraft(
  draft: Pick<Draft, 'manifest' | 'digest' | 'version' | 'title' | 'reason' | 'expires' | 'authors'>,
  agency: string | null,
  head: Head,
): Promise<ReadDraft | keyof Shown> {
  const manifest = manifestOfText(draft.manifest);
  if (manifest === undefined) return 'format';
  const digest = await digestOfText(draft.manifest);
  const before = head === null ? null : manifestOfText(head.text);
  const shown: Shown = {
    format: before !== undefined,
    digest: draft.digest === digest,
    agency: manifest.agency === agency,
    version: manifest.version === draft.version,
    title: manifest.title === draft.title,
    reason: manifest.reason === draft.reason,
    expires: manifest.effectivePeriod.end === draft.expires,
    authors: manifest.authors.map(({ name }) => name).join('\n') === draft.authors.join('\n'),
    previous: manifest.previous === (head === null ? null : await digestOfText(head.text)),
  };
  const other = KEYS.find((key) => !shown[key]);
  return other ?? { manifest, digest, changedParts: changedParts(manifest, before ?? undefined) };
}

interface Shown {
  readonly format: boolean;
  readonly digest: boolean;
  readonly agency: boolean;
  readonly version: boolean;
  readonly title: boolean;
  readonly reason: boolean;
  readonly expires: boolean;
  readonly authors: boolean;
  readonly previous: boolean;
}

const KEYS = [
  'format',
  'digest',
  'agency',
  'version',
  'title',
  'reason',
  'expires',
  'authors',
  'previous',
] as const satisfies ReadonlyArray<keyof Shown>;

/** Parts that were changed, added or taken out. All of them where nothing was published before. */
function changedParts(after: Manifest, before: Manifest | undefined): string[] {
  const paths = new Set([...Object.keys(after.parts), ...Object.keys(before?.parts ?? {})]);
  return [...paths].filter((path) => after.parts[path]?.[0] !== before?.parts[path]?.[0]).sort();
}
