import type { Protocol } from '@first60/edition';
import { m } from '../../../paraglide/messages.js';
import type { SectionId } from './protocol-sections.ts';

interface Words {
  readonly title: (protocol: Protocol) => string;
  /** Short section name for the row of chips that jump to sections. */
  readonly chip: () => string;
}

/** The names of a card's sections. */
export const SECTION_WORDS: Readonly<Record<SectionId, Words>> = {
  first60: { title: () => m.protocol_section_first60(), chip: m.protocol_chip_first60 },
  steps: { title: () => m.protocol_section_steps(), chip: m.protocol_chip_steps },
  bls: { title: () => m.protocol_section_bls(), chip: m.protocol_chip_bls },
  als: { title: () => m.protocol_section_als(), chip: m.protocol_chip_als },
  algorithm: {
    title: ({ ahaReference }) =>
      ahaReference === undefined
        ? m.protocol_section_algorithm_plain()
        : m.protocol_section_algorithm({ edition: ahaReference.edition }),
    chip: m.protocol_chip_algorithm,
  },
  'stroke-tools': { title: () => m.protocol_section_stroke_tools(), chip: m.protocol_chip_stroke_tools },
  gcs: { title: () => m.protocol_section_gcs(), chip: m.protocol_chip_gcs },
  tools: { title: () => m.protocol_section_tools(), chip: m.protocol_chip_tools },
  medications: { title: () => m.protocol_section_medications(), chip: m.protocol_chip_medications },
  ecg: { title: () => m.ecg_section(), chip: m.ecg_chip },
  notes: { title: () => m.protocol_section_notes(), chip: m.protocol_chip_notes },
  transport: { title: () => m.protocol_section_transport(), chip: m.protocol_chip_transport },
  'dos-donts': { title: () => m.protocol_section_dos_donts(), chip: m.protocol_chip_dos_donts },
  olmd: { title: () => m.protocol_section_olmd(), chip: m.protocol_chip_olmd },
  related: { title: () => m.protocol_section_related(), chip: m.protocol_chip_related },
  sources: { title: () => m.protocol_section_sources(), chip: m.protocol_chip_sources },
};
