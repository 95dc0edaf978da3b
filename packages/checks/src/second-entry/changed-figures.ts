import type { Edition } from '@first60/edition';
import { ownPlans } from '../own-plans.ts';
import { contentsOf } from './contents.ts';
import { askedChanges, changesByName, follows, type TypedChange } from './echoes.ts';
import { numbersIn } from './hidden-numbers.ts';
import type { Place, PlacedText } from './place.ts';
import { placeOfText, questionOf, unseen } from './question.ts';
import { sameQuantity } from './same-quantity.ts';
import { type TextFigure, textFigures, withFiguresAs, wordsAround } from './text-figures.ts';

/** A changed figure, which a person must re-enter from its source without seeing it. */
export interface ChangedFigure {
  /**
   * Path of the part and JSON Pointer within it: "drug/adenosine#/dosing/0/pedsFigure/perKg". The second figure of a
   * text ends in "@2".
   */
  readonly at: string;
  /** What the figure is about: the drug or the card, and the indication. */
  readonly subject: string;
  /** The question, with gaps for figures. */
  readonly label: string;
  /** Works with their years, as a person would look them up. */
  readonly sources: readonly string[];
  /** "0.01 mg/kg" */
  readonly value: string;
}

/**
 * Every figure of care that changed between two editions, once. Typed figures of drugs come first, then card and
 * calculator figures that do not repeat a drug's figure, then figures that appear only in a changed text. Text that
 * merely repeats a typed figure needs no question. Nor do removed figures, because there is nothing to type.
 */
export function changedFigures(was: Partial<Edition>, is: Edition): readonly ChangedFigure[] {
  // Figures that a plan takes from its card and its drugs are asked about there.
  const asked = is.codes === was.codes ? is : { ...is, codes: ownPlans(is) };
  const [before, now] = [contentsOf(was, is), contentsOf(asked, was)];
  const nameOf = ({ drug }: Place): string | undefined => drug && is.formulary[drug]?.genericName;

  const old = new Map(before.figures.map((figure) => [figure.key, figure]));
  const changes = now.figures
    .map((figure): TypedChange => ({ is: figure, was: old.get(figure.key) }))
    .filter((change) => change.is.value !== change.was?.value);
  const typed = askedChanges(changes, is.formulary).map(({ is: figure, was: then }): ChangedFigure => {
    const hidden = both(figure.value, then?.value);
    const { at, sources, value } = figure;
    return {
      at,
      subject: unseen(figure.subject, hidden, nameOf(figure)),
      label: capital(unseen(questionOf(figure), hidden, undefined)),
      sources,
      value,
    };
  });
  const named = changesByName(changes, is.formulary);
  const told = changedTexts(before.texts, now.texts).flatMap(({ text, then }) => {
    const near = named(`${text.subject} ${text.text}`, text.drug);
    return askedInText(text, then, near, nameOf(text));
  });
  return [...typed, ...told];
}

interface TextChange {
  readonly text: PlacedText;
  /** The previous text, if only figures differ. */
  readonly then: string | undefined;
}

/** Each new text once, with its previous version. */
function changedTexts(before: readonly PlacedText[], now: readonly PlacedText[]): readonly TextChange[] {
  const old = new Map(before.map((text) => [text.key, text.text]));
  const kept = new Set(now.map(({ key }) => key));
  const gone = new Map(
    before.filter(({ key, list }) => list !== undefined && !kept.has(key)).map((text) => [inList(text), text.text]),
  );
  const seen = new Set<string>();
  return now.flatMap((text) => {
    const same = old.get(text.key);
    if (same === text.text || !/\d/.test(text.text)) return [];
    const was = text.list === undefined ? same : gone.get(inList(text));
    const then = was !== undefined && wordsAround(was) === wordsAround(text.text) ? was : undefined;
    const once = questionKey(text, then);
    if (seen.has(once)) return [];
    seen.add(once);
    return [{ text, then }];
  });
}

/**
 * The key that makes a changed text one question, wherever it appears: for a line, its sentence; for a drug's text, the
 * recipe or one field's text for one indication. "Every 5 min" for two indications makes two questions.
 */
function questionKey({ key, list, drug, indication, path, text }: PlacedText, then: string | undefined): string {
  const change = [text, then ?? null];
  if (list !== undefined) return JSON.stringify(change);
  const field = path.at(-1);
  if (drug !== undefined && field === 'recipe') return JSON.stringify([drug, field, ...change]);
  return drug === undefined || indication === undefined ? key : JSON.stringify([drug, indication, field, ...change]);
}

/** Identifies a line by its list and by the words around its figures. */
const inList = ({ list, text }: PlacedText): string => JSON.stringify([list, wordsAround(text)]);

function askedInText(
  place: PlacedText,
  then: string | undefined,
  near: readonly TypedChange[],
  drug: string | undefined,
): readonly ChangedFigure[] {
  const figures = textFigures(place.text);
  const old = then === undefined ? [] : textFigures(then);
  const isAsked = ({ value }: TextFigure, at: number): boolean => {
    const was = old[at]?.value;
    if (value === was) return false;
    if (place.own.some((own) => sameQuantity(value.replaceAll(',', ''), own))) return false;
    return !follows(value, was, near);
  };
  const asked = figures.map(isAsked);
  return figures.flatMap((figure, at) => {
    const was = old[at]?.value;
    const isTwin = (index: number): boolean => figures[index]?.value === figure.value && old[index]?.value === was;
    // "2 mg in 250 mL" and "put 2 mg" in one recipe state the same figure.
    if (asked[at] !== true || figures.findIndex((_, index) => asked[index] === true && isTwin(index)) < at) return [];
    const values = both(figure.value, was);
    const hidden = new Set(values.flatMap(numbersIn));
    const shown = (other: TextFigure, index: number): string => {
      if (asked[index] === true && isTwin(index)) return '___';
      return asked[index] === true || numbersIn(other.value).some((number) => hidden.has(number))
        ? `…${other.unit}`
        : other.value;
    };
    const line = unseen(withFiguresAs(place.text, figures, shown), values, undefined);
    const { at: start, subject, sources } = place;
    return [
      {
        at: figures.length === 1 ? start : `${start}@${at + 1}`,
        subject: unseen(subject, values, drug),
        label: `${capital(unseen(placeOfText(place), values, undefined))}: "${line}"`,
        sources,
        value: figure.value,
      },
    ];
  });
}

const both = (is: string, was: string | undefined): readonly string[] => (was === undefined ? [is] : [is, was]);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
