import { parseArgs } from 'node:util';
import {
  type EditionFile,
  expiryOf,
  fingerprintOf,
  type Manifest,
  startOf,
  trustListOf,
  type VerifiedFile,
  verifiedFile,
  verifiedStatement,
} from '../packages/seal/src/index.ts';
import { editionReport, type Time } from './verify-edition/edition-report.ts';
import { type EditionSource, editionSource } from './verify-edition/edition-source.ts';
import { REFUSAL_SENTENCES } from './verify-edition/refusal-sentences.ts';
import { Unreadable } from './verify-edition/unreadable.ts';

/**
 * Reports who signed an edition, and verifies that every byte of it is theirs. It contacts a server only to read the
 * edition:
 *
 *   npm run verify-edition -- edition-3.json --root FINGERPRINT
 *   npm run verify-edition -- https://ems.example --root FINGERPRINT
 *
 * The second command reads the newest edition of that server. The root is the fingerprint that the agency has
 * published. Exits with 0 for an edition that is signed and currently valid, 3 for one that is signed but not currently
 * valid, 1 for one that is refused, 2 if there is none.
 */
const USAGE = 'Which edition? npm run verify-edition -- FILE|ADDRESS [--root FINGERPRINT]';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

function asked(): { place: string; root: string | undefined } {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { root: { type: 'string' } } });
  const [place, more] = positionals;
  if (place === undefined || more !== undefined) throw new Unreadable(USAGE);
  const root = values.root?.replaceAll(/[\s:]/g, '').toLowerCase();
  if (root !== undefined && !/^[0-9a-f]{64}$/.test(root))
    throw new Unreadable('The fingerprint has to be 64 digits from 0 to 9 and a to f.');
  return { place, root };
}

function timeOf(manifest: Manifest): Time {
  const now = Date.now();
  if (now >= expiryOf(manifest)) return 'expired';
  return now < startOf(manifest) ? 'not-yet' : 'now';
}

/** The reason why the edition sent by a server is not the one that the server calls current. */
async function notCurrent(statement: EditionSource['statement'], { trust, digest }: VerifiedFile) {
  if (statement === undefined) return undefined;
  const current = await verifiedStatement(statement, trust);
  if (current === undefined) return 'What the server calls current is not signed by the agency’s key.';
  if (current.digest !== digest) return 'The server sent another edition than the one it calls current.';
  return current.trust === trust.version ? undefined : 'The server kept back a list of those whom the agency trusts.';
}

async function verify(): Promise<number> {
  const { place, root } = asked();
  const { text, statement } = await editionSource(place);
  const verified = await verifiedFile(text, root);
  const refusal = typeof verified === 'string' ? REFUSAL_SENTENCES[verified] : await notCurrent(statement, verified);
  if (typeof verified === 'string' || refusal !== undefined) {
    say(`REFUSED. ${refusal}`);
    return 1;
  }
  const [first] = (JSON.parse(text) as EditionFile).trust;
  const fingerprint = await fingerprintOf(trustListOf(first?.text ?? '')?.recoveryKey ?? '');
  const time = timeOf(verified.manifest);
  for (const line of editionReport(verified, fingerprint, time)) say(line);
  if (root === undefined)
    say('Compare the fingerprint with the one that the agency has published, or give it with --root.');
  return time === 'now' ? 0 : 3;
}

try {
  process.exitCode = await verify();
} catch (error) {
  const isOption = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  if (!(isOption || error instanceof Unreadable)) throw error;
  say(isOption ? USAGE : error.message);
  process.exitCode = 2;
}
