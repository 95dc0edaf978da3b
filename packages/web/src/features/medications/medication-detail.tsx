import { type Drug, withCautions } from '@first60/edition';
import { Calculator } from 'lucide-react';
import { Link } from 'wouter';
import { calculateDoseHref } from '../../addresses/calculate-dose-href.ts';
import { usePrinting } from '../../device/printing.ts';
import { ClinicalText } from '../../edition/clinical-text.tsx';
import { useEdition } from '../../edition/live-edition.ts';
import { SourceList } from '../../edition/source-list.tsx';
import { m } from '../../paraglide/messages.js';
import { Alert } from '../../ui/alert.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Fold } from '../../ui/fold.tsx';
import { Contraindications } from './contraindications.tsx';
import { Dilutions } from './dilutions.tsx';
import { DoseMap } from './dose-map.tsx';
import { DosingRows } from './dosing-rows.tsx';
import type { MedicationEntry } from './medication-entry.ts';

/** Everything about one medication: doses first, then how to prepare it and what to watch for. */
export function MedicationDetail({ entry }: { entry: MedicationEntry }) {
  const { name, genericName, brandNames, reference, drug } = entry;
  const preparation = reference?.preparation ?? drug?.preparation;
  const caution = reference?.notesCaution ?? (drug && withCautions(drug.cautions, drug.notesCaution));
  return (
    <div className="@container flex flex-col gap-4">
      {reference === undefined ? drug !== undefined && <DosingRows drug={drug} /> : <Doses reference={reference} />}
      {drug !== undefined && <Dilutions rows={drug.dosing} />}
      {drug?.contraindications !== undefined && <Contraindications list={drug.contraindications} />}
      {caution !== undefined && caution !== '' && (
        <Alert tone="amber" title={m.medications_cautions()}>
          <ClinicalText text={caution} />
        </Alert>
      )}
      {preparation !== undefined && preparation !== '' && (
        <Paragraph title={m.medications_preparation()}>{preparation}</Paragraph>
      )}
      {brandNames !== '' && <Paragraph title={m.medications_brand_names()}>{brandNames}</Paragraph>}
      <Link
        href={calculateDoseHref(genericName)}
        aria-label={m.medications_calculator_for({ name })}
        className={buttonClass('primary', 'main', 'self-start max-sm:w-full print:hidden')}
      >
        <Calculator aria-hidden className="size-5" />
        {m.medications_calculator()}
      </Link>
      {drug !== undefined && <Background drug={drug} withRows={reference !== undefined} />}
    </div>
  );
}

function Doses({ reference: { adultDose, pediatricDose } }: Required<Pick<MedicationEntry, 'reference'>>) {
  return (
    <div className="grid gap-4 @xl:grid-cols-2">
      <DoseMap title={m.medications_adult_dose()} doses={adultDose} />
      {pediatricDose !== undefined && <DoseMap title={m.medications_pediatric_dose()} doses={pediatricDose} />}
    </div>
  );
}

function Paragraph({ title, children }: { title: string; children: string }) {
  return (
    <section>
      <h4 className="font-bold text-accent-ink">{title}</h4>
      <p>
        <ClinicalText text={children} />
      </p>
    </section>
  );
}

/** Folded: all rows in full, and their sources. */
function Background({ drug, withRows }: { drug: Drug; withRows: boolean }) {
  const printing = usePrinting();
  const works = useEdition().sources;
  const parts = [...(drug.warning ? [drug.warning] : []), ...(drug.contraindications ?? []), ...drug.dosing];
  const sources = [...new Set([...drug.sources, ...parts.flatMap((part) => part.sources)])];
  return (
    <div>
      {withRows && printing && <DosingRows drug={drug} />}
      {withRows && (
        <Fold title={m.medications_rows({ count: drug.dosing.length })}>
          <DosingRows drug={drug} />
        </Fold>
      )}
      <Fold title={m.medications_sources({ count: sources.length })}>
        <SourceList sources={sources.map((key) => ({ key, lines: [] }))} works={works} />
      </Fold>
    </div>
  );
}
