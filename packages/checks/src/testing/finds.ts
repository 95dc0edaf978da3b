import { type Exceptions, NO_EXCEPTIONS } from '@first60/edition';
import type { Rule } from '../rule.ts';
import { smallEdition } from './small-edition.ts';

/** Of the given texts, those that a rule reports when they are in the given list on a card. */
export function objectedTo(
  rule: Rule,
  texts: readonly string[],
  list: 'first60Seconds' | 'notes' | 'guidelineNotes' | 'transportPriorities' = 'notes',
  exceptions: Exceptions = NO_EXCEPTIONS,
): string[] {
  return texts.filter((text) => {
    const edition = smallEdition();
    edition.protocols.fall?.[list].unshift({ text, sources: ['guide'] });
    return rule.find(edition, exceptions).length > 0;
  });
}
