import type { CodeEventData, CodePlan } from '@first60/clinical';
import { m } from '../../../paraglide/messages.js';
import { eventWords } from './event-words.ts';

/** What was just pressed, in words, with what has to follow it at once: a flush after a drug in a vein or a bone. */
export function pressWords(data: CodeEventData, plan: CodePlan | undefined): string | undefined {
  const words = eventWords(data, plan);
  return words !== undefined && isPushed(data, plan) ? m.code_then_flush({ drug: words }) : words;
}

/** Only where there is no other way in: nobody flushes a nose. Source: the adult card (ez-io-faq). */
function isPushed(data: CodeEventData, plan: CodePlan | undefined): boolean {
  if (data.kind !== 'drug') return false;
  const { line } = plan?.drugs.find(({ id }) => id === data.drug) ?? {};
  return line?.kind === 'bolus' && line.routes.every((route) => route === 'IV' || route === 'IO');
}
