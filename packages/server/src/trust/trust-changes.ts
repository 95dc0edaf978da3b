import type { ListedKey, ListedPerson, TrustList } from '@first60/seal';

const ROLE = { director: 'medical director', reviewer: 'reviewer' } as const;
/** Number of characters of a passkey's id that people compare. */
const SHOWN = 8;

/** Differences between a list and the one before it, in sentences. */
export function trustChanges(before: TrustList, after: TrustList): string[] {
  const people = after.people.flatMap((person) => {
    const earlier = before.people.find(({ id }) => id === person.id);
    return earlier === undefined ? [joins(person)] : personChanges(earlier, person);
  });
  const leaving = before.people
    .filter(({ id }) => !after.people.some((person) => person.id === id))
    .map(({ name }) => `${name} leaves the list.`);
  const fresh = before.freshnessKey === after.freshnessKey ? [] : ['Another freshness key says what is current.'];
  return [...people, ...leaving, ...fresh];
}

const joins = ({ name, role, title, keys }: ListedPerson): string =>
  `${name} joins as ${ROLE[role]}, “${title}”, with ${passkeys(keys)}.`;

function passkeys(keys: readonly ListedKey[]): string {
  return `the ${keys.length === 1 ? 'passkey' : 'passkeys'} ${keys.map(shownKey).join(', ')}`;
}

const shownKey = ({ id }: Pick<ListedKey, 'id'>): string => id.slice(0, SHOWN);

function personChanges(before: ListedPerson, { name, role, title, keys }: ListedPerson): string[] {
  return [
    ...(before.name === name ? [] : [`${before.name} is now named ${name}.`]),
    ...(before.role === role ? [] : [`${name} is ${ROLE[role]} and no longer ${ROLE[before.role]}.`]),
    ...(before.title === title ? [] : [`${name} has the title “${title}”.`]),
    ...keys.flatMap((key) => keyChanges(before.keys, key, name)),
  ];
}

function keyChanges(before: readonly ListedKey[], key: ListedKey, name: string): string[] {
  const earlier = before.find(({ id }) => id === key.id);
  if (earlier === undefined) return [`${name} signs with one more passkey, ${shownKey(key)}.`];
  if (earlier.lastVersion === key.lastVersion) return [];
  const passkey = `The passkey ${shownKey(key)} of ${name}`;
  if (key.lastVersion === null) return [`${passkey} signs again.`];
  return key.lastVersion === 0
    ? [`${passkey} counts for no edition.`]
    : [`${passkey} signs no more and counts up to edition ${key.lastVersion}.`];
}
