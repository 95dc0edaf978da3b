import { type QuickAnswer, quickAnswer } from '@first60/clinical';
import type { Edition, Zone } from '@first60/edition';
import { memo, useCallback, useEffect, useMemo, useState } from 'react';
import { usePrinting } from '../../device/printing.ts';
import { useBehindFrame } from '../../device/use-behind-frame.ts';
import { CardPlace } from '../../doses/in-calculator/card-place.tsx';
import { DoseCard } from '../../doses/in-calculator/dose-card.tsx';
import { type CardRow, quickRows } from '../../doses/in-calculator/quick-rows.ts';
import { WithheldCard } from '../../doses/in-calculator/withheld-card.tsx';
import { useEdition } from '../../edition/live-edition.ts';
import { m } from '../../paraglide/messages.js';
import { onPatientCleared } from '../../patient/patient.ts';
import { WeightAlert } from '../../patient/weight-alert.tsx';
import { useWeightAndAge } from '../../patient/weight-and-age.ts';
import { DosingSheet } from './dosing-sheet.tsx';
import { PathLine } from './entry/path-line.tsx';
import { PathNotice } from './entry/path-notice.tsx';
import { PatientFields } from './entry/patient-fields.tsx';
import { PURPOSE_NAMES, PURPOSES, type Purpose, PurposeFilter } from './entry/purpose-filter.tsx';
import { ZoneBand } from './entry/zone-band.tsx';
import { shareDoses } from './share-doses.ts';

/** The quick calculator: weight and age go in as text, and a single result contains everything that is shown. */
export function QuickDoses({ onEquipment }: { onEquipment: (zone: Zone) => void }) {
  const edition = useEdition();
  const { weightText, ageText } = useWeightAndAge();
  const answer = useMemo(() => quickAnswer(weightText, ageText, quickRows(edition)), [edition, weightText, ageText]);
  const { path, weight } = answer;
  const [chosen, setChosen] = useChosenPurpose();
  const offered = purposesOf(answer);
  // A purpose without a dose for this patient would hide every card, so all purposes are shown instead.
  const purpose = offered.find((each) => each === chosen) ?? 'all';
  const printing = usePrinting();
  const share = useCallback(() => void shareDoses(edition), [edition]);
  return (
    <>
      <div className="grid grid-cols-1 gap-2 lg:grid-cols-[22rem_minmax(0,1fr)] lg:items-start lg:gap-4 print:hidden">
        <div className="lg:sticky lg:top-[calc(4.5rem+var(--strip))]">
          <PatientFields weightText={weightText} ageText={ageText} weight={weight} />
        </div>
        <section aria-labelledby="dose-results" className="flex min-w-0 flex-col gap-2">
          <h2 id="dose-results" className="sr-only">
            {m.calc_results()}
          </h2>
          <WeightAlert />
          <ZoneBand path={path} onEquipment={onEquipment} />
          <PathLine path={path} weight={weight} onShare={share} />
          <PathNotice path={path} />
          {offered.length > 0 && <PurposeFilter offered={offered} chosen={purpose} onChoose={setChosen} />}
          <DoseCards answer={answer} purpose={purpose} />
        </section>
      </div>
      {printing && <DosingSheet answer={answer} weightText={weightText} ageText={ageText} />}
    </>
  );
}

/** The purpose whose doses are shown. It is reset with the patient. */
function useChosenPurpose() {
  const [chosen, setChosen] = useState<Purpose | 'all'>('all');
  useEffect(() => onPatientCleared(() => setChosen('all')), []);
  return [chosen, setChosen] as const;
}

/** The purposes that have a card, in display order. */
const purposesOf = ({ given, withheld }: QuickAnswer<CardRow>): Purpose[] =>
  PURPOSES.filter((purpose) => [...given, ...withheld].some(({ row }) => row.entry.purpose === purpose));

interface DoseCardsProps {
  answer: QuickAnswer<CardRow>;
  purpose: Purpose | 'all';
}

/** Number of new cards visible at once: one column on a phone, two on a desktop. */
const cardsInSight = (): number => (window.innerWidth < 768 ? 1 : 6);

/** A card for each row, grouped by purpose. Rows that still need a weight are listed in one line. */
const DoseCards = memo(function DoseCards({ answer, purpose }: DoseCardsProps) {
  const present = useMemo(() => ({ answer, purpose }), [answer, purpose]);
  const hasNoDose = answer.given.length === 0;
  const kept = useKeptList(present, hasNoDose);
  const list = hasNoDose ? kept : present;
  const earlier = useBehindFrame(list);
  return list && <DoseList {...list} earlier={earlier} hidden={hasNoDose} />;
});

/** A user who deletes a weight to type another one does so within seconds. */
const KEPT_MS = 10_000;

/**
 * The list for the last weight, kept while the weight field is empty. Its cards stay in the page, hidden, so that the
 * next weight updates figures without building the cards again. The list is dropped after some seconds, or when the
 * patient or edition changes.
 */
function useKeptList(present: DoseCardsProps, hasNoDose: boolean): DoseCardsProps | undefined {
  const edition = useEdition();
  const [kept, setKept] = useState<{ readonly list: DoseCardsProps; readonly edition: Edition }>();
  if (!hasNoDose && kept?.list !== present) setKept({ list: present, edition });
  useEffect(() => onPatientCleared(() => setKept(undefined)), []);
  useEffect(() => {
    if (!hasNoDose) return;
    const timer = setTimeout(() => setKept(undefined), KEPT_MS);
    return () => clearTimeout(timer);
  }, [hasNoDose]);
  return kept?.edition === edition ? kept.list : undefined;
}

interface DoseListProps extends DoseCardsProps {
  /** The content of the places out of sight, which updates one frame after each key press. */
  earlier: DoseCardsProps | undefined;
  hidden: boolean;
}

const DoseList = memo(function DoseList({ answer, purpose, earlier, hidden }: DoseListProps) {
  const { given, waiting, withheld } = answer;
  const shown = purpose === 'all' ? purposesOf(answer) : [purpose];
  const groups = shown.map((purpose) => ({
    purpose,
    doses: rowsOf(purpose, given),
    others: rowsOf(purpose, withheld),
  }));
  const first = new Set<unknown>(groups.flatMap(({ doses, others }) => [...doses, ...others]).slice(0, cardsInSight()));
  const earlierGiven = earlier && shownRows(earlier.purpose, earlier.answer.given);
  const earlierWithheld = earlier && shownRows(earlier.purpose, earlier.answer.withheld);
  return (
    <>
      {groups.map(({ purpose, doses, others }) => (
        <section key={purpose} aria-label={PURPOSE_NAMES[purpose]()} hidden={hidden}>
          <h3 className="mb-2 font-bold text-ink-2">{PURPOSE_NAMES[purpose]()}</h3>
          <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
            {doses.map((each) => (
              <CardPlace
                key={each.row.entry.id}
                of={each}
                earlier={earlierGiven?.get(each.row.entry.id)}
                first={first.has(each)}
                hidden={hidden}
              >
                {(shown) => <DoseCard given={shown} hidden={hidden} />}
              </CardPlace>
            ))}
            {others.map((each) => (
              <CardPlace
                key={each.row.entry.id}
                of={each}
                earlier={earlierWithheld?.get(each.row.entry.id)}
                first={first.has(each)}
                hidden={hidden}
              >
                {(shown) => <WithheldCard {...shown} />}
              </CardPlace>
            ))}
          </ul>
        </section>
      ))}
      {!hidden && waiting.length > 0 && purpose === 'all' && (
        <p className="text-ink-2">{m.calc_waiting({ names: waiting.map(waitingName).join('; ') })}</p>
      )}
    </>
  );
});

const rowsOf = <T extends { row: CardRow }>(purpose: Purpose, rows: readonly T[]): T[] =>
  rows.filter(({ row }) => row.entry.purpose === purpose);

/** The rows that a list showed, by entry id. */
const shownRows = <T extends { row: CardRow }>(purpose: Purpose | 'all', rows: readonly T[]): ReadonlyMap<string, T> =>
  new Map((purpose === 'all' ? rows : rowsOf(purpose, rows)).map((each) => [each.row.entry.id, each]));

const waitingName = ({ entry }: CardRow): string => `${entry.name} (${entry.indication})`;
