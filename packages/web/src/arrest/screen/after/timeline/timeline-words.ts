import type { ArrestEventData } from '@first60/clinical';
import { m } from '../../../../paraglide/messages.js';
import { timeText } from '../../../time-text.ts';
import { drugWords, eventWords, type PlanNames, ROLE_WORDS } from '../../words/event-words.ts';

/** The wording of a log line, including lines that did not come from a press. */
export function timelineWords(data: ArrestEventData, names: PlanNames | undefined): string {
  switch (data.kind) {
    case 'started':
      return m.arrest_after_event_started();
    case 'shock': {
      const energy = eventWords(data, names) ?? '';
      return data.joules === undefined || data.device ? energy : m.arrest_after_calculated({ energy });
    }
    case 'drug': {
      const drug = drugWords(data, names, true);
      if (data.checkedBy === undefined) return drug;
      const who = data.checkedBy === 'second-person' ? m.arrest_after_second_person() : ROLE_WORDS[data.checkedBy]();
      return m.arrest_after_read_back({ drug, who });
    }
    case 'fact': {
      const question = names?.facts.find(({ id }) => id === data.fact)?.text ?? data.fact;
      return m.arrest_after_event_fact({ question, answer: data.value });
    }
    case 'task':
      return m.arrest_after_event_task({ task: names?.rosc.find(({ id }) => id === data.task)?.text ?? data.task });
    case 'clock-gap':
      return m.arrest_after_event_gap({ time: timeText(data.away) });
    case 'clock-changed':
      return m.arrest_after_clock_changed();
    case 'clock-started':
      return m.arrest_after_clock_started();
    case 'clock-stopped':
      return m.arrest_after_clock_stopped();
    default:
      return eventWords(data, names) ?? data.kind;
  }
}
