import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { Edition } from '../packages/edition/src/index.ts';

/** JSON with the keys of every object sorted, so that equal content always gives equal bytes. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, node: unknown) =>
    node !== null && typeof node === 'object' && !Array.isArray(node)
      ? Object.fromEntries(Object.entries(node).sort(([a], [b]) => (a < b ? -1 : 1)))
      : node,
  );
}

/** SHA-256, in hex, of the edition's canonical JSON without its own `sha256`. */
export function digestOf(edition: Edition): string {
  const { sha256: _own, ...content } = edition;
  return createHash('sha256').update(canonicalJson(content)).digest('hex');
}

if (import.meta.main) {
  const { edition } = await import('../packages/content/src/index.ts');
  const digest = digestOf(edition);
  const file = new URL('../packages/content/src/edition-digest.ts', import.meta.url);
  await writeFile(
    file,
    `// Written by scripts/content-digest.ts (npm run content:digest). Do not edit.
/** SHA-256 of the canonical JSON of the edition without its own \`sha256\`. */
export const editionDigest = '${digest}';
`,
  );
  process.stdout.write(`edition ${edition.id}: ${digest}\n`);
}
