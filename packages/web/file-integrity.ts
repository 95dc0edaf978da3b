import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const DIST = join(import.meta.dirname, 'dist');

/** What the worker compares a file with before it stores it. */
export const fileIntegrity = (name: string): string =>
  `sha256-${createHash('sha256')
    .update(readFileSync(join(DIST, name)))
    .digest('base64')}`;
