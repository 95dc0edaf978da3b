/*
 * The words of a gas that is written in parts, as the oracle reads them: apart from the engine, from the guide alone.
 */

type Part = Readonly<Record<string, unknown>>;

/** Keys whose words are not the key with spaces for its hyphens. */
const NAMES: Readonly<Partial<Record<string, string>>> = {
  copd: 'COPD',
  cpap: 'CPAP',
  'bag-mask': 'bag-mask',
  'non-rebreather': 'non-rebreather',
  'non-rebreather-mask': 'non-rebreather mask',
};

const nameOf = (key: string): string => NAMES[key] ?? key.replaceAll('-', ' ');

/** One phrase for each part, by the field that makes it what it is. */
const PHRASES: Readonly<Record<string, (part: Part) => string>> = {
  flow: ({ flow, by, or, size, spo2, then, whateverSpo2, for: whose, else: others }) => {
    const devices = by === undefined ? '' : ` by ${(Array.isArray(by) ? by : [by]).map(nameOf).join(' or ')}`;
    const before = others ? 'else ' : whose ? `${nameOf(String(whose))} ` : '';
    const ends = [
      or && `, or ${nameOf(String(or))}`,
      size && `, ${size} size`,
      spo2 && `${size ? ',' : ''} to SpO2 ${spo2}`,
      then === 'target' && ' first, then the target',
      then === 'titrate' && ', titrate',
      whateverSpo2 && ', whatever the SpO2',
    ];
    return `${before}${flow}${devices}${ends.filter(Boolean).join('')}`;
  },
  bornBefore: ({ bornBefore, percent }) => `under ${bornBefore} weeks ${percent} where a blender is carried, else air`,
  during: ({ percent, during }) => `${percent} with ${nameOf(String(during))}`,
  percent: ({ percent, then }) => `${percent}${then ? ' at the start, then titrate' : ''}`,
  air: ({ for: whose }) => `${whose ? `${nameOf(String(whose))}: ` : ''}room air first`,
  as: () => 'then as much as the SpO2 of the minute asks',
  lessOver: ({ lessOver }) => `over SpO2 ${lessOver} less`,
  sizes: ({ sizes }) => `${sizes} sizes`,
  supply: ({ supply }) => `supply at least ${supply}`,
};

export function gasWordsOf(parts: readonly unknown[]): string {
  const phraseOf = (part: unknown): string => {
    const fields = part as Part;
    const [, phrase] = Object.entries(PHRASES).find(([field]) => field in fields) ?? [];
    if (phrase === undefined) throw new Error(`${JSON.stringify(part)} is no part of a gas`);
    return phrase(fields);
  };
  return parts.map(phraseOf).join('; ');
}
