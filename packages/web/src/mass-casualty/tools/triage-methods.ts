import { jumpStartTriage, startTriage, type Triage } from '@first60/clinical';
import { m } from '../../paraglide/messages.js';

/** A question, how to find the answer, and the possible answers. */
export interface QuestionWords {
  readonly ask: () => string;
  readonly how?: () => string;
  readonly answers: Readonly<Record<string, () => string>>;
}

interface MethodWords<Question extends string, Reason extends string> {
  readonly name: () => string;
  readonly questions: Readonly<Record<Question, QuestionWords>>;
  readonly reasons: Readonly<Record<Reason, () => string>>;
}

type WordsOf<Method extends Triage> = MethodWords<
  Extract<ReturnType<Method>, { kind: 'question' }>['question'],
  Extract<ReturnType<Method>, { kind: 'end' }>['end']['reason']
>;

const breathes: QuestionWords = {
  ask: m.triage_breathes,
  answers: { yes: m.triage_breathes_yes, no: m.triage_breathes_no },
};
const breathesOpened: QuestionWords = {
  ask: m.triage_opened,
  answers: { yes: m.triage_opened_yes, no: m.triage_opened_no },
};
const walksAnswers = { yes: m.triage_walks_yes, no: m.triage_walks_no };
const pulseAnswers = { yes: m.triage_child_pulse_yes, no: m.triage_child_pulse_no };

const START_WORDS: WordsOf<typeof startTriage> = {
  name: m.triage_adult,
  questions: {
    walks: { ask: m.triage_walks, answers: walksAnswers },
    breathes,
    breathesOpened,
    rate: { ask: m.triage_rate, answers: { over30: m.triage_rate_over_30, upTo30: m.triage_rate_up_to_30 } },
    perfusion: {
      ask: m.triage_perfusion,
      how: m.triage_perfusion_how,
      answers: { poor: m.triage_perfusion_poor, good: m.triage_perfusion_good },
    },
    obeys: {
      ask: m.triage_obeys,
      how: m.triage_obeys_how,
      answers: { yes: m.triage_obeys_yes, no: m.triage_obeys_no },
    },
  },
  reasons: {
    walks: m.triage_why_walks,
    breathesOpened: m.triage_why_opened,
    noBreath: m.triage_why_no_breath,
    fast: m.triage_why_over_30,
    poorPerfusion: m.triage_why_perfusion,
    obeysNot: m.triage_why_obeys_not,
    obeys: m.triage_why_obeys,
  },
};

const JUMP_START_WORDS: WordsOf<typeof jumpStartTriage> = {
  name: m.triage_child,
  questions: {
    walks: { ask: m.triage_walks, how: m.triage_walks_child_how, answers: walksAnswers },
    breathes,
    breathesOpened,
    pulseWithoutBreath: { ask: m.triage_child_no_breath_pulse, answers: pulseAnswers },
    breathesAfterBreaths: { ask: m.triage_child_breaths, answers: breathesOpened.answers },
    rate: {
      ask: m.triage_rate,
      answers: {
        below15: m.triage_child_rate_below_15,
        from15to45: m.triage_child_rate_15_to_45,
        over45: m.triage_child_rate_over_45,
        irregular: m.triage_child_rate_irregular,
      },
    },
    pulse: { ask: m.triage_child_pulse, answers: pulseAnswers },
    avpu: {
      ask: m.triage_child_avpu,
      answers: {
        alert: m.triage_child_avpu_alert,
        voice: m.triage_child_avpu_voice,
        pain: m.triage_child_avpu_pain,
        posturing: m.triage_child_avpu_posturing,
        unresponsive: m.triage_child_avpu_unresponsive,
      },
    },
  },
  reasons: {
    walks: m.triage_why_walks,
    breathesOpened: m.triage_why_opened,
    noPulse: m.triage_why_child_no_pulse,
    breathesAfterBreaths: m.triage_why_child_breaths,
    noBreathAfterBreaths: m.triage_why_child_no_breath,
    slow: m.triage_why_child_below_15,
    fast: m.triage_why_child_over_45,
    irregular: m.triage_why_child_irregular,
    noPulseBreathing: m.triage_why_child_breathing_no_pulse,
    responds: m.triage_why_child_responds,
    posturing: m.triage_why_child_posturing,
    unresponsive: m.triage_why_child_unresponsive,
  },
};

export const METHOD_IDS = ['start', 'jump-start'] as const;
export type MethodId = (typeof METHOD_IDS)[number];

/** The two triage methods, each with its wording. */
export const METHODS: Readonly<Record<MethodId, MethodWords<string, string> & { readonly triage: Triage }>> = {
  start: { triage: startTriage, ...START_WORDS },
  'jump-start': { triage: jumpStartTriage, ...JUMP_START_WORDS },
};
