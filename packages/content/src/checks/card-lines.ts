import type { Line, Protocol } from '@first60/edition';

/** The lists of a card that hold lines, by the name a failing check shows. */
export const cardLists = (card: Protocol): Readonly<Record<string, readonly Line[]>> => ({
  ahaReference: card.ahaReference?.keyPoints ?? [],
  first60Seconds: card.first60Seconds,
  blsCore: card.blsCore,
  alsSteps: card.alsSteps,
  steps: card.steps ?? [],
  olmdCriteria: card.olmdCriteria,
  transportPriorities: card.transportPriorities,
  dos: card.dosDonts.dos,
  donts: card.dosDonts.donts,
  specialConsiderations: card.specialConsiderations,
  notes: card.notes,
  guidelineNotes: card.guidelineNotes,
});

export const cardLines = (card: Protocol): readonly Line[] => Object.values(cardLists(card)).flat();

/** Names that hold a digit without being a figure. */
const NAMES_WITH_DIGITS = /SpO2|EtCO2|CO2|H2O|12-lead/g;

export const hasFigure = (text: string): boolean => /\d/.test(text.replace(NAMES_WITH_DIGITS, ''));
