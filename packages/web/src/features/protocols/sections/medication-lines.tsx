import { ageOnCard, isForPatient, type LinePatient } from '@first60/clinical';
import type { MedicationLine, Protocol } from '@first60/edition';
import { useContext } from 'react';
import { usePrinting } from '../../../device/printing.ts';
import { dosesFor } from '../../../doses/on-card/patient-words.ts';
import { ClinicalText } from '../../../edition/clinical-text.tsx';
import { contentDate } from '../../../edition/edition-cover.ts';
import { EditionNote } from '../../../edition/edition-note.tsx';
import { useCover } from '../../../edition/live-edition.ts';
import { useCard } from '../../../edition/shown-card.ts';
import { usePart } from '../../../offline/use-part.ts';
import { untilIdle } from '../../../offline/when-idle.ts';
import { m } from '../../../paraglide/messages.js';
import { usePatientAge, usePatientWeight } from '../../../patient/weight-and-age.ts';
import { useOpenNames } from '../../../session/open-names.ts';
import { FoundContext, isDrugNamed } from '../card/found.ts';
import { useOpenWithFound } from '../card/use-open-with-found.ts';
import type { Age } from '../filter/age.ts';
import { DoseRow } from './dose-row.tsx';
import type { DoseTable } from './dose-table.tsx';
import { OtherLines } from './other-lines.tsx';

/** The table printed instead of the rows. It loads when the page is idle, so that no first card waits for it. */
const loadDoseTable: { (): Promise<typeof DoseTable>; loaded?: typeof DoseTable } = async () => {
  await untilIdle();
  loadDoseTable.loaded ??= (await import('./dose-table.tsx')).DoseTable;
  return loadDoseTable.loaded;
};

/** Name for the group of lines that are not for the patient, among the names of open rows. */
const OTHERS = 'others';

/** Every medication line of a card, for the entered weight if there is one. */
export function MedicationLines({ protocol, age }: { protocol: Protocol; age: Age }) {
  const cover = useCover();
  const weight = usePatientWeight();
  const years = usePatientAge();
  const whose = weight === null ? undefined : ageOnCard(protocol, weight, years);
  const patient = weight === null || whose === undefined ? undefined : { weight, age: whose, years };
  const printing = usePrinting();
  const Table = usePart(true, loadDoseTable);
  return (
    <>
      <p className="mb-2 text-sm text-ink-2 print:mb-1">
        {m.protocol_doses_edition({ date: contentDate(cover) })} <EditionNote />
      </p>
      {printing && Table !== undefined ? (
        <Table protocol={protocol} age={age} patient={patient} />
      ) : (
        <Rows protocol={protocol} age={age} patient={patient} />
      )}
    </>
  );
}

interface RowsProps {
  protocol: Protocol;
  age: Age;
  patient: LinePatient | undefined;
}

/** One row per line. Lines that are not for the patient are folded under one extra row. */
function Rows({ protocol: { id, title, ageGroup, medications }, age, patient }: RowsProps) {
  const edition = useCard();
  const found = useContext(FoundContext);
  const own = medications.filter((line) => isForPatient(line, patient));
  const others = medications.filter((line) => !own.includes(line));
  const foundLine = found && [...own, ...others].find(({ medication }) => isDrugNamed(edition, medication, found.text));
  const names = [...medications.map((_, place) => String(place)), OTHERS];
  const { isOpen, set } = useOpenWithFound(
    useOpenNames(`protocols.${id}.medications.lines`, names),
    foundLine !== undefined && others.includes(foundLine) ? OTHERS : undefined,
  );
  const row = (line: MedicationLine) => {
    const name = String(medications.indexOf(line));
    return (
      <DoseRow
        key={name}
        line={line}
        protocolTitle={title}
        age={age}
        tagged={(patient === undefined || patient.age === 'both') && ageGroup !== 'adult' && ageGroup !== 'pediatric'}
        patient={patient}
        open={isOpen(name)}
        onOpen={(open) => set(name, open)}
        found={line === foundLine ? found : undefined}
      />
    );
  };
  return (
    <div className="-mx-2 sm:mx-0">
      {patient !== undefined && own.length > 0 && (
        <p className="mb-1 px-2 font-bold">
          <ClinicalText text={dosesFor(patient.age, patient)} />
        </p>
      )}
      <ul>{own.map(row)}</ul>
      {patient !== undefined && others.length > 0 && (
        <OtherLines lines={others} open={isOpen(OTHERS)} onOpen={(open) => set(OTHERS, open)}>
          {others.map(row)}
        </OtherLines>
      )}
    </div>
  );
}
