import type { Protocol } from '@first60/edition';
import { Fragment, type ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import { chipOrder, type SectionId } from './protocol-sections.ts';
import { SECTION_WORDS } from './section-words.ts';

interface SectionChipsProps {
  protocol: Protocol;
  sections: readonly SectionId[];
  onJump: (section: SectionId) => void;
  /** Placed among the chips, within reach of the thumb: the arrest and the clocks that the card starts. */
  children: ReactNode;
  /** Number of section chips before the children. */
  before: number;
}

/** Opens a section and scrolls to it. The chips are one scrolling row on phones, and wrap if there is room. */
export function SectionChips({ protocol, sections, onJump, before, children }: SectionChipsProps) {
  return (
    <nav
      aria-label={m.protocol_jump({ title: protocol.title })}
      className="card-chips flex min-w-0 flex-1 gap-2 overflow-x-auto py-1 ps-1 pe-3 print:hidden"
    >
      {chipOrder(sections).map((section, index, { length }) => (
        <Fragment key={section}>
          <button
            type="button"
            onClick={() => onJump(section)}
            className="section-chip min-h-12 shrink-0 rounded-full border border-line bg-surface px-4 font-semibold text-accent-ink"
          >
            {SECTION_WORDS[section].chip()}
          </button>
          {index === Math.min(before, length) - 1 && children}
        </Fragment>
      ))}
    </nav>
  );
}
