import type { GasPart, Range } from '../../files/act/gas.ts';

/** The words of keys, by the table that they are of. */
export interface GasNames {
  readonly device: (key: string) => string;
  readonly condition: (key: string) => string;
  readonly step: (key: string) => string;
}

const rangeText = ({ low, high }: Range): string => (low === high ? `${low}` : `${low}-${high}`);
const either = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} or ${texts.at(-1)}`;

/** What is given of a gas, in words: "12-15 L/min by non-rebreather; 2-6 L/min by cannula". */
export const gasWords = (parts: readonly GasPart[], names: GasNames): string =>
  parts.map((part) => partWords(part, names)).join('; ');

function partWords(part: GasPart, names: GasNames): string {
  if ('flow' in part) return flowWords(part, names);
  if ('percent' in part) return shareWords(part, names);
  if ('air' in part) return `${part.for === undefined ? '' : `${names.condition(part.for)}: `}room air first`;
  if ('as' in part) return 'then as much as the SpO2 of the minute asks';
  if ('lessOver' in part) return `over SpO2 ${rangeText(part.lessOver)}% less`;
  if ('sizes' in part) return `${part.sizes} sizes`;
  return `supply at least ${rangeText(part.supply)} bar`;
}

type Flow = Extract<GasPart, { readonly flow: Range }>;

function flowWords({ flow, by, or, size, spo2, then, whateverSpo2, ...of }: Flow, names: GasNames): string {
  const whose = of.else ? 'else ' : of.for === undefined ? '' : `${names.condition(of.for)} `;
  const devices = by === undefined ? '' : ` by ${either(by.map(names.device))}`;
  const aim = spo2 === undefined ? '' : `${size === undefined ? '' : ','} to SpO2 ${rangeText(spo2)}%`;
  return [
    `${whose}${rangeText(flow)} L/min${devices}`,
    or === undefined ? '' : `, or ${names.device(or)}`,
    size === undefined ? '' : `, ${size} size`,
    aim,
    then === 'target' ? ' first, then the target' : then === 'titrate' ? ', titrate' : '',
    whateverSpo2 ? ', whatever the SpO2' : '',
  ].join('');
}

type Share = Extract<GasPart, { readonly percent: Range }>;

function shareWords({ percent, then, during, bornBefore }: Share, names: GasNames): string {
  const share = `${rangeText(percent)}%`;
  if (bornBefore !== undefined) return `under ${bornBefore} weeks ${share} where a blender is carried, else air`;
  if (during !== undefined) return `${share} with ${names.step(during)}`;
  return then === undefined ? share : `${share} at the start, then ${then}`;
}
