import { type ArrestEvent, type ArrestEventData, type ArrestPlan, type Press, subjectOf } from '@first60/clinical';
import { m } from '../../../paraglide/messages.js';
import { eventWords } from './event-words.ts';

const CORRECTIONS = { amended: m.arrest_new_time, undone: m.arrest_undone, restored: m.arrest_restored } as const;

/** Describes what a press logged: the event, or a correction and what it corrects. */
export function undoWords(
  press: Press,
  log: readonly ArrestEvent[],
  plan: ArrestPlan | undefined,
  words: (data: ArrestEventData, plan: ArrestPlan | undefined) => string | undefined = eventWords,
): string {
  const own = press.filter(({ data }) => !('of' in data));
  if (own.length > 0) return own.flatMap(({ data }) => words(data, plan) ?? []).join(', ');
  const [correction] = press;
  const subject = correction && subjectOf(log, correction);
  if (!(subject && 'of' in correction.data)) return '';
  return CORRECTIONS[correction.data.kind]({ event: eventWords(subject.data, plan) ?? '' });
}
