import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { signedState } from '@first60/seal';
import { codeOf } from '../database/failure.ts';
import { OperatorError } from '../operator-error.ts';

/**
 * The key with which the server signs what is current. It is not in any database, so that write access to one is not
 * enough to sign with it.
 */
export interface FreshnessKey {
  /** SPKI in base64url. */
  readonly publicKey: string;
  /** Signs a statement's text. Returns both numbers of the signature as base64url. */
  readonly sign: (text: string) => string;
}

export const freshnessKeyFile = (dataDir: string): string => join(dataDir, 'content-freshness.key');

/** The key from the environment, otherwise from the file. Undefined when there is neither. */
export function readFreshnessKey(text: string | undefined, dataDir: string): FreshnessKey | undefined {
  if (text !== undefined) return keyOfText(text, 'CONTENT_FRESHNESS_KEY');
  const file = freshnessKeyFile(dataDir);
  const stored = textOfFile(file);
  return stored === undefined ? undefined : keyOfText(stored.trim(), file);
}

function textOfFile(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw new OperatorError(`The freshness key ${file} cannot be read (${code}): let the server's user read it.`);
  }
}

/** The error message does not repeat the key. */
function keyOfText(text: string, place: string): FreshnessKey {
  const key = privateKeyOf(text);
  if (key?.asymmetricKeyDetails?.namedCurve !== 'prime256v1') {
    throw new OperatorError(`${place} must hold the freshness key that "npm run admin -- content init" made.`);
  }
  return {
    publicKey: createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64url'),
    sign: (statement) =>
      sign('sha256', signedState(statement), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url'),
  };
}

function privateKeyOf(text: string): KeyObject | undefined {
  try {
    return createPrivateKey({ key: Buffer.from(text, 'base64url'), format: 'der', type: 'pkcs8' });
  } catch {
    return undefined;
  }
}

/**
 * Creates a key and writes it to its file, which only the server's account may read.
 * @returns the key, and a function that deletes the file again in case a later step fails
 */
export function createFreshnessKey(dataDir: string): { key: FreshnessKey; remove: () => void } {
  const file = freshnessKeyFile(dataDir);
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const text = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64url');
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, `${text}\n`, { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    throw new OperatorError(
      `The freshness key ${file} cannot be written (${codeOf(error)}): set DATA_DIR to a folder that can.`,
    );
  }
  return { key: keyOfText(text, file), remove: () => unlinkSync(file) };
}
