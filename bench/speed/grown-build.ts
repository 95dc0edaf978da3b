import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '@first60/contract';
import { NO_EXCEPTIONS } from '@first60/edition';
import { build, type Plugin } from 'vite';
import { edition } from '../../packages/content/src/index.ts';
import { referenceMedications } from '../../packages/edition/src/index.ts';
import { filesOfEdition } from '../../packages/web/edition-files.ts';
import { layCompressedCopies } from '../../scripts/build-web.ts';
import { builtFiles } from '../../scripts/edition/built-files.ts';
import { growEdition } from './grow-edition.ts';

const WEB = join(import.meta.dirname, '../../packages/web');
const BUILT_FILE = /content[\\/]src[\\/]built[\\/]([^\\/?]+)$/;
/** The folder where the build puts its edition. */
const EDITIONS = 'assets/editions/';

/** API responses for grown content, because the drugs come from the API too. */
export const grownAnswers = (factor: number): ReadonlyMap<string, object> =>
  new Map([[paths.medications, referenceMedications(growEdition(edition, factor))]]);

/** Builds the product with grown content into a folder of its own, compressed as by `npm start`. */
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

/** Puts the grown content where the build reads and writes the product's own content. */
function growing(factor: number): Plugin {
  const grown = growEdition(edition, factor);
  const files = builtFiles({ edition: grown, reviewPoints: [], exceptions: NO_EXCEPTIONS });
  return {
    name: 'grown-edition',
    enforce: 'pre',
    async load(id) {
      const [, name] = BUILT_FILE.exec(id) ?? [];
      return name === undefined ? undefined : (await files).get(name);
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        for (const name of Object.keys(bundle)) if (name.startsWith(EDITIONS)) delete bundle[name];
        for (const [address, source] of await filesOfEdition(grown)) {
          this.emitFile({ type: 'asset', fileName: address.slice(1), source });
        }
      },
    },
  };
}
