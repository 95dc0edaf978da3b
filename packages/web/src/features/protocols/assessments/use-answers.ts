import type { Answers, Scale } from '@first60/clinical';
import { useState } from 'react';
import { useSessionText } from '../../../lib/session-state.ts';
import { idleMinutes, readKept, writeKept } from './kept-answers.ts';

/** The answers of one tool: they survive a reload, stay on the device and are gone when the visit ends. */
export function useAnswers<S extends Scale>(tool: string, scale: S) {
  const [text, setText] = useSessionText(`patient.assessment.${tool}`);
  const kept = readKept(scale, text);
  // Asked once, when the tool is opened again: a question that pops up while answering would only disturb.
  const [idle, setIdle] = useState(() => idleMinutes(kept, Date.now()));
  const keep = (answers: Answers<S>) => {
    setIdle(undefined);
    setText(writeKept({ answers, at: Date.now() }));
  };
  return {
    answers: kept.answers,
    idle,
    choose: (item: keyof S, score: number) => keep({ ...kept.answers, [item]: score }),
    confirmPatient: () => keep(kept.answers),
    reset: () => {
      setIdle(undefined);
      setText('');
    },
  };
}
