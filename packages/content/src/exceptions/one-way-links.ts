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

const link = (from: ProtocolId, to: keyof typeof REASONS) => ({ from, to, why: REASONS[to] });

/** The links that lead one way, each on purpose. Every other link has its way back. */
export const oneWayLinks = [
  link('anaphylaxis', 'adult-cardiac-arrest'),
  link('crush-injury', 'adult-cardiac-arrest'),
  link('chest-pain-acs', 'adult-cardiac-arrest'),
  link('stemi-supplemental', 'adult-cardiac-arrest'),
  link('shock', 'adult-cardiac-arrest'),
  link('adult-pediatric-trauma-triage', 'pediatric-cardiac-arrest'),
  link('crush-injury', 'shock'),
  link('soft-tissue-orthopedic', 'shock'),
  link('iv-insertion', 'shock'),
  link('general-prehospital-care', 'shock'),
  link('pediatric-tachyarrhythmia', 'shock'),
  link('abdominal-pain', 'shock'),
  link('nausea-vomiting', 'shock'),
  link('anaphylaxis-allergic-reaction', 'shock'),
  link('heat-emergencies', 'shock'),
  link('poisoning-overdose', 'shock'),
  link('poisoning-overdose-environmental', 'shock'),
  link('sepsis', 'general-prehospital-care'),
  link('abdominal-pain', 'general-prehospital-care'),
  link('pediatric-bradyarrhythmia', 'traumatic-brain-injury'),
];
