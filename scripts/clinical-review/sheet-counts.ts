import { type Edition, hasFigure } from '../../packages/edition/src/index.ts';
import { everyLine, openQuestions } from './marked-lines.ts';

export interface SheetCounts {
  readonly protocols: number;
  readonly medicationLines: number;
  readonly dosingRows: number;
  readonly sources: number;
  /** Number of lines, medication lines, rows and constants that state a figure and name its source. */
  readonly sourcedFigures: number;
  readonly unsourcedFigures: number;
  readonly flagged: number;
}

/** The contents of the edition, counted from the data. */
export function countsOf(edition: Edition): SheetCounts {
  const protocols = Object.values(edition.protocols);
  const medicationLines = protocols.flatMap(({ medications }) => medications);
  const dosingRows = Object.values(edition.formulary).flatMap(({ dosing }) => dosing);
  const { ivFlow, ioNeedles, automatedCprSizing, ventilatorSettings, syringes } = edition.constants;
  const lines = [...everyLine(edition)].map(({ line }) => line).filter(({ text }) => hasFigure(text));
  const rows = [
    ...medicationLines,
    ...dosingRows,
    ...edition.quickDoses,
    ...edition.quickAgeDoses,
    ...edition.adultDosing,
    ...ivFlow,
    ...ioNeedles,
    automatedCprSizing,
    ventilatorSettings,
    syringes,
  ];
  const stating = [...lines, ...rows];
  const sourced = stating.filter(({ sources }) => sources.length > 0).length;
  return {
    protocols: protocols.length,
    medicationLines: medicationLines.length,
    dosingRows: dosingRows.length,
    sources: Object.keys(edition.sources).length,
    sourcedFigures: sourced,
    unsourcedFigures: stating.length - sourced,
    flagged: openQuestions(edition).length,
  };
}
