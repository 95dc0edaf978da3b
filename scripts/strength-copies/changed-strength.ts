/**
 * The files of an edition in which one drug is stocked in another strength, with the amount in its container adjusted:
 * in the file of its acts, and in the presentation that its header prints.
 */
export function withStrength(texts: ReadonlyMap<string, string>, drug: string, strength: string): Map<string, string> {
  const [header, acts] = [`drugs/${drug}.yaml`, `acts/${drug}.yaml`];
  const [amount = '', unit = ''] = strength.replace('/mL', '').split(' ');
  const held = (volume: string) => `${Number((Number(amount) * Number(volume)).toPrecision(12))} ${unit}`;
  return new Map([
    ...texts,
    [
      header,
      replaced(header, /^(presentation: "?)[\d.]+ \w+\/(?:([\d.]+) )?mL/m, (_, key: string, volume = '1') => {
        return `${key}${held(volume)}/${volume} mL`;
      }),
    ],
    [
      acts,
      replaced(acts, /\b(holds: )[\d.]+ \w+ in ([\d.]+) mL/, (_, key: string, volume: string) => {
        return `${key}${held(volume)} in ${volume} mL`;
      }),
    ],
  ]);

  function replaced(path: string, from: RegExp, to: (...found: string[]) => string): string {
    const text = texts.get(path);
    if (text === undefined) throw new Error(`There is no drug ${drug}.`);
    if (!from.test(text)) throw new Error(`${path} names no container that holds a drug in mL.`);
    return text.replace(from, to);
  }
}
