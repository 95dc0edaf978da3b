import { readFileSync } from 'node:fs';
import type { Edition } from '@first60/edition';
import { type OpenEdition, openBaseEdition, textsOfLines } from '@first60/seal';
import { cover } from './built/cover.ts';

/** The edition file that ships with the build. */
export const BASE_FILE = new URL('./built/edition.txt', import.meta.url);

const texts = textsOfLines(readFileSync(BASE_FILE, 'utf8'));

/** The edition that ships with the build, read and verified the way every reader does it. */
export const baseEdition: OpenEdition = await openBaseEdition({ digest: cover.sha256, textsOf: async () => texts });
export const edition: Edition = await baseEdition.whole();
