import type { Answers, Scale } from '@first60/clinical';
import { useState } from 'react';
import { useAssessmentStore } from './assessment-store.tsx';
import { idleMinutes, readKept, writeKept } from './kept-answers.ts';
import type { ToolId } from './saved-assessment.ts';

/** The answers of one tool: they survive a reload, stay on the device and are gone when the visit ends. */
export function useAnswers<S extends Scale>(tool: ToolId, scale: S) {
  const store = useAssessmentStore();
  const kept = readKept(scale, store.answers[tool]);
  // Asked once, when the tool is opened again: a question that pops up while answering would only disturb.
  const [idle, setIdle] = useState(() => idleMinutes(kept, Date.now()));
  const keep = (text: string) => {
    setIdle(undefined);
    store.keepAnswers(tool, text);
  };
  const keepAnswers = (answers: Answers<S>) => keep(writeKept({ answers, at: Date.now() }));
  return {
    answers: kept.answers,
    idle,
    choose: (item: keyof S, score: number) => keepAnswers({ ...kept.answers, [item]: score }),
    confirmPatient: () => keepAnswers(kept.answers),
    reset: () => keep(''),
  };
}
