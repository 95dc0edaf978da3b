import type { VitalName } from '../arrest-event.ts';
import {
  ACCESSES,
  AIRWAYS,
  circumstancesOf,
  momentOf,
  NOT_CONFORMANT,
  OTHER_DRUG,
  PRACTICE,
  RHYTHMS,
  VOLUME_NOT_KNOWN,
} from './export-words.ts';
import type { HandOver, HandOverEntry } from './hand-over.ts';

type EntryOf<Kind extends HandOverEntry['kind']> = Extract<HandOverEntry, { readonly kind: Kind }>;
/** Elements by their NEMSIS names. */
type Elements = Readonly<Record<string, unknown>>;

const VITALS: Readonly<Record<VitalName, string>> = {
  systolic: 'eVitals.06',
  diastolic: 'eVitals.07',
  'heart-rate': 'eVitals.10',
  spo2: 'eVitals.12',
  etco2: 'eVitals.16',
  glucose: 'eVitals.18',
  temperature: 'eVitals.24',
};

/**
 * A code, structured as a NEMSIS record. Sections, groups and element names are from the standard; values are words.
 * Elements without a log entry are left out. Whether and why resuscitation was stopped (eArrest.15, .16) is left to the
 * crew's own record, because neither can be told from the end of a log.
 *
 * Source: NHTSA Office of EMS, NEMSIS Data Dictionary 3.5.1, build 250403.
 */
export function nemsisRecord(code: HandOver): Elements {
  const of = <Kind extends HandOverEntry['kind']>(kind: Kind): ReadonlyArray<EntryOf<Kind>> =>
    code.entries.filter((entry): entry is EntryOf<Kind> => entry.kind === kind);
  const at = (entry: HandOverEntry | undefined): string | undefined => entry && momentOf(code, entry.t);
  const shocks = of('shock');
  return defined({
    shape: 'NEMSIS 3.5',
    conformance: NOT_CONFORMANT,
    practice: code.isPractice ? PRACTICE : undefined,
    clock: code.isClockUnsure ? 'The clock of the phone was changed during the code. Check the times.' : undefined,
    edition: code.edition === '' ? undefined : code.edition,
    eArrest: arrest(code),
    eDevice: shocks.length > 0 && {
      'eDevice.ShockGroup': shocks.map((shock, nth) =>
        defined({
          time: at(shock),
          // The element is for the energy that the device delivered.
          [shock.calculated ? 'calculatedJoules' : 'eDevice.10']: shock.joules,
          'eDevice.11': nth + 1,
        }),
      ),
    },
    eExam: code.weight && { 'eExam.01': Number(code.weight.kg), basis: code.weight.basis },
    eMedications: of('drug').map((drug) =>
      defined({
        'eMedications.01': at(drug),
        'eMedications.03': drug.name ?? OTHER_DRUG,
        'eMedications.04': drug.route,
        'eMedications.05': drug.amount && Number(drug.amount.value),
        'eMedications.06': drug.amount?.unit,
        volume: drug.isUnknown ? VOLUME_NOT_KNOWN : undefined,
        volumeMl: drug.volume === undefined ? undefined : Number(drug.volume),
        volumeStrength: drug.strength,
      }),
    ),
    eProcedures: [
      ...of('airway').map((one) =>
        defined({
          'eProcedures.01': at(one),
          'eProcedures.03': AIRWAYS[one.airway],
          'eProcedures.05': 1,
          'eProcedures.06': one.confirmed,
        }),
      ),
      ...of('access').map((one) => ({ 'eProcedures.01': at(one), 'eProcedures.03': ACCESSES[one.access] })),
      ...shocks.map((one) => ({ 'eProcedures.01': at(one), 'eProcedures.03': 'Defibrillation' })),
    ],
    eTimes: defined({
      'eTimes.09': at(of('left')[0]),
      'eTimes.11': at(of('arrived')[0]),
      'eTimes.12': at(of('handed-over')[0]),
    }),
    eVitals: [
      ...of('vital').map((one) => ({ 'eVitals.01': at(one), [VITALS[one.vital]]: Number(one.value) })),
      ...of('rhythm').map((one) => ({ 'eVitals.01': at(one), 'eVitals.03': RHYTHMS[one.rhythm] })),
    ],
    circumstances: circumstancesOf(code),
    facts: code.facts.map(({ text, value }) => ({ question: text, answer: value })),
  });
}

function arrest(code: HandOver): Elements {
  const { entries, facts } = code;
  const rhythms = entries.filter((entry) => entry.kind === 'rhythm');
  const first = rhythms.find(({ rhythm }) => rhythm !== 'pulse');
  const cpr = entries.find(({ kind }) => kind === 'cpr');
  const arrived = entries.find(({ kind }) => kind === 'arrived');
  const atArrival = arrived && rhythms.findLast(({ t }) => t <= arrived.t);
  // A pulse at a rhythm check is ROSC.
  const rosc = entries.some((one) => one.kind === 'rosc' || (one.kind === 'rhythm' && one.rhythm === 'pulse'));
  return defined({
    'eArrest.01': 'Yes',
    'eArrest.02': code.isTrauma ? 'Traumatic' : undefined,
    'eArrest.03': [
      ...(entries.some(({ kind }) => kind === 'shock') ? ['Attempted defibrillation'] : []),
      ...(entries.some(({ kind }) => kind === 'airway') ? ['Attempted ventilation'] : []),
      ...(cpr ? ['Initiated chest compressions'] : []),
    ],
    'eArrest.04': facts.find(({ id }) => id === 'witnessed')?.value,
    'eArrest.11': first && RHYTHMS[first.rhythm],
    'eArrest.12': rosc ? 'Yes' : 'No',
    'eArrest.14': momentOf(code, -code.began),
    'eArrest.17': atArrival && RHYTHMS[atArrival.rhythm],
    'eArrest.19': cpr && momentOf(code, cpr.t),
  });
}

/** The elements that are not empty. Undefined, false and empty lists are left out. */
function defined(elements: Elements): Elements {
  return Object.fromEntries(
    Object.entries(elements).filter(
      ([, value]) => value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0),
    ),
  );
}
