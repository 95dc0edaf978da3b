import formularyFile from 'virtual:edition/formulary.json';
import protocolsFile from 'virtual:edition/protocols.json';
import restFile from 'virtual:edition/rest.json';
import sourcesFile from 'virtual:edition/sources.json';
import type { Edition } from '@first60/edition';
import { builtInCover } from '../live-edition.ts';
import { protocolsOfLines } from './protocols-of-lines.ts';

/**
 * Reads the clinical content of this build. `built-in-edition.ts` alone takes it; all else takes the edition that is held.
 * It is JSON and no module: of a module the browser reads the text twice, as code and as JSON, and all of it in one task.
 * The files change separately, so that a corrected card does not reload the formulary.
 */
export async function readEdition(): Promise<Edition> {
  try {
    const [lines, formulary, sources, rest] = await Promise.all([
      fileOf(protocolsFile).then((file) => file.text()),
      fileOf(formularyFile).then((file) => file.json()),
      fileOf(sourcesFile).then((file) => file.json()),
      fileOf(restFile).then((file) => file.json()),
    ]);
    return { ...builtInCover, protocols: await protocolsOfLines(lines, builtInCover), formulary, sources, ...rest };
  } catch (error) {
    // A deployment may have replaced them: the screen is told as it is of a missing script.
    window.dispatchEvent(new Event('vite:preloadError'));
    throw error;
  }
}

async function fileOf(path: string): Promise<Response> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}
