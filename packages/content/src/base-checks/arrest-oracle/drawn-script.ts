import { clockText, type Press } from './script.ts';

/** Presses that keep an arrest going appear more often. */
const KINDS = [
  'pause rhythm cpr shock drug pause rhythm cpr shock drug rhythm shock vital airway patient circumstance',
  'pause rhythm shock cpr drug undone restored amended rosc rearrest rearrest cause plan access compressor began',
  'circumstance fact shock',
].flatMap((kinds) => kinds.split(' '));

const RHYTHMS = ['vf-pvt', 'vf-pvt', 'vf-pvt', 'asystole-pea', 'asystole-pea', 'shock-advised', 'no-shock', 'pulse'];
const WEIGHTS = ['0.4', '0.5', '3.4', '5', '12.5', '16', '29.9', '38', '44.9', '61', '83.5', '150', '151'];
const VITALS = [
  'etco2 6',
  'etco2 9.9',
  'etco2 10',
  'etco2 22',
  'etco2 39',
  'etco2 40',
  'etco2 51',
  'glucose 80',
  'heart-rate 59',
  'heart-rate 60',
  'systolic 69',
  'systolic 70',
  'glucose 59',
  'glucose 60',
  'systolic 89.9',
  'systolic 90',
  'spo2 93',
  'spo2 94',
  'spo2 99',
  'etco2 46',
  'temperature 29.9',
  'temperature 30',
  'temperature 35',
];
const CIRCUMSTANCES = ['cold', 'trauma', 'cool', 'cold-not-measured', 'pregnant', 'newborn'];
const DOSES: Readonly<Record<string, readonly string[]>> = {
  adult: [
    'epinephrine 1',
    'epinephrine 1',
    'amiodarone-first 300',
    'amiodarone-second 150',
    'lidocaine-first 90',
    'magnesium 2',
  ],
  child: ['epinephrine 0.2', 'epinephrine 0.2', 'amiodarone 60', 'amiodarone 150', 'lidocaine 20', 'magnesium 1'],
};

const pick = <T>(all: readonly T[], at: number): T | undefined => all[at % all.length];

/** An arrest that nobody would script. The same seed always gives the same arrest. */
export function drawnScript(seed: number): Press[] {
  const draw = numbersFrom(seed);
  const plan = draw(2) === 0 ? 'adult' : 'child';
  const presses: Press[] = [{ at: 0, kind: 'started', words: [plan, 'als'] }];
  let at = 0;
  for (let left = 20 + draw(50); left > 0; left -= 1) {
    at += draw(5) === 0 ? draw(180) : draw(20);
    const kind = pick(KINDS, draw(KINDS.length)) ?? 'cpr';
    presses.push({ at, kind, words: wordsOf(kind, plan, at, draw(1000), presses.length), label: `@${presses.length}` });
  }
  return presses;
}

/** Pseudorandom whole numbers below a limit, always the same for a given seed (Lehmer, modulus 2^31 - 1). */
function numbersFrom(seed: number): (below: number) => number {
  let state = 1 + ((seed * 7919) % 2_147_483_646);
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return Math.floor(state / 8) % below;
  };
}

function wordsOf(kind: string, plan: string, at: number, word: number, count: number): string[] {
  switch (kind) {
    case 'rhythm':
      return [pick(RHYTHMS, word) ?? ''];
    case 'drug': {
      const [drug = '', value = ''] = (pick(DOSES[plan] ?? [], word) ?? '').split(' ');
      return [drug, value, 'mg', '1', 'mL', 'IV'];
    }
    case 'vital':
      return (pick(VITALS, word) ?? '').split(' ');
    case 'airway':
      return [pick(['bag-mask', 'supraglottic', 'tube'], word) ?? ''];
    case 'patient':
      return [pick(WEIGHTS, word) ?? '', 'entered'];
    case 'circumstance':
      return [pick(CIRCUMSTANCES, word) ?? '', word % 3 === 0 ? 'true' : 'false'];
    case 'fact':
      return ['circumstances', pick(['Pregnant', 'Cold', 'Pregnant', 'Poison'], word) ?? ''];
    case 'plan':
      return [plan, word % 4 === 0 ? 'bls' : 'als'];
    case 'cause':
      return [pick(['hypoxia', 'tension', 'toxins'], word) ?? '', 'treated'];
    case 'access':
      return ['iv'];
    case 'began':
      return [`${word % 6}:00`];
    // Corrections refer to an earlier press, never to the first one.
    case 'undone':
    case 'restored':
      return count < 2 ? ['@none'] : [`@${1 + (word % (count - 1))}`];
    case 'amended':
      return count < 2
        ? ['@none', '0:00']
        : [`@${1 + (word % (count - 1))}`, clockText(Math.max(0, at - (word % 200)))];
    default:
      return [];
  }
}
