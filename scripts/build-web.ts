import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const COMPRESSIBLE = /\.(html|js|css|svg|json|txt|webmanifest|pdf)$/;
const compress = promisify(brotliCompress);

/** Writes a brotli copy next to every file in the folder that becomes smaller by compression. */
export async function layCompressedCopies(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(files.filter((file) => COMPRESSIBLE.test(file)).map((file) => layBrotliBeside(join(folder, file))));
}

async function layBrotliBeside(file: string): Promise<void> {
  const plain = await readFile(file);
  const small = await compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });
  if (small.length >= plain.length) return;
  // Renamed into place, because a running server must not send half a file.
  await writeFile(`${file}.part`, small);
  await rename(`${file}.part`, `${file}.br`);
}

/** Builds packages/web into its dist folder, with compressed copies. */
if (import.meta.main) {
  const web = join(import.meta.dirname, '../packages/web');
  const { build } = await import('vite');
  await build({ root: web, configFile: join(web, 'vite.config.ts'), logLevel: 'warn' });
  await layCompressedCopies(join(web, 'dist'));
}
