import type { ArrestEventData, ArrestPlan } from '@first60/clinical';
import { m } from '../../../paraglide/messages.js';
import { eventWords } from './event-words.ts';

/** What was just pressed, in words, with what has to follow it at once: a flush after a drug in a vein or a bone. */
export function pressWords(data: ArrestEventData, plan: ArrestPlan | undefined): string | undefined {
  const words = eventWords(data, plan);
  return words !== undefined && isPushed(data, plan) ? m.arrest_then_flush({ drug: words }) : words;
}

/** Only where there is no other way in: nobody flushes a nose. Source: the adult card (ez-io-faq). */
function isPushed(data: ArrestEventData, plan: ArrestPlan | undefined): boolean {
  if (data.kind !== 'drug') return false;
  const { line } = plan?.drugs.find(({ id }) => id === data.drug) ?? {};
  return line?.kind === 'bolus' && line.routes.every((route) => route === 'IV' || route === 'IO');
}
