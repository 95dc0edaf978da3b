import type { ArrestEvent, ArrestEventData } from '@first60/clinical';

/** One cycle of an arrest with everything that a busy crew logs in it. */
const CYCLE: readonly ArrestEventData[] = [
  { kind: 'pause' },
  { kind: 'rhythm', rhythm: 'vf-pvt' },
  { kind: 'shock' },
  { kind: 'cpr' },
  { kind: 'drug', drug: 'epinephrine', route: 'IV', amount: { value: '1', unit: 'mg' }, volume: '10' },
  { kind: 'vital', vital: 'etco2', value: '18' },
  { kind: 'cause', cause: 'hypoxia', state: 'looked-at' },
  { kind: 'compressor' },
  { kind: 'note', text: 'A note of the usual length' },
];

/** A log of this many events. Every tenth is a correction: an undo and an amendment in turn. */
export function longLog(length: number): ArrestEvent[] {
  return Array.from({ length }, (_, index) => {
    const t = index * 2_000;
    return {
      id: idOf(index),
      code: 'bench',
      seq: index + 1,
      t,
      at: { wall: t, mono: t, page: 'bench', zone: 180 },
      version: 1,
      data: dataOf(index, t),
    };
  });
}

/** As long as a UUID. */
const idOf = (index: number): string => String(index).padStart(36, '0');

function dataOf(index: number, t: number): ArrestEventData {
  if (index === 0) return { kind: 'started', plan: 'adult', edition: 'x', practice: false, layout: 'als' };
  if (index % 10 !== 0) return CYCLE[index % CYCLE.length] ?? { kind: 'cpr' };
  const of = idOf(index - 3);
  return index % 20 === 0 ? { kind: 'undone', of } : { kind: 'amended', of, t: t - 9_000 };
}
