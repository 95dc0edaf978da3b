import type { Protocol, ProtocolId } from '@first60/edition';
import { Printer } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { ArrestButton } from '../../../arrest/arrest-button.tsx';
import { CardClocks } from '../../../clocks/card-clocks.tsx';
import { jumpTo } from '../../../device/header-room.ts';
import { printSheet, usePrinting } from '../../../device/printing.ts';
import { useCard } from '../../../edition/shown-card.ts';
import { m } from '../../../paraglide/messages.js';
import { useCardPatient } from '../../../patient/card-patient.ts';
import { useOpenNames } from '../../../session/open-names.ts';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { useDrawings } from '../drawings/drawing-section.tsx';
import type { Age } from '../filter/age.ts';
import { PatientCardContext } from '../lines/card-context.ts';
import { useMedicationLines } from '../sections/use-medication-lines.ts';
import { FoundContext, type FoundSpot } from './found.ts';
import { OtherAgeOnCard } from './other-age-on-card.tsx';
import { PatientBar } from './patient-bar.tsx';
import { PatientQuestions } from './patient-questions.tsx';
import { SECTION_IDS, type SectionId, sectionRows, sectionsOf } from './protocol-sections.ts';
import { SectionBody } from './section-body.tsx';
import { SectionChips } from './section-chips.tsx';
import { SECTION_WORDS } from './section-words.ts';
import { useToolSections } from './tool-section.tsx';
import { useOpenWithFound } from './use-open-with-found.ts';

import './card.css';

/* Side by side if the card has a full desktop width, which is wider than any paper. */
const ROW = 'contents @6xl:grid @6xl:grid-cols-2 @6xl:items-start @6xl:gap-2';
const COLUMN = 'contents @6xl:flex @6xl:flex-col @6xl:gap-2';
/* Stays visible next to longer sections, below the head and two rows of chips, if the screen is tall enough. */
const STAYS = '@6xl:[@media(height>=52rem)]:sticky @6xl:[@media(height>=52rem)]:top-[calc(14.75rem+var(--strip))]';

/* Paper has two columns. Content that needs the full width spans both. */
const ACROSS = 'print:[column-span:all]';
const ON_PAPER: Partial<Record<SectionId, string>> = {
  'stroke-tools': ACROSS,
  gcs: ACROSS,
  tools: ACROSS,
  medications: ACROSS,
  ecg: ACROSS,
  related: 'print:hidden',
};

interface ProtocolSectionsViewProps {
  protocol: Protocol;
  age: Age;
  /** The card's head. It stays visible while the card is read, together with the chips that jump to sections. */
  head: ReactNode;
  /** The line that a search found. Its section is open. */
  found: FoundSpot | undefined;
}

/** An open card. First 60 Seconds is open initially. Sections that the user opens stay open for the visit. */
export function ProtocolSectionsView({ protocol, age, head, found }: ProtocolSectionsViewProps) {
  const { protocols, clocks = [] } = useCard();
  const patient = useCardPatient(protocol);
  // Two buttons would push the third section chip off a phone screen.
  const sectionsBefore = clocks.filter((clock) => clock.protocol === protocol.id).length > 1 ? 3 : 2;
  const sections = sectionsOf(protocol, (id) => protocols[id] !== undefined);
  useToolSections(sections);
  useMedicationLines();
  useDrawings(protocol.algorithmPdfPath !== undefined || sections.includes('ecg'));
  const { isOpen, set } = useOpenWithFound(
    useOpenNames<SectionId>(`protocols.${protocol.id}.sections`, SECTION_IDS, sections.slice(0, 1)),
    found?.section,
  );
  const printing = usePrinting();
  const sticky = useRef<HTMLDivElement>(null);
  const elementId = (section: SectionId) => `${protocol.id}-${section}`;
  const jump = (section: SectionId) => {
    flushSync(() => set(section, true));
    const element = document.getElementById(elementId(section));
    if (element === null || sticky.current === null) return;
    jumpTo(element, sticky.current);
    element.querySelector('button')?.focus({ preventScroll: true });
  };
  const chips = (
    <SectionChips protocol={protocol} sections={sections} onJump={jump} before={sectionsBefore}>
      <CardArrest protocol={protocol} />
      <CardClocks protocol={protocol} />
    </SectionChips>
  );
  return (
    <PatientCardContext value={{ protocol, patient }}>
      <div
        ref={sticky}
        data-card-head=""
        className="card-top under-header sticky z-20 rounded-se-xl border-b border-line-soft bg-surface [@media(height<30rem)]:static"
      >
        {head}
        <PatientBar protocol={protocol} patient={patient} />
        {/* It stays in sight with the weight: below it stand the doses of the other age group. */}
        <OtherAgeOnCard protocol={protocol} className="px-3 pb-2 print:hidden" />
      </div>
      <div className="card-body below-head @container flex flex-col pb-2 sm:gap-2 sm:p-3 print:block print:columns-2 print:gap-x-[5mm] print:p-0">
        <PatientQuestions protocol={protocol} patient={patient} className={`px-3 pt-2 sm:px-1 ${ACROSS}`} />
        {sectionRows(sections).map((columns) => (
          <div key={columns[0]?.[0]} className={columns.length > 1 ? ROW : 'contents'}>
            {columns.map((column) => (
              <div
                key={column[0]}
                className={columns.length > 1 ? `${COLUMN} ${column[0] === 'first60' ? STAYS : ''}` : 'contents'}
              >
                {column.map((section) => (
                  <div key={section} id={elementId(section)} data-section={section} className={ON_PAPER[section]}>
                    <Disclosure
                      level={4}
                      inCard
                      title={SECTION_WORDS[section].title(protocol)}
                      open={printing || isOpen(section)}
                      onOpen={(open) => set(section, open)}
                      beside={section === sections[0] ? chips : undefined}
                    >
                      <FoundContext value={found?.section === section ? found : undefined}>
                        <SectionBody protocol={protocol} section={section} age={age} />
                      </FoundContext>
                    </Disclosure>
                  </div>
                ))}
              </div>
            ))}
          </div>
        ))}
        <Button
          variant="secondary"
          className="self-start max-sm:mx-3 max-sm:mt-2 max-sm:self-stretch print:hidden"
          onClick={({ currentTarget }) => {
            const sheet = currentTarget.closest<HTMLElement>('.sheet');
            if (sheet !== null) printSheet(sheet);
          }}
        >
          <Printer aria-hidden className="size-5" />
          {m.protocol_print()}
        </Button>
      </div>
    </PatientCardContext>
  );
}

/** The cards that guide an arrest, and the age group of each. */
const PLANS: Readonly<Record<ProtocolId, 'adult' | 'child'>> = {
  'adult-cardiac-arrest': 'adult',
  'pediatric-cardiac-arrest': 'child',
};

/** Starts an arrest from a cardiac arrest card. Other cards do not have this button. */
function CardArrest({ protocol }: { protocol: Protocol }) {
  const plan = PLANS[protocol.id];
  return (
    plan !== undefined && (
      <ArrestButton
        plan={plan}
        className="flex min-h-12 shrink-0 items-center rounded-full bg-critical px-4 font-extrabold text-on-priority"
      />
    )
  );
}
