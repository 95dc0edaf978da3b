import type { ArrestEventData, ArrestPlan } from '@first60/clinical';
import { m } from '../../../paraglide/messages.js';
import { eventWords } from './event-words.ts';

/** The text of the last press, including what must follow it immediately: a flush after a drug into a vein or bone. */
export function pressWords(data: ArrestEventData, plan: ArrestPlan | undefined): string | undefined {
  const words = eventWords(data, plan);
  return words !== undefined && isPushed(data, plan) ? m.arrest_then_flush({ drug: words }) : words;
}

/**
 * True only for drugs whose every route is IV or IO, because a nasal dose is not flushed. Source: the adult card
 * (ez-io-faq).
 */
function isPushed(data: ArrestEventData, plan: ArrestPlan | undefined): boolean {
  if (data.kind !== 'drug') return false;
  const { line } = plan?.drugs.find(({ id }) => id === data.drug) ?? {};
  return line?.kind === 'bolus' && line.routes.every((route) => route === 'IV' || route === 'IO');
}
