import type { RecallRow } from '@first60/contract';
import { m } from '../../../paraglide/messages.js';
import type { RecallKind } from './recall-choice.ts';

const KINDS: Record<RecallKind, () => string> = {
  drug: m.desk_recall_drug,
  card: m.desk_recall_card,
  line: m.desk_recall_line,
  hospital: m.desk_recall_hospital,
};

export const kindWord = (kind: RecallKind): string => KINDS[kind]();

const STATES: Record<RecallRow['state'], () => string> = {
  on: m.desk_recall_on,
  lifted: m.desk_recall_lifted,
  ended: m.desk_recall_ended,
};

export const stateWord = (state: RecallRow['state']): string => STATES[state]();
