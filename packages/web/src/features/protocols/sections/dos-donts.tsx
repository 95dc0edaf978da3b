import type { Line, Protocol } from '@first60/edition';
import { Check, X } from 'lucide-react';
import { useContext } from 'react';
import { ClinicalText } from '../../../edition/clinical-text.tsx';
import { m } from '../../../paraglide/messages.js';
import { Fold } from '../../../ui/fold.tsx';
import { CardSources } from '../card/card-sources.tsx';
import { sourcesOfLines } from '../card/line-numbers.ts';
import { PatientCardContext } from '../lines/card-context.ts';
import { LineBody } from '../lines/line-body.tsx';
import { OtherPatients } from '../lines/other-patients.tsx';
import { shownLines } from '../lines/shown-lines.ts';
import { NeedsSource } from './needs-source.tsx';

/** Green ticks and red crosses, each list under its heading, so that the meaning does not depend on colour alone. */
interface DosDontsProps extends Pick<Protocol, 'dosDonts'> {
  /** Name of the section, under which its fold is kept for this visit. */
  name: string;
}

export function DosDonts({ dosDonts, name }: DosDontsProps) {
  const patient = useContext(PatientCardContext)?.patient;
  const [dos, donts] = [shownLines(dosDonts.dos, patient), shownLines(dosDonts.donts, patient)];
  const sources = sourcesOfLines([...dosDonts.dos, ...dosDonts.donts]).map(({ key }) => ({ key, lines: [] }));
  return (
    <>
      <div className="mb-3 grid gap-4 print:mb-1 print:gap-1 @2xl:grid-cols-2">
        {dos.shown.length > 0 && <Side title={m.protocol_do()} lines={dos.shown} look={DO} />}
        {donts.shown.length > 0 && <Side title={m.protocol_dont()} lines={donts.shown} look={DONT} />}
      </div>
      <OtherPatients lines={[...dos.others, ...donts.others]} name={name} />
      {sources.length > 0 && (
        <Fold title={m.protocol_sources_count({ count: sources.length })}>
          <CardSources sources={sources} />
        </Fold>
      )}
    </>
  );
}

const DO = { Icon: Check, edge: 'border-ok', ink: 'text-ok-ink' };
const DONT = { Icon: X, edge: 'border-critical', ink: 'text-critical-ink' };

function Side({ title, lines, look }: { title: string; lines: readonly Line[]; look: typeof DO }) {
  const { Icon, edge, ink } = look;
  return (
    <div className={`rounded-lg border-2 p-3 print:border print:p-1 ${edge}`}>
      <h5 className={`mb-2 print:mb-0.5 flex items-center gap-2 text-lg font-bold ${ink}`}>
        <Icon aria-hidden strokeWidth={3} className="size-6" />
        {title}
      </h5>
      <ul className="flex flex-col gap-2 print:gap-0.5 print:text-[8pt] print:leading-tight">
        {lines.map((line) => (
          <li key={line.text} className="flex gap-2">
            <Icon aria-hidden strokeWidth={3} className={`mt-1 size-4 shrink-0 ${ink}`} />
            <span>
              {line.parts === undefined ? (
                <ClinicalText text={line.text} />
              ) : (
                <LineBody text={line.text} parts={line.parts} />
              )}
              {line.review !== undefined && <NeedsSource />}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
