import { cp, mkdir, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const PACKAGES = ['clinical', 'edition', 'checks', 'content'];
const FROM_OUTSIDE = ['big.js', 'fast-check'];

/** A copy of the inner packages and their imports, outside the checkout. Returns its folder. */
export async function makeScratch(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'first60-mutation-'));
  const modules = join(folder, 'node_modules');
  await mkdir(join(modules, '@first60'), { recursive: true });
  for (const name of PACKAGES) {
    const copy = join(folder, 'packages', name);
    await cp(join(ROOT, 'packages', name), copy, { recursive: true, filter: (path) => !path.includes('node_modules') });
    await symlink(copy, join(modules, '@first60', name));
  }
  for (const name of FROM_OUTSIDE) await symlink(join(ROOT, 'node_modules', name), join(modules, name));
  return folder;
}
