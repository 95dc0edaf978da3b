import { convertible, doseOf, perMl, type RowFigure, readDoseText, volumeOf } from '@first60/clinical';
import type { Edition } from '@first60/edition';
import { actOfRow } from '../../../doses/act-of.ts';
import { attempt } from '../../../doses/attempt.ts';
import { type RowText, rowTexts } from '../../../doses/dosing-rows.ts';
import { inWords } from '../../../doses/figure-words.ts';
import { type Found, type Rule, stops } from '../../../rule.ts';

/**
 * A dosing row's printed text matches the calculated dose: it begins with the dose, and its limits equal the entered
 * ones.
 */
export const doseTexts: Rule = {
  name: 'dose-texts',
  find: (edition) =>
    rowTexts(edition).flatMap((dose) => [
      ...misread(dose),
      ...otherLimits(dose),
      ...badlyBegun(dose),
      ...silent(edition, dose),
    ]),
};

/**
 * "0.1 mg/kg" or "6 mg", as the comprehensive calculator reads it from the wording; '' when the wording is shown as
 * written.
 */
function read(text: string): string {
  const result = readDoseText(text);
  switch (result.kind) {
    case 'per-kg':
      return `${result.perKg.value.toFixed()} ${result.perKg.unit}/kg`;
    case 'fixed':
      return `${result.dose.value.toFixed()} ${result.dose.unit}`;
    case 'text':
      return '';
  }
}

const typed = ({ perKg, fixed }: RowFigure): string => (perKg ? `${inWords(perKg)}/kg` : fixed ? inWords(fixed) : '');

function misread({ row, age, text = '', figure, at, where }: RowText): readonly Found[] {
  const seen = read(text);
  const mend = 'make the text and the entered figure one';
  if (row.kind !== 'bolus') {
    return startsOtherwise({ text, figure, at, where, mend });
  }
  if (figure !== undefined) {
    return seen === typed(figure)
      ? []
      : [
          stops(
            at,
            `${where} prints "${text}", which is read as ${seen || 'no dose'}, but ${typed(figure) || 'nothing'} is entered: ${mend}.`,
          ),
        ];
  }
  if (age === 'adult' ? /\d/.test(text) : /\/kg/.test(text)) {
    return [
      stops(at, `${where} prints "${text}" without the figure to calculate with: enter the dose beside the text.`),
    ];
  }
  return [];
}

interface Begun {
  readonly text: string;
  readonly figure: RowFigure | undefined;
  readonly at: string;
  readonly where: string;
  readonly mend: string;
}

const startsOtherwise = ({ text, figure, at, where, mend }: Begun): readonly Found[] =>
  figure === undefined || text.replace(/^up to /, '').startsWith(typed(figure))
    ? []
    : [stops(at, `${where} prints "${text}", but ${typed(figure)} is entered: ${mend}.`)];

function otherLimits({ text, figure, at, where }: RowText): readonly Found[] {
  if (text === undefined || figure === undefined) return [];
  return (['min', 'max'] as const).flatMap((word) => {
    const printed = new RegExp(`${word} ([\\d.]+ \\w+)`).exec(text)?.[1] ?? 'none';
    const held = figure[word] ? inWords(figure[word]) : 'none';
    const name = word === 'min' ? 'minimum' : 'maximum';
    return printed === held
      ? []
      : [stops(at, `${where} prints the ${name} ${printed} ("${text}"), but ${held} is entered: make the two one.`)];
  });
}

function badlyBegun({ row, text, at, where }: RowText): readonly Found[] {
  if (row.kind !== 'bolus' || text === undefined || !/\d/.test(text)) return [];
  if (/^[\d.]+ (?:mg|mcg)\b/.test(text) && !/\d\s*-\s*[\d.]+ (?:mg|mcg)/.test(text)) return [];
  return [
    stops(
      at,
      `${where}: "${text}" does not begin with one dose in mg or mcg: begin with the dose, as one figure and no range.`,
    ),
  ];
}

/** An adult dose that is shown as written and never calculated also names its volume, if it is drawn up. */
function silent(edition: Edition, { drug, row, age, text = '', figure, at, where }: RowText): readonly Found[] {
  const [fixed, strength] = [figure?.fixed, drug.concentration];
  if (age !== 'adult' || fixed === undefined || strength === undefined) return [];
  if (actOfRow(edition, drug, row)?.product.holds.volume === undefined) return [];
  if (row.kind === 'bolus' && readDoseText(text).kind !== 'text') return [];
  if (fixed.unit === 'mL' || !convertible(fixed.unit, strength.unit)) return [];
  const volume = attempt(() => volumeOf(doseOf(fixed), perMl(strength)).value.toFixed());
  if (volume === undefined || text.endsWith(` (${volume} mL)`)) return [];
  return [
    stops(at, `${where} prints "${text}", which is shown as it stands: end it with its volume, "(${volume} mL)".`),
  ];
}
