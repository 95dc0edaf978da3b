import { fhirBundle, type HandOver, nemsisRecord, wallTime } from '@first60/clinical';
import { Download } from 'lucide-react';
import { saveFile } from '../../../device/save-file.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';

/** Buttons that save files for other systems. */
export function SaveFiles({ code }: { code: HandOver }) {
  return (
    <div className="flex flex-col gap-2">
      <p className="text-ink-2">{m.arrest_after_save_text()}</p>
      <div className="flex flex-wrap gap-2 max-sm:*:w-full">
        <Button variant="secondary" onClick={() => save(code, 'nemsis', 'application/json', nemsisRecord(code))}>
          <Download aria-hidden className="size-5 shrink-0" />
          {m.arrest_after_save_nemsis()}
        </Button>
        <Button variant="secondary" onClick={() => save(code, 'fhir', 'application/fhir+json', fhirBundle(code))}>
          <Download aria-hidden className="size-5 shrink-0" />
          {m.arrest_after_save_fhir()}
        </Button>
      </div>
    </div>
  );
}

/** The file name contains the date of the arrest, and marks practice. */
function save({ wall, zone, isPractice }: HandOver, shape: 'nemsis' | 'fhir', type: string, content: object): void {
  const { day, minute } = wallTime(wall, zone);
  const name = `first60-code-${isPractice ? 'practice-' : ''}${day}-${minute.replace(':', '')}-${shape}.json`;
  saveFile(name, type, `${JSON.stringify(content, null, 2)}\n`);
}
