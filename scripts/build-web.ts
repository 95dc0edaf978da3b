import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { build } from 'vite';

/** Builds packages/web into its dist folder and lays a brotli copy beside every file that gains from one. */
const WEB = join(import.meta.dirname, '../packages/web');
const DIST = join(WEB, 'dist');
const COMPRESSIBLE = /\.(html|js|css|svg|json|webmanifest|pdf)$/;
const compress = promisify(brotliCompress);

await build({ root: WEB, configFile: join(WEB, 'vite.config.ts'), logLevel: 'warn' });

const files = await readdir(DIST, { recursive: true });
await Promise.all(files.filter((file) => COMPRESSIBLE.test(file)).map(layBrotliBeside));

async function layBrotliBeside(file: string): Promise<void> {
  const plain = await readFile(join(DIST, file));
  const small = await compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });
  if (small.length >= plain.length) return;
  // In one step: a server that runs meanwhile must not send half a file.
  await writeFile(join(DIST, `${file}.part`), small);
  await rename(join(DIST, `${file}.part`), join(DIST, `${file}.br`));
}
