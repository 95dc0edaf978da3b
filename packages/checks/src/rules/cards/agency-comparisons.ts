import { placedLines } from '../../card-lines.ts';
import { lineTexts } from '../../line-face.ts';
import { medicationLines } from '../../medication-lines.ts';
import { asks, pointer, type Rule } from '../../rule.ts';

/** The agencies whose protocols the cards are based on, as they are named in comparisons. */
const AGENCIES =
  /Los Angeles|\bLA\b|Massachusetts|Maryland|Western Virginia|Salt Lake|\bCEMS\b|New Hampshire|International SOS|St John/g;

/**
 * Agencies are compared only in the guideline notes, not in lines that a crew reads while working. An agency may name
 * itself.
 */
export const agencyComparisons: Rule = {
  name: 'agency-comparisons',
  find: (edition, { namedAgencies }) => {
    const read = [
      ...placedLines(edition)
        .filter(({ list }) => list !== 'guidelineNotes')
        .map(({ line: { text }, at, where }) => ({ text, at, where })),
      ...medicationLines(edition).flatMap(({ line, at, where }) =>
        [line.indication, ...lineTexts(edition, line)].map((text) => ({ text, at, where })),
      ),
    ];
    const named = read.flatMap(({ text, ...place }) =>
      [...text.matchAll(AGENCIES)].map(([agency]) => ({ agency, text, ...place })),
    );
    const isOwn = (agency: string) => namedAgencies.some(({ name }) => name === agency);
    return [
      ...named
        .filter(({ agency }) => !isOwn(agency))
        .map(({ agency, text, at, where }) =>
          asks(at, `${where}, names ${agency} ("${text}"): move what only compares agencies to the Guideline Notes.`),
        ),
      ...namedAgencies
        .filter(({ name }) => !named.some(({ agency }) => agency === name))
        .map(({ name }) =>
          asks(pointer('protocols'), `${name} is listed as an agency that cards may name, and none does: take it off.`),
        ),
    ];
  },
};
