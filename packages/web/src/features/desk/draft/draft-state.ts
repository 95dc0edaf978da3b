import type { DraftSummary } from '@first60/contract';
import { m } from '../../../paraglide/messages.js';
import { isApproved } from './approvals.ts';

/** Why a draft is waiting, or what became of it. */
export function draftStateText(draft: Pick<DraftSummary, 'state' | 'figures' | 'approvals'>): string {
  switch (draft.state) {
    case 'returned':
      return m.desk_state_returned();
    case 'moved':
      return m.desk_state_moved();
    case 'published':
      return m.desk_state_published();
    case 'sealed':
      return waitsFor(draft);
  }
}

function waitsFor({ figures, approvals }: Pick<DraftSummary, 'figures' | 'approvals'>): string {
  if (figures.open > 0) return m.desk_state_figures({ open: figures.open, all: figures.all });
  if (isApproved(approvals)) return m.desk_state_publish();
  const names = approvals.map(({ name }) => name).join(', ');
  return names === '' ? m.desk_state_approvals() : m.desk_state_one_more({ names });
}
