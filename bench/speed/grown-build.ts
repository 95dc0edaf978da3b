import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build, type Plugin } from 'vite';

const WEB = join(import.meta.dirname, '../../packages/web');
const GROW = join(import.meta.dirname, 'grow-edition.ts');
const compress = promisify(brotliCompress);

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
  for (const file of await readdir(outDir, { recursive: true })) {
    if (!/\.(html|js|css|svg)$/.test(file)) continue;
    await writeFile(join(outDir, `${file}.br`), await compress(await readFile(join(outDir, file))));
  }
  return outDir;
}

const growing = (factor: number): Plugin => ({
  name: 'grown-edition',
  enforce: 'pre',
  transform(code, id) {
    if (!/content[\\/]src[\\/]edition\.ts$/.test(id)) return undefined;
    const declared = 'export const edition: Edition =';
    if (!code.includes(declared)) throw new Error('edition.ts no longer declares the edition as this plugin knows it');
    return `import { growEdition } from ${JSON.stringify(GROW)};
${code.replace(declared, 'const authored: Edition =')}
export const edition = growEdition(authored, ${factor});`;
  },
});
