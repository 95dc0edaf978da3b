import type { Kept } from './edition-store.ts';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (value !== null && typeof value === 'object' ? (value as Fields) : {});
const isText = (value: unknown): boolean => typeof value === 'string';
const every = (value: unknown, one: (entry: Fields) => boolean): boolean =>
  Array.isArray(value) && value.every((entry) => one(fieldsOf(entry)));

/**
 * The stored state of the device, if its shape is complete enough to be verified. Undefined if something other than
 * this app has written it: the device then starts over with what its marker holds.
 */
export const keptOf = (value: unknown): Kept | undefined => (isKept(value) ? value : undefined);

function isKept(value: unknown): value is Kept {
  const { deviceId, root, trust, recalls, seen, active, previous } = fieldsOf(value);
  const marks = fieldsOf(seen);
  return (
    isText(deviceId) &&
    (root === undefined || isText(root)) &&
    every(trust, ({ text, assertions }) => isText(text) && every(assertions, isAssertion)) &&
    every(recalls, ({ text, assertion }) => isText(text) && isAssertion(fieldsOf(assertion))) &&
    ['version', 'recalls', 'trust', 'at'].every((name) => Number.isSafeInteger(marks[name])) &&
    [active, previous].every((edition) => edition === undefined || isEdition(fieldsOf(edition)))
  );
}

const isAssertion = ({ keyId, authenticatorData, clientData, signature }: Fields): boolean =>
  [keyId, authenticatorData, clientData, signature].every(isText);

function isEdition({ manifest }: Fields): boolean {
  const { text, approvals } = fieldsOf(manifest);
  return isText(text) && every(approvals, ({ assertion }) => isAssertion(fieldsOf(assertion)));
}
