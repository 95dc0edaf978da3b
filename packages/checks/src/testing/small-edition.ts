import { type Edition, type Kit, type Line, line, type Protocol } from '@first60/edition';

/** A value in which every part can be changed. */
type Mutable<T> = T extends string ? T : T extends object ? { -readonly [Key in keyof T]: Mutable<T[Key]> } : T;

const kit: Kit = { name: 'Bag', short: 'Bag', contents: 'All drugs', location: 'Bag' };

/** A realistic agency edition with two cards and one drug. No rule reports anything in it. */
export function smallEdition(): Mutable<Edition> {
  const edition: Edition = {
    id: '2026-01-01',
    date: '2026-01-01',
    schemaVersion: 2,
    sha256: '',
    groups: [{ id: 'emergencies', title: 'Emergencies', color: 'red', protocols: ['anaphylaxis', 'fall'] }],
    kits: [kit, kit, kit, kit, kit, kit],
    protocols: {
      anaphylaxis: {
        ...card('anaphylaxis', 'Anaphylaxis', 'fall'),
        medications: [
          {
            medication: 'epinephrine',
            act: 'anaphylaxis',
            indication: 'Anaphylaxis',
            kind: 'bolus',
            adult: { text: '0.5 mg', fixed: { amount: 0.5, unit: 'mg' } },
            routes: ['IM'],
            route: 'IM',
            sources: ['guide'],
          },
        ],
      },
      fall: card('fall', 'Fall', 'anaphylaxis'),
    },
    formulary: {
      epinephrine: {
        id: 'epinephrine',
        medId: 'EPI',
        genericName: 'epinephrine',
        brandNames: ['Adrenalin'],
        classPrimary: 'Vasopressor',
        kitNumber: 1,
        presentation: '1 mg/1 mL ampule',
        concentration: { amount: 1, unit: 'mg' },
        dosing: [
          {
            kind: 'bolus',
            indication: 'Anaphylaxis',
            route: 'IM',
            adultDose: '0.5 mg',
            adultFigure: { fixed: { amount: 0.5, unit: 'mg' } },
            sources: ['guide'],
          },
        ],
        preparation: 'Draw up 0.5 mL.',
        highAlert: true,
        synonyms: ['epi'],
        sources: ['guide'],
      },
    },
    quickDoses: [],
    quickAgeDoses: [],
    zones: [],
    adultDosing: [],
    constants: {
      ivFlow: [],
      ioNeedles: [],
      automatedCprSizing: {
        chestDiameterCm: { to: 45 },
        weightKg: { from: 30 },
        heightCm: { from: 152, to: 203 },
        notes: [],
        sources: ['guide'],
      },
      ventilatorSettings: {
        tidalVolumeMlPerKg: { from: 6, to: 8 },
        adultRatePerMin: { from: 10, to: 12 },
        peepCmH2O: 5,
        inspirationToExpiration: { inspiration: 1, expiration: 2 },
        highPressureAlarmCmH2O: { adult: 40, pediatric: 30 },
        oxygenSupplyBar: { from: 2.8 },
        notes: [],
        sources: ['guide'],
      },
      syringes: { syringes: [{ capacityMl: 1, graduationMl: 0.01 }], notes: [], sources: ['guide'] },
    },
    synonyms: { anaphylaxis: ['bee sting'], fall: ['fell down'] },
    spokenWords: { anaphylaxis: ['lips swell'], fall: ['fell off'] },
    spokenCombinations: {},
    wordFamilies: {},
    uncoveredTopics: [],
    hospitals: [],
    algorithms: {},
    illustrations: [],
    sources: { guide: { title: 'A guide', edition: '2025', basis: 'guideline', url: 'https://example.org/guide' } },
  };
  // The copy through JSON ensures that no two places share a line object.
  return JSON.parse(JSON.stringify(edition));
}

const says = (text: string): readonly Line[] => [line(text)];

const card = (id: string, title: string, related: string): Protocol => ({
  id,
  title,
  category: 'emergencies',
  priority: 'critical',
  icon: 'siren',
  color: 'red',
  first60Seconds: says(`Look for signs of ${title.toLowerCase()}.`),
  blsCore: says(`Keep the patient warm (${title}).`),
  alsSteps: says(`Watch the rhythm (${title}).`),
  medications: [],
  olmdCriteria: [],
  transportPriorities: says(`Nearest emergency department (${title}).`),
  dosDonts: { dos: says(`Look again (${title}).`), donts: says(`Walk the patient (${title}).`) },
  specialConsiderations: says(`An old patient is worse (${title}).`),
  notes: [],
  guidelineNotes: [],
  crossLinks: [related],
});
