import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Version of the app that this server serves. What it seals needs at least that one. */
export function appVersion(): string {
  const { version } = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../../../package.json'), 'utf8'));
  return version;
}
