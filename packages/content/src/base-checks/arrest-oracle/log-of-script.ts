import type { ArrestEvent, ArrestEventData } from '@first60/clinical';
import { type Press, secondsOf } from './script.ts';

/** The log that a device writes for a script's presses. */
export function logOfScript(presses: readonly Press[]): ArrestEvent[] {
  const idOf = (label: string) => `press-${presses.findIndex((press) => press.label === label)}`;
  return presses.map((press, index) => ({
    id: `press-${index}`,
    code: 'script',
    seq: index + 1,
    t: press.at * 1000,
    at: { wall: press.at * 1000, mono: press.at * 1000, page: 'script', zone: 180 },
    version: 1,
    data: dataOf(press, idOf),
  }));
}

const CIRCUMSTANCES = ['cold', 'cold-not-measured', 'cool', 'trauma', 'pregnant', 'newborn'] as const;

function dataOf({ kind, words }: Press, idOf: (label: string) => string): ArrestEventData {
  const [first = '', second = ''] = words;
  const isOneOf = <T extends string>(word: string, ...all: readonly T[]): T => {
    const found = all.find((one) => one === word);
    if (found === undefined) throw new RangeError(`${kind} ${word} is no press`);
    return found;
  };
  switch (kind) {
    case 'started':
    case 'plan': {
      const shared = { plan: isOneOf(first, 'adult', 'child'), layout: isOneOf(second, 'als', 'bls') };
      return kind === 'plan' ? { kind, ...shared } : { kind, ...shared, edition: 'script', practice: false };
    }
    case 'began':
      return { kind, before: secondsOf(first) * 1000 };
    case 'cpr':
    case 'pause':
    case 'rosc':
    case 'rearrest':
    case 'left':
    case 'arrived':
    case 'handed-over':
    case 'ended':
    case 'compressor':
      return { kind };
    case 'rhythm':
      return {
        kind,
        rhythm: isOneOf(first, 'vf-pvt', 'asystole-pea', 'pulse', 'shock-advised', 'no-shock'),
      };
    case 'shock':
      return first === '' ? { kind } : { kind, joules: Number(first) };
    case 'drug': {
      const [, value = '', unit = '', ...rest] = words;
      const amount = { value, unit };
      // "70 mL IO": a dose in mL has no separate volume.
      if (unit === 'mL') return { kind, drug: first, amount, route: rest[0] ?? '' };
      const [volume = '', , route = ''] = rest;
      return { kind, drug: first, amount, volume, route };
    }
    case 'airway':
      return { kind, airway: isOneOf(first, 'bag-mask', 'supraglottic', 'tube') };
    case 'access':
      return { kind, access: isOneOf(first, 'iv', 'io') };
    case 'vital':
      return {
        kind,
        vital: isOneOf(first, 'etco2', 'heart-rate', 'systolic', 'diastolic', 'spo2', 'glucose', 'temperature'),
        value: second,
      };
    case 'cause':
      return { kind, cause: first, state: isOneOf(second, 'looked-at', 'treated', 'excluded') };
    case 'order':
      return { kind, text: words.join(' ') };
    case 'patient':
      return { kind, weight: first, basis: isOneOf(second, 'entered', 'tape', 'age') };
    case 'circumstance':
      return { kind, circumstance: isOneOf(first, ...CIRCUMSTANCES), holds: second === 'true' };
    case 'fact':
      return { kind, fact: first, value: words.slice(1).join(' ') };
    case 'amended':
      return { kind, of: idOf(first), t: secondsOf(second) * 1000 };
    case 'undone':
    case 'restored':
      return { kind, of: idOf(first) };
    default:
      throw new RangeError(`${kind} is no press`);
  }
}
