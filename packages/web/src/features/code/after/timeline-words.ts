import type { CodeEventData, CodePlan } from '@first60/clinical';
import { timeText } from '../../../code/time-text.ts';
import { m } from '../../../paraglide/messages.js';
import { eventWords } from '../words/event-words.ts';

/** What a line of the log says, those included that nobody pressed. */
export function timelineWords(data: CodeEventData, plan: CodePlan | undefined): string {
  switch (data.kind) {
    case 'started':
      return m.code_after_event_started();
    case 'fact': {
      const question = plan?.facts.find(({ id }) => id === data.fact)?.text ?? data.fact;
      return m.code_after_event_fact({ question, answer: data.value });
    }
    case 'task':
      return m.code_after_event_task({ task: plan?.rosc.find(({ id }) => id === data.task)?.text ?? data.task });
    case 'clock-gap':
      return m.code_after_event_gap({ time: timeText(data.away) });
    case 'clock-changed':
      return m.code_after_clock_changed();
    case 'clock-started':
      return m.code_after_clock_started();
    case 'clock-stopped':
      return m.code_after_clock_stopped();
    default:
      return eventWords(data, plan) ?? data.kind;
  }
}
