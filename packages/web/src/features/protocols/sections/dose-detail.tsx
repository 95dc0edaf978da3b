import type { LinePatient } from '@first60/clinical';
import type { MedicationLine } from '@first60/edition';
import { FlaskConical, OctagonAlert } from 'lucide-react';
import { FactList } from '../../../doses/on-card/fact-list.tsx';
import type { LineFace } from '../../../doses/on-card/line-face.ts';
import { faceless, isMixed, reviewedText } from '../../../doses/on-card/line-facts.ts';
import { OwnDose } from '../../../doses/on-card/own-dose.tsx';
import { drugOf } from '../../../doses/on-card/stocked-drug.ts';
import { ClinicalText } from '../../../edition/clinical-text.tsx';
import { contentDate } from '../../../edition/edition-cover.ts';
import { KitChip } from '../../../edition/kit-chip.tsx';
import { useCover } from '../../../edition/live-edition.ts';
import { useCard, useWorks } from '../../../edition/shown-card.ts';
import { m } from '../../../paraglide/messages.js';
import { Alert } from '../../../ui/alert.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { CardSources } from '../card/card-sources.tsx';
import type { Age } from '../filter/age.ts';
import { CalculateDose } from './calculate-dose.tsx';
import { DoseFigures } from './dose-figures.tsx';

interface DoseDetailProps {
  line: MedicationLine;
  /** What its act says, once that is here. Until then the route and the stops are shown. */
  face: LineFace | undefined;
  /** Title of the protocol that contains the line. */
  protocolTitle: string;
  /** The age group whose dose comes first if there are two. */
  age: Age;
  patient: LinePatient | undefined;
}

/** The details of an opened row: dose, volume, then how to give the drug, where it is kept, and why it is given. */
export function DoseDetail({ line, face, protocolTitle, age, patient }: DoseDetailProps) {
  const cover = useCover();
  const edition = useCard();
  const works = useWorks();
  const drug = drugOf(edition, line);
  return (
    <div className="flex flex-col gap-3 px-2 pb-1">
      {isMixed(line) && line.preparation?.mandatory === true && (
        <Alert tone="amber" title={m.protocol_dose_dilute()}>
          <span className="text-lg font-semibold">
            <ClinicalText text={line.preparation.recipe} />
          </span>
        </Alert>
      )}
      <DoseFigures line={line} drug={drug} age={age} patient={patient} />
      <OwnDose text={face?.own} />
      {line.preparation?.mandatory === false && (
        <p className="flex gap-2">
          <FlaskConical aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-2" />
          <span>
            {m.protocol_dose_dilution_advised()}: <ClinicalText text={line.preparation.recipe} />
          </span>
        </p>
      )}
      <FactList facts={face?.facts ?? faceless(line, patient)} />
      {face?.also.map(({ name, facts }) => (
        <section key={name} aria-label={name} className="border-t border-line-soft pt-2">
          <h6 className="font-bold">
            <ClinicalText text={name} />
          </h6>
          <FactList facts={facts} />
        </section>
      ))}
      {!isMixed(line) && line.preparation?.mandatory === true && (
        <p>
          <ClinicalText text={line.preparation.recipe} />
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {drug !== undefined && <KitChip kit={drug.kitNumber} />}
        {drug?.highAlert === true && (
          <span className="inline-flex items-center gap-1 text-sm font-semibold text-critical-ink">
            <OctagonAlert aria-hidden className="size-4" />
            {m.protocol_dose_high_alert()}
          </span>
        )}
      </div>
      {drug !== undefined && (
        <p className="text-sm text-ink-2">
          <ClinicalText text={drug.presentation} />
        </p>
      )}
      <CalculateDose line={line} protocolTitle={protocolTitle} />
      <Fold
        title={
          works === undefined
            ? m.protocol_sources_count({ count: line.sources.length })
            : reviewedText(contentDate(cover), works, line)
        }
      >
        <CardSources sources={line.sources.map((key) => ({ key, lines: [] }))} />
      </Fold>
    </div>
  );
}
