import type { DoseUnit } from '../../units.ts';
import type { VitalName } from '../arrest-event.ts';
import type { GivenDrug } from './allowed-data.ts';
import {
  ACCESSES,
  AIRWAYS,
  CALCULATED,
  circumstancesOf,
  momentOf,
  NOT_CONFORMANT,
  OTHER_DRUG,
  PRACTICE,
  RHYTHMS,
  VITAL_UCUM,
  VOLUME_NOT_KNOWN,
} from './export-words.ts';
import type { HandOver, HandOverEntry } from './hand-over.ts';

type Resource = { readonly resourceType: string } & Readonly<Record<string, unknown>>;

/** The addresses only link the resources within the bundle; there is no server behind them. */
const BASE = 'https://first60.invalid/fhir/';
const PATIENT = { reference: 'Patient/patient' };
const UCUM = 'http://unitsofmeasure.org';

/**
 * FHIR R4 codes for the vital signs. Source: HL7, hl7.org/fhir/R4/observation-vitalsigns.html. Other values are
 * described in words.
 */
const LOINC: Readonly<Partial<Record<VitalName | 'weight', string>>> = {
  'heart-rate': '8867-4',
  systolic: '8480-6',
  diastolic: '8462-4',
  spo2: '2708-6',
  temperature: '8310-5',
  weight: '29463-7',
};
const VITAL_TEXT: Readonly<Record<VitalName, string>> = {
  etco2: 'End-tidal CO2',
  'heart-rate': 'Heart rate',
  systolic: 'Systolic blood pressure',
  diastolic: 'Diastolic blood pressure',
  spo2: 'Oxygen saturation',
  glucose: 'Glucose',
  temperature: 'Temperature',
};
const DOSE_UCUM: Readonly<Record<DoseUnit, string>> = {
  mg: 'mg',
  mcg: 'ug',
  g: 'g',
  mEq: 'meq',
  units: '[iU]',
  mL: 'mL',
};

/**
 * A code as a FHIR R4 Bundle of type collection: an anonymous Patient, with drugs, actions and findings as
 * MedicationAdministration, Procedure and Observation. Practice codes have the security label HTEST. The bundle does
 * not claim conformance to any profile.
 */
export function fhirBundle(code: HandOver): Resource {
  const counts = new Map<string, number>();
  const resources = [
    ...weight(code),
    ...code.entries.flatMap((entry) => resourceOf(code, entry)),
    ...circumstancesOf(code).map((text) =>
      observation('Circumstance', momentOf(code, code.duration), { valueString: text }),
    ),
    ...code.facts.map(({ text, value }) => observation(text, momentOf(code, code.duration), { valueString: value })),
  ].map((resource): Resource => {
    const nth = (counts.get(resource.resourceType) ?? 0) + 1;
    counts.set(resource.resourceType, nth);
    return { ...resource, id: `${resource.resourceType.toLowerCase()}-${nth}` };
  });
  const patient: Resource = { resourceType: 'Patient', id: 'patient' };
  return {
    resourceType: 'Bundle',
    meta: {
      ...(code.isPractice && {
        security: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-ActReason', code: 'HTEST', display: PRACTICE }],
      }),
      tag: [{ display: NOT_CONFORMANT }],
    },
    type: 'collection',
    entry: [patient, ...resources].map((resource) => ({
      fullUrl: `${BASE}${resource.resourceType}/${String(resource.id)}`,
      resource,
    })),
  };
}

function resourceOf(code: HandOver, entry: HandOverEntry): readonly Resource[] {
  const at = momentOf(code, entry.t);
  switch (entry.kind) {
    case 'drug':
      return [medication(entry, at)];
    case 'shock':
      return [procedure('Defibrillation', at, energyText(entry))];
    case 'airway':
      return [procedure(AIRWAYS[entry.airway], at)];
    case 'access':
      return [procedure(ACCESSES[entry.access], at)];
    case 'rhythm':
      return [observation('Cardiac rhythm', at, { valueString: RHYTHMS[entry.rhythm] })];
    case 'rosc':
      return [observation('Return of spontaneous circulation', at, { valueBoolean: true })];
    case 'rearrest':
      return [observation('Return of spontaneous circulation', at, { valueBoolean: false })];
    case 'vital': {
      const value = quantity(entry.value, VITAL_UCUM[entry.vital].unit, VITAL_UCUM[entry.vital].code);
      return [observation(VITAL_TEXT[entry.vital], at, { valueQuantity: value }, LOINC[entry.vital])];
    }
    case 'cpr':
      return [procedure('Chest compressions started', at)];
    case 'pause':
      return [procedure('Chest compressions paused', at)];
    default:
      return [];
  }
}

function energyText({ joules, calculated }: Extract<HandOverEntry, { readonly kind: 'shock' }>): string | undefined {
  if (joules === undefined) return undefined;
  return calculated ? `${joules} J, ${CALCULATED}` : `${joules} J`;
}

function medication(drug: Extract<HandOverEntry, { readonly kind: 'drug' }>, at: string): Resource {
  const { amount, volume, strength, route, isUnknown } = drug;
  const drawn =
    volume === undefined ? undefined : strength === undefined ? `${volume} mL` : `${volume} mL of ${strength}`;
  const text = isUnknown ? VOLUME_NOT_KNOWN : drawn;
  return {
    resourceType: 'MedicationAdministration',
    status: 'completed',
    medicationCodeableConcept: { text: drug.name ?? OTHER_DRUG },
    subject: PATIENT,
    effectiveDateTime: at,
    ...((amount ?? text ?? route) !== undefined && {
      dosage: {
        ...(text !== undefined && { text }),
        ...(route && { route: { text: route } }),
        ...(amount && doseOrRate(amount)),
      },
    }),
  };
}

/** An infusion has a rate; everything else has a dose. */
const doseOrRate = ({ value, unit }: NonNullable<GivenDrug['amount']>) =>
  unit === 'mcg/min'
    ? { rateQuantity: quantity(value, unit, 'ug/min') }
    : { dose: quantity(value, unit, DOSE_UCUM[unit]) };

const procedure = (text: string, at: string, note?: string): Resource => ({
  resourceType: 'Procedure',
  status: 'completed',
  code: { text },
  subject: PATIENT,
  performedDateTime: at,
  ...(note !== undefined && { note: [{ text: note }] }),
});

const observation = (text: string, at: string, value: Readonly<Record<string, unknown>>, loinc?: string): Resource => ({
  resourceType: 'Observation',
  status: 'final',
  code: { ...(loinc !== undefined && { coding: [{ system: 'http://loinc.org', code: loinc }] }), text },
  subject: PATIENT,
  effectiveDateTime: at,
  ...value,
});

function weight(code: HandOver): readonly Resource[] {
  if (code.weight === undefined) return [];
  const value = quantity(code.weight.kg, 'kg', 'kg');
  return [observation('Body weight', momentOf(code, 0), { valueQuantity: value }, LOINC.weight)];
}

/** A decimal text with few digits is exact as a JSON number. */
const quantity = (value: string, unit: string, code: string) => ({ value: Number(value), unit, system: UCUM, code });
