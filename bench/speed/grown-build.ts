import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { paths } from '@first60/contract';
import { NO_EXCEPTIONS } from '@first60/edition';
import { build, type Plugin } from 'vite';
import { edition } from '../../packages/content/src/index.ts';
import { referenceMedications } from '../../packages/edition/src/index.ts';
import { layCompressedCopies } from '../../scripts/build-web.ts';
import { builtFiles, PARTS_FOLDER } from '../../scripts/edition/built-files.ts';
import { growEdition } from './grow-edition.ts';

const WEB = join(import.meta.dirname, '../../packages/web');
const BUILT_FILE = /content[\\/]src[\\/]built[\\/]([^\\/?]+)(\?url)?$/;
/** Where the build puts the parts of the cards. */
const PARTS_PLACE = 'assets/parts/';

/** What the API answers where the content is grown: the drugs come from it too. */
export const grownAnswers = (factor: number): ReadonlyMap<string, object> =>
  new Map([[paths.medications, referenceMedications(growEdition(edition, factor))]]);

/** Builds the product with grown content into a folder of its own, compressed as `npm start` does it. */
export async function buildGrown(factor: number): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), `first60-grown-${factor}-`));
  await build({
    root: WEB,
    configFile: join(WEB, 'vite.config.ts'),
    logLevel: 'error',
    plugins: [growing(factor)],
    build: { outDir, emptyOutDir: true },
  });
  await layCompressedCopies(outDir);
  return outDir;
}

/** Puts the grown content where the build reads and writes that of the product. */
function growing(factor: number): Plugin {
  const grown = growEdition(edition, factor);
  const files = builtFiles({ edition: grown, reviewPoints: [], exceptions: NO_EXCEPTIONS });
  return {
    name: 'grown-edition',
    enforce: 'pre',
    load(id) {
      const [, name, isAddress] = BUILT_FILE.exec(id) ?? [];
      if (name === undefined) return undefined;
      const text = files.get(name);
      if (text === undefined) throw new Error(`The built content has no ${name}`);
      if (!isAddress) return text;
      const file = this.emitFile({ type: 'asset', name, originalFileName: id, source: text });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const parts = [...files].filter(([name]) => name.startsWith(`${PARTS_FOLDER}/`));
        for (const [name, source] of parts) {
          // A card that is not changed by growing is there already, by the same digest.
          const fileName = PARTS_PLACE + basename(name);
          if (bundle[fileName] === undefined) this.emitFile({ type: 'asset', fileName, source });
        }
      },
    },
  };
}
