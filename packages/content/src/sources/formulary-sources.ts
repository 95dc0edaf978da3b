import type { Source } from '../model/source.ts';

/** Works that the formulary and the quick calculator name. */
export const formularySources = {
  spec: {
    title: 'First60 clinical requirements',
    edition: 'content edition of 21 August 2025',
    basis: 'requirement',
  },
} as const satisfies Record<string, Source>;
