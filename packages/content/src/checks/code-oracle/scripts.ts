import { readdirSync, readFileSync } from 'node:fs';
import { readScript, type Script } from './script.ts';

const FOLDER = new URL('scripts/', import.meta.url);

/** The twelve scripted arrests, by the name of their file. */
export const SCRIPTS: ReadonlyArray<readonly [name: string, script: Script]> = readdirSync(FOLDER)
  .sort()
  .map((file) => [file.replace('.txt', ''), readScript(readFileSync(new URL(file, FOLDER), 'utf8'))]);
