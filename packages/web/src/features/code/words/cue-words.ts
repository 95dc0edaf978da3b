import { type Cue, digits, type NextShock } from '@first60/clinical';
import { m } from '../../../paraglide/messages.js';
import { doseOfStrength, doseText } from './dose-words.ts';

/** How much a line wants to be seen, told by its border and its sign too. */
export type CueTone = 'calm' | 'now' | 'urgent';

export interface CueWords {
  readonly text: string;
  readonly tone: CueTone;
}

/** The energy in words: "64 J", or what the card says. */
export function energyText(energy: NextShock): string {
  if (energy.kind === 'text') return energy.text;
  const joules = m.code_joules({ joules: digits(energy.joules.value) });
  return energy.upTo === undefined ? joules : m.code_joules_up_to({ joules, upTo: digits(energy.upTo.value) });
}

const EPINEPHRINE = {
  may: m.code_epinephrine_may,
  due: m.code_epinephrine_due,
  late: m.code_epinephrine_late,
} as const;

/** A cue as one short line. */
export function cueWords(cue: Cue): CueWords {
  switch (cue.kind) {
    case 'compress':
      return { text: m.code_cue_compress(), tone: 'urgent' };
    case 'pause':
      return { text: m.code_cue_pause(), tone: cue.warn ? 'now' : 'calm' };
    case 'shock':
      return { text: m.code_cue_shock({ energy: energyText(cue.energy) }), tone: 'now' };
    case 'charge':
      return { text: m.code_cue_charge(), tone: 'now' };
    case 'compressor':
      return { text: m.code_cue_compressor(), tone: 'now' };
    case 'check':
      return {
        text: cue.missed > 0 ? m.code_cue_check_missed({ count: cue.missed }) : m.code_cue_check(),
        tone: 'urgent',
      };
    case 'epinephrine': {
      const dose = doseOfStrength(cue.give.dose);
      if (cue.first) return { text: m.code_epinephrine_first({ dose }), tone: 'now' };
      return { text: EPINEPHRINE[cue.window]({ dose }), tone: cue.window === 'late' ? 'urgent' : 'now' };
    }
    case 'antiarrhythmic': {
      const choices = cue.choices.map(({ name, dose }) => `${name} ${doseText(dose)}`).join(m.code_or());
      return { text: cue.choices.length > 1 ? m.code_not_both({ choices }) : choices, tone: 'now' };
    }
    case 'etco2-rise':
    case 'etco2-low':
      return { text: cue.text, tone: 'now' };
    case 'cpr':
      return { text: m.code_cue_cpr(), tone: 'calm' };
    case 'cold':
    case 'trauma':
      return { text: cue.text, tone: 'calm' };
    case 'breaths':
      return { text: m.code_cue_breaths({ every: rangeText(cue.every) }), tone: 'calm' };
    case 'ratio':
      return { text: ratioText(cue.ratio, cue.twoRescuers), tone: 'calm' };
    case 'causes':
      return { text: m.code_causes_count({ count: cue.seen, of: cue.of }), tone: 'calm' };
    case 'task':
      return { text: cue.text, tone: 'now' };
  }
}

const rangeText = ({ from, to }: { from: number; to: number }): string => (from === to ? `${from}` : `${from}-${to}`);

const ratioText = (ratio: readonly number[], two: readonly number[] | undefined): string =>
  two === undefined
    ? m.code_cue_ratio({ ratio: ratio.join(':') })
    : m.code_cue_ratio_two({ ratio: ratio.join(':'), two: two.join(':') });
