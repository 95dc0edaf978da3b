import type { ProtocolId } from '@first60/edition';

/** Why a card that many others lead to does not lead back to each of them. */
const REASONS = {
  'adult-cardiac-arrest':
    'Where a dying patient ends, from any card. It leads to rhythms, airway, access and special arrests, no further.',
  'pediatric-cardiac-arrest': 'As for adults: rhythms, airway, access and special arrests.',
  shock: 'Every cause of low pressure leads to it. It leads back to the causes that need a card of their own at once.',
  'general-prehospital-care':
    'The common ground of all cards. It leads to what a crew does first, not to each complaint.',
  'traumatic-brain-injury': 'A slow pulse in a child may be pressure on the brain; the head card needs no way back.',
} as const satisfies Partial<Record<ProtocolId, string>>;

/** The links that lead one way, each on purpose: from, to. Every other link has its way back. */
export const ONE_WAY_LINKS: ReadonlyArray<readonly [from: ProtocolId, to: keyof typeof REASONS]> = [
  ['anaphylaxis', 'adult-cardiac-arrest'],
  ['crush-injury', 'adult-cardiac-arrest'],
  ['chest-pain-acs', 'adult-cardiac-arrest'],
  ['stemi-supplemental', 'adult-cardiac-arrest'],
  ['shock', 'adult-cardiac-arrest'],
  ['adult-pediatric-trauma-triage', 'pediatric-cardiac-arrest'],
  ['crush-injury', 'shock'],
  ['soft-tissue-orthopedic', 'shock'],
  ['iv-insertion', 'shock'],
  ['general-prehospital-care', 'shock'],
  ['pediatric-tachyarrhythmia', 'shock'],
  ['abdominal-pain', 'shock'],
  ['nausea-vomiting', 'shock'],
  ['anaphylaxis-allergic-reaction', 'shock'],
  ['heat-emergencies', 'shock'],
  ['poisoning-overdose', 'shock'],
  ['poisoning-overdose-environmental', 'shock'],
  ['sepsis', 'general-prehospital-care'],
  ['abdominal-pain', 'general-prehospital-care'],
  ['pediatric-bradyarrhythmia', 'traumatic-brain-injury'],
];
