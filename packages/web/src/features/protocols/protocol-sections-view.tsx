import type { Protocol, ProtocolId } from '@first60/content';
import { flushSync } from 'react-dom';
import { edition } from '../../lib/edition.ts';
import { useOpenNames } from '../../lib/open-names.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SECTION_IDS, type SectionId, sectionsOf } from './protocol-sections.ts';
import { SectionBody } from './section-body.tsx';
import { SectionChips } from './section-chips.tsx';
import { SECTION_WORDS } from './section-words.ts';
import type { Age } from './visible-protocols.ts';

const isAuthored = (id: ProtocolId): boolean => edition.protocols[id] !== undefined;

/** The inside of an open card. First 60 Seconds is open from the start; what the user opens stays open for the visit. */
export function ProtocolSectionsView({ protocol, age }: { protocol: Protocol; age: Age }) {
  const sections = sectionsOf(protocol, isAuthored);
  const { open, set } = useOpenNames<SectionId>(`protocols.${protocol.id}.sections`, SECTION_IDS, sections.slice(0, 1));
  const elementId = (section: SectionId) => `${protocol.id}-${section}`;
  const jump = (section: SectionId) => {
    flushSync(() => set(section, true));
    const element = document.getElementById(elementId(section));
    element?.scrollIntoView({ block: 'start' });
    element?.querySelector('button')?.focus({ preventScroll: true });
  };
  return (
    <>
      <SectionChips protocol={protocol} sections={sections} onJump={jump} />
      <div className="@container flex flex-col gap-2 px-1 pb-2 sm:px-3 sm:pb-3">
        {sections.map((section) => (
          <div key={section} id={elementId(section)} className="scroll-mt-20">
            <Disclosure
              level={4}
              title={SECTION_WORDS[section].title(protocol)}
              open={open.includes(section)}
              onOpen={(isOpen) => set(section, isOpen)}
            >
              <SectionBody protocol={protocol} section={section} age={age} />
            </Disclosure>
          </div>
        ))}
      </div>
    </>
  );
}
