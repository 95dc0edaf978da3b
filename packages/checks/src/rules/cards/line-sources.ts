import { hasFigure } from '@first60/edition';
import { placedLines } from '../../card-lines.ts';
import { medicationLines } from '../../medication-lines.ts';
import { asks, type Found, type Rule, stops } from '../../rule.ts';

const namesTwice = (sources: readonly string[]): boolean => new Set(sources).size < sources.length;

/**
 * A card line that states a figure names its source or is marked for review. Medication lines and guideline notes
 * always name a source. No line names a source twice.
 */
export const lineSources: Rule = {
  name: 'line-sources',
  find: (edition) => [
    ...placedLines(edition).flatMap(({ list, line: { text, sources, review }, at, where }): Found[] => {
      const isLost =
        sources.length === 0 && (list === 'guidelineNotes' || (hasFigure(text) && review !== 'needs-source'));
      if (isLost) return [stops(at, `${where}, "${text}", names no source: say where it comes from.`)];
      return namesTwice(sources) ? [asks(at, `${where}, "${text}", names a source twice: keep one.`)] : [];
    }),
    ...medicationLines(edition).flatMap(({ line: { sources }, at, where }): Found[] => {
      if (sources.length === 0) return [stops(at, `${where} names no source: say where the dose comes from.`)];
      return namesTwice(sources) ? [asks(at, `${where} names a source twice: keep one.`)] : [];
    }),
  ],
};
