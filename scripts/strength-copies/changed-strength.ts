/**
 * The files of an edition in which one drug is stocked in another strength, with the amount in its container adjusted.
 */
export function withStrength(texts: ReadonlyMap<string, string>, drug: string, strength: string): Map<string, string> {
  const path = `drugs/${drug}.yaml`;
  const file = texts.get(path);
  if (file === undefined) throw new Error(`There is no drug ${drug}.`);
  const [amount = '', unit = ''] = strength.replace('/mL', '').split(' ');
  const changed = file
    .replace(/^strength: .*$/m, `strength: ${strength}`)
    .replace(/^(presentation: "?)[\d.]+ \w+\/(?:([\d.]+) )?mL/m, (_, key: string, volume = '1') => {
      const held = Number((Number(amount) * Number(volume)).toPrecision(12));
      return `${key}${held} ${unit}/${volume} mL`;
    });
  return new Map([...texts, [path, changed]]);
}
