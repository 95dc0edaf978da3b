import type { Protocol, ProtocolId } from '@first60/edition';

/** The sections of a card, in card order. */
export const SECTION_IDS = [
  'first60',
  'steps',
  'bls',
  'als',
  'algorithm',
  'stroke-tools',
  'gcs',
  'tools',
  'medications',
  'ecg',
  'notes',
  'transport',
  'dos-donts',
  'olmd',
  'related',
  'sources',
] as const;
export type SectionId = (typeof SECTION_IDS)[number];

/**
 * Layout of the sections if the card is wide enough for two columns of text. Drawings, scales and doses use the full
 * width. Read column by column, the sections are in card order.
 */
const SIDE_BY_SIDE: ReadonlyArray<ReadonlyArray<readonly SectionId[]>> = [
  [['first60'], ['steps', 'bls', 'als']],
  [['algorithm', 'stroke-tools', 'gcs', 'tools', 'medications', 'ecg']],
  [
    ['notes', 'transport', 'dos-donts'],
    ['olmd', 'related', 'sources'],
  ],
];

/** The given sections row by row, each in one or two columns. There are no empty rows or columns. */
export const sectionRows = (sections: readonly SectionId[]): SectionId[][][] =>
  SIDE_BY_SIDE.map((columns) =>
    columns.map((column) => column.filter((section) => sections.includes(section))).filter(({ length }) => length > 0),
  ).filter(({ length }) => length > 0);

/**
 * The sections that crews jump to most. Their chips come first, where a phone shows them without scrolling. Tools that
 * only a few cards have are included, because those cards are opened for them.
 */
const JUMPED_TO_MOST: readonly SectionId[] = ['stroke-tools', 'tools', 'ecg', 'steps', 'medications', 'transport'];

/** The order of the section chips: the card's own tool, doses and destination first, then the rest in card order. */
export const chipOrder = (sections: readonly SectionId[]): readonly SectionId[] => [
  ...JUMPED_TO_MOST.filter((section) => sections.includes(section)),
  ...sections.filter((section) => !JUMPED_TO_MOST.includes(section)),
];

/** The protocols that include the Glasgow Coma Scale. Source: product specification section 2. */
const GLASGOW_PROTOCOLS: ReadonlySet<ProtocolId> = new Set([
  'stroke',
  'seizures',
  'altered-mental-status',
  'traumatic-brain-injury',
  'trauma-triage',
  'spinal-immobilization',
  'adult-pediatric-trauma-triage',
  'general-trauma',
  'crush-injury',
  'soft-tissue-orthopedic',
  'spinal-injury-assessment',
  'traumatic-arrest',
  'drowning-submersion',
] satisfies ProtocolId[]);

/** The sections of a protocol, without empty ones. `isAuthored` returns whether a related card exists. */
export function sectionsOf(protocol: Protocol, isAuthored: (id: ProtocolId) => boolean): SectionId[] {
  return SECTION_IDS.filter((section) => has(protocol, section, isAuthored));
}

function has(protocol: Protocol, section: SectionId, isAuthored: (id: ProtocolId) => boolean): boolean {
  switch (section) {
    case 'first60':
      return protocol.first60Seconds.length > 0;
    case 'steps':
      return protocol.steps !== undefined && protocol.steps.length > 0;
    case 'bls':
      return protocol.blsCore.length > 0;
    case 'als':
      return protocol.alsSteps.length > 0;
    case 'algorithm':
      return protocol.ahaReference !== undefined || protocol.algorithmPdfPath !== undefined;
    case 'stroke-tools':
      return protocol.id === 'stroke';
    case 'gcs':
      return GLASGOW_PROTOCOLS.has(protocol.id);
    case 'tools':
      return protocol.tools !== undefined && protocol.tools.length > 0;
    case 'medications':
      return protocol.medications.length > 0;
    case 'ecg':
      return protocol.id === 'chest-pain-acs';
    case 'notes':
      return protocol.specialConsiderations.length + protocol.notes.length > 0;
    case 'transport':
      return protocol.transportPriorities.length > 0;
    case 'dos-donts':
      return protocol.dosDonts.dos.length + protocol.dosDonts.donts.length > 0;
    case 'olmd':
      return protocol.olmdCriteria.length > 0;
    case 'related':
      return protocol.crossLinks.some(isAuthored);
    case 'sources':
      return true;
  }
}
