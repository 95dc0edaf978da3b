import { digestOfText, utf8 } from './bytes.ts';
import type { SealedManifest } from './manifest.ts';

/** The paths whose bytes are not those of the manifest, or are not there. */
export async function wrongParts(
  { parts }: Pick<SealedManifest, 'parts'>,
  texts: ReadonlyMap<string, string>,
): Promise<readonly string[]> {
  const wrong = Object.entries(parts).map(async ([path, [digest, bytes]]) => {
    const text = texts.get(path);
    // Half a surrogate pair has the bytes of another character.
    const right = text?.isWellFormed() === true && utf8(text).length === bytes && (await digestOfText(text)) === digest;
    return right ? [] : [path];
  });
  return (await Promise.all(wrong)).flat();
}
