import type { Cue, CueDrug, NextShock } from '@first60/clinical';
import { m } from '../../../paraglide/messages.js';
import { timeText } from '../../time-text.ts';
import { doseOfStrength, doseText } from './dose-words.ts';
import { energyText } from './energy-words.ts';

/** A line's urgency, which its border and icon show too. */
export type CueTone = 'calm' | 'now' | 'urgent';

export interface CueWords {
  readonly text: string;
  readonly tone: CueTone;
}

const EPINEPHRINE = {
  may: m.arrest_epinephrine_may,
  due: m.arrest_epinephrine_due,
  late: m.arrest_epinephrine_late,
} as const;

/** A cue as one short line. */
export function cueWords(cue: Cue): CueWords {
  switch (cue.kind) {
    case 'compress':
      return { text: m.arrest_cue_compress(), tone: cue.over ? 'urgent' : 'now' };
    case 'pause':
      if (cue.aed) return { text: m.arrest_cue_pause_aed(), tone: 'calm' };
      return { text: m.arrest_cue_pause(), tone: cue.warn ? 'now' : 'calm' };
    case 'shock':
      if (cue.over) return { text: m.arrest_cue_shock_over(), tone: 'urgent' };
      if (cue.aed) return { text: m.arrest_cue_shock_aed(), tone: 'now' };
      return {
        text: cue.compressing ? clearText(cue.energy) : m.arrest_cue_shock({ energy: energyText(cue.energy) }),
        tone: 'now',
      };
    case 'charge':
      return { text: chargeText(cue.energy), tone: 'now' };
    case 'compressor':
      return { text: m.arrest_cue_compressor(), tone: 'now' };
    case 'pads':
      return { text: cue.aed ? m.arrest_cue_pads_aed() : m.arrest_cue_pads(), tone: 'now' };
    case 'check':
      if (cue.aed) return { text: m.arrest_cue_check_aed(), tone: 'now' };
      return {
        text: cue.missed > 0 ? m.arrest_cue_check_missed({ count: cue.missed }) : m.arrest_cue_check(),
        tone: 'urgent',
      };
    case 'epinephrine': {
      if (cue.because === 'cold') return { text: m.arrest_epinephrine_cold(), tone: 'calm' };
      if (cue.because === 'trauma') return { text: m.arrest_epinephrine_trauma(), tone: 'calm' };
      const dose = doseOfStrength(cue.give.dose);
      if (cue.first && cue.window !== 'late') return { text: m.arrest_epinephrine_first({ dose }), tone: 'now' };
      return { text: EPINEPHRINE[cue.window]({ dose }), tone: cue.window === 'late' ? 'urgent' : 'now' };
    }
    case 'antiarrhythmic': {
      if (cue.because === 'trauma') return { text: m.arrest_antiarrhythmic_trauma(), tone: 'calm' };
      if (cue.because === 'withheld') return { text: cue.text ?? '', tone: 'calm' };
      const choices = cue.choices.map(choiceText).join(m.arrest_or());
      const text = cue.choices.length > 1 ? m.arrest_not_both({ choices }) : choices;
      return { text: cue.text === undefined ? text : `${text.replace(/\.?$/, '.')} ${cue.text}`, tone: 'now' };
    }
    case 'etco2-rise':
    case 'etco2-low':
      return { text: m.arrest_cue_etco2({ value: cue.value, time: timeText(cue.at), text: cue.text }), tone: 'now' };
    case 'etco2-rearrest':
      return {
        text: m.arrest_cue_etco2_rosc({ value: cue.value, time: timeText(cue.at), text: cue.text }),
        tone: 'urgent',
      };
    case 'newborn':
      return { text: cue.told ? cue.text : m.arrest_cue_newborn_asked({ text: cue.text }), tone: 'now' };
    case 'refractory':
      return { text: cue.text, tone: 'now' };
    case 'core':
      return { text: coreText(cue), tone: 'now' };
    case 'cpr':
      return { text: m.arrest_cue_cpr(), tone: 'calm' };
    case 'cold':
    case 'cool':
    case 'trauma':
    case 'pregnant':
      return { text: cue.text, tone: 'calm' };
    case 'breaths':
      return { text: m.arrest_cue_breaths({ every: rangeText(cue.every) }), tone: 'calm' };
    case 'ratio':
      return { text: ratioText(cue.ratio, cue.twoRescuers), tone: 'calm' };
    case 'causes':
      return { text: m.arrest_causes_count({ count: cue.seen, of: cue.of }), tone: 'calm' };
    case 'task':
      return { text: cue.text, tone: cue.measured === 'below' ? 'urgent' : 'now' };
  }
}

const choiceText = ({ name, dose }: CueDrug): string => {
  if (dose.kind !== 'none') return `${name} ${doseText(dose)}`;
  if (dose.because === 'no-weight') return m.arrest_choice_no_weight({ drug: name });
  return dose.because === 'weight-out-of-range'
    ? m.arrest_choice_weight_out_of_range({ drug: name })
    : `${name} ${doseText(dose)}`;
};

/** Where to log the core temperature, using the wording of the rows there. */
function coreText({ value, core }: Extract<Cue, { kind: 'core' }>): string {
  if (value === undefined || core === undefined) {
    return m.arrest_cue_core_told();
  }
  return m.arrest_cue_core({ value, core: core === 'cold' ? m.arrest_cold() : m.arrest_cool() });
}

const clearText = (energy: NextShock): string =>
  energy.kind === 'joules'
    ? m.arrest_cue_shock_compressing({ energy: energyText(energy) })
    : m.arrest_cue_shock_compressing_text();

/**
 * A figure comes before the instruction, because it is read first. If the card has a sentence instead, it comes after.
 */
const chargeText = (energy: NextShock): string =>
  energy.kind === 'joules'
    ? m.arrest_cue_charge({ energy: energyText(energy) })
    : m.arrest_cue_charge_text({ energy: energy.text });

const rangeText = ({ from, to }: { from: number; to: number }): string => (from === to ? `${from}` : `${from}-${to}`);

const ratioText = (ratio: readonly number[], two: readonly number[] | undefined): string =>
  two === undefined
    ? m.arrest_cue_ratio({ ratio: ratio.join(':') })
    : m.arrest_cue_ratio_two({ ratio: ratio.join(':'), two: two.join(':') });
