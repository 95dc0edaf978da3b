import type { TriageColor } from '@first60/clinical';
import { m } from '../../paraglide/messages.js';
import { METHOD_IDS, METHODS, type MethodId, type QuestionWords } from './triage-methods.ts';

/** The answers for one casualty as text. The first one names the triage method. Empty before the first answer. */
export type StepsText = string;

/** The content of the screen: one question, or the color with its reason. */
type TriageScreen =
  | {
      readonly kind: 'question';
      readonly question: QuestionWords;
      readonly answers: ReadonlyArray<{ readonly id: string; readonly label: string }>;
    }
  | { readonly kind: 'end'; readonly color: TriageColor; readonly why: string; readonly atOnce: readonly string[] };

export interface TriageStep {
  /** The triage method in use. */
  readonly method: MethodId | undefined;
  readonly screen: TriageScreen;
}

const WHO: QuestionWords = {
  ask: m.triage_who,
  how: m.triage_who_how,
  answers: { start: m.triage_who_adult, 'jump-start': m.triage_who_child } satisfies Record<MethodId, () => string>,
};

/** The screen that the steps lead to. @throws RangeError for steps that no screen offers */
export function stepAt(steps: StepsText): TriageStep {
  const [first = '', ...answers] = steps.split(' ');
  if (steps === '') return { method: undefined, screen: ask(WHO, METHOD_IDS) };
  const method = METHOD_IDS.find((id) => id === first);
  if (method === undefined) throw new RangeError(`no triage is named "${first}"`);
  const { triage, questions, reasons } = METHODS[method];
  const state = triage(answers);
  if (state.kind === 'question') {
    const words = questions[state.question];
    if (words === undefined) throw new RangeError(`"${state.question}" has no words`);
    return { method, screen: ask(words, state.answers) };
  }
  const { color, reason } = state.end;
  return {
    method,
    screen: { kind: 'end', color, why: reasons[reason]?.() ?? '', atOnce: atOnce(method, color, reason) },
  };
}

/** Reads stored steps. Invalid steps start over. */
export function readSteps(text: string): StepsText {
  try {
    stepAt(text);
    return text;
  } catch {
    return '';
  }
}

export const withAnswer = (steps: StepsText, answer: string): StepsText => `${steps} ${answer}`.trim();

export const oneBack = (steps: StepsText): StepsText => steps.split(' ').slice(0, -1).join(' ');

function ask(question: QuestionWords, ids: readonly string[]): TriageScreen {
  return { kind: 'question', question, answers: ids.map((id) => ({ id, label: question.answers[id]?.() ?? id })) };
}

function atOnce(method: MethodId, color: TriageColor, reason: string): string[] {
  const isOpened = reason === 'breathesOpened' || reason === 'breathesAfterBreaths';
  switch (color) {
    case 'red':
      return [...(isOpened ? [m.triage_do_airway()] : []), m.triage_do_bleeding()];
    case 'yellow':
      return [m.triage_do_bleeding(), m.triage_do_again()];
    case 'green':
      return [method === 'start' ? m.triage_do_green() : m.triage_do_green_child()];
    case 'black':
      return [m.triage_do_black_lightning(), m.triage_do_black(), m.triage_do_black_again()];
  }
}
