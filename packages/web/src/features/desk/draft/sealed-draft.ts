import type { Draft } from '@first60/contract';
import { digestOfText, type Manifest, manifestOfText } from '@first60/seal';

/** The page's own reading of the text to be signed. */
export interface ReadDraft {
  readonly manifest: Manifest;
  /** The digest, computed here from the text to be signed. */
  readonly digest: string;
  /** Paths of the parts that differ from the previous edition, sorted. */
  readonly changedParts: readonly string[];
}

/** The published edition's manifest text. null before the first edition. */
type Head = { readonly text: string } | null;

/**
 * Checks that the text to be signed matches the draft on the page and follows the published edition. Otherwise the
 * server could show one text and have another one signed.
 * @returns the text's content, or the first field that differs from the page
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

/** Parts that were changed, added or removed. All parts if nothing was published before. */
function changedParts(after: Manifest, before: Manifest | undefined): string[] {
  const paths = new Set([...Object.keys(after.parts), ...Object.keys(before?.parts ?? {})]);
  return [...paths].filter((path) => after.parts[path]?.[0] !== before?.parts[path]?.[0]).sort();
}
