import type { ClockPlan } from '@first60/clinical';
import { cardLists } from '../../card-lines.ts';
import { lineTexts } from '../../line-face.ts';
import { cardOf } from '../../looked-up.ts';
import { timeText } from '../../plan-times.ts';
import { pointer, type Rule, stops } from '../../rule.ts';

const SECONDS = { s: 1, min: 60, h: 3600, hours: 3600 } as const;

/**
 * Every time in a running clock appears on its card, so a change on the card forces a change to the clock. The start of
 * a clock is not a time. A mark may announce the time of a later mark; only the later one has to be on the card.
 */
export const clockFigures: Rule = {
  name: 'clock-figures',
  find: (edition) =>
    (edition.clocks ?? []).flatMap((clock, index) => {
      const card = cardOf(edition, clock.protocol);
      if (card === undefined) return [];
      const { guidelineNotes: _, ...lists } = cardLists(card);
      const said = new Set(
        [
          ...Object.values(lists).flatMap((lines) => lines.map(({ text }) => text)),
          ...card.medications.flatMap((line) => [line.indication, ...lineTexts(edition, line)]),
        ].flatMap(timesIn),
      );
      return timesOf(clock)
        .filter(({ seconds }) => !said.has(seconds))
        .map(({ seconds, place }) =>
          stops(
            `${pointer('clocks', index)}/${place}`,
            `The running clock "${clock.title}" has a time of ${timeText(seconds)}, which "${card.title}" does not say: make the two agree.`,
          ),
        );
    }),
};

const timesOf = ({ marks, repeat }: ClockPlan) => [
  ...marks.flatMap(({ at: seconds, text }, at) =>
    seconds === 0 || marks.slice(at + 1).some((later) => timesIn(text).includes(later.at))
      ? []
      : [{ seconds, place: `marks/${at}/at` }],
  ),
  ...(repeat ? [{ seconds: repeat.every, place: 'repeat/every' }] : []),
];

/** "2-3 min" becomes 120 and 180 seconds. */
const timesIn = (text: string): readonly number[] =>
  [...text.matchAll(/(\d+(?:\.\d+)?)(?:-(\d+(?:\.\d+)?))? (s|min|hours|h)\b/g)].flatMap(([, from, to, unit]) =>
    [from, to].flatMap((figure) =>
      figure === undefined ? [] : [Number(figure) * SECONDS[unit as keyof typeof SECONDS]],
    ),
  );
