import { Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { shareText } from '../../device/share.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ChoiceChips } from '../../ui/fields/choice-chips.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { toast } from '../../ui/toast.ts';
import {
  lengthOf,
  MAJOR_ANSWERS,
  METHANE_PARTS,
  type MethanePart,
  type MethaneReport,
  MOST_CHARACTERS,
  tooLong,
} from '../methane-report.ts';
import { totalCounted } from '../tally.ts';
import { useMethaneReport } from '../use-methane-report.ts';
import { useTally } from '../use-tally.ts';
import { MAJOR_NAME, methaneLines, methaneText, PART_NAME, partLabel } from './methane-words.ts';
import { PositionButton } from './position-button.tsx';
import { tallyText } from './tally-text.ts';

/** The first report of a major incident: seven parts, read out or shared in order. */
export function MethaneTool() {
  const { report, isStarted, isStored, write, take, clear } = useMethaneReport();
  const { tally } = useTally();
  const [isAsking, setAsking] = useState(false);
  const { parts } = report;
  const isCounted = totalCounted(tally) > 0;
  return (
    <div className="flex min-w-0 flex-col gap-4 print:gap-2">
      <div>
        <h5 className="text-lg font-bold">{m.methane_title()}</h5>
        <p className="text-ink-2">{m.methane_help()}</p>
      </div>
      <div className="flex flex-col gap-4 print:hidden">
        <div className="flex flex-col gap-1.5">
          <p aria-hidden className="font-semibold">
            {partLabel('major')}
          </p>
          <ChoiceChips
            label={partLabel('major')}
            chips={MAJOR_ANSWERS.map((value) => ({ value, label: MAJOR_NAME[value]() }))}
            chosen={parts.major}
            onChoose={(value) => write('major', value === parts.major ? '' : value)}
          />
        </div>
        {WRITTEN.map((part) => (
          <div key={part} className="flex flex-col gap-2">
            <TextAreaField
              name={`methane-${part}`}
              label={partLabel(part)}
              hint={HOW[part]()}
              error={tooLongSentence(parts[part])}
              value={parts[part]}
              onValue={(text) => write(part, text)}
            />
            {part === 'location' && <PositionButton onPosition={(text) => take('location', text)} />}
            {part === 'casualties' && (
              <div className="flex flex-col gap-1">
                <Button
                  variant="secondary"
                  className="self-start max-sm:w-full"
                  disabled={!isCounted}
                  onClick={() => take('casualties', tallyText(tally))}
                >
                  {m.methane_take_tally()}
                </Button>
                <p className="text-sm text-ink-2">{isCounted ? tallyText(tally) : m.methane_take_tally_none()}</p>
              </div>
            )}
          </div>
        ))}
      </div>
      <div>
        <h6 className="mb-1 font-bold print:hidden">{m.methane_text()}</h6>
        <ol className="flex flex-col gap-1 rounded-lg border border-line bg-sunken p-4 text-lg wrap-anywhere print:border-0 print:p-0 print:text-base">
          {methaneLines(report).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </div>
      <div className="flex flex-wrap gap-2 print:hidden max-sm:*:w-full">
        <Button onClick={() => void shareMethane(report)}>
          <Share2 aria-hidden className="size-5" />
          {m.methane_share()}
        </Button>
        <Button variant="secondary" disabled={!isStarted} onClick={() => setAsking(true)}>
          <Trash2 aria-hidden className="size-5" />
          {m.methane_clear()}
        </Button>
      </div>
      {isStored ? (
        <p className="text-sm text-ink-2 print:hidden">{m.methane_kept()}</p>
      ) : (
        <p className="font-semibold text-critical-ink print:hidden">{m.methane_not_kept()}</p>
      )}
      <p className="text-sm text-ink-2">{m.protocol_assessment_source({ source: m.methane_source() })}</p>
      <ConfirmDialog
        open={isAsking}
        title={m.methane_clear_title()}
        confirm={m.methane_clear()}
        onConfirm={() => {
          setAsking(false);
          clear();
        }}
        onCancel={() => setAsking(false)}
      >
        <p>{m.methane_clear_text()}</p>
      </ConfirmDialog>
    </div>
  );
}

type WrittenPart = Exclude<MethanePart, 'major'>;

const WRITTEN = METHANE_PARTS.filter((part): part is WrittenPart => part !== 'major');

const HOW: Readonly<Record<WrittenPart, () => string>> = {
  location: m.methane_location_how,
  type: m.methane_type_how,
  hazards: m.methane_hazards_how,
  access: m.methane_access_how,
  casualties: m.methane_casualties_how,
  services: m.methane_services_how,
};

function tooLongSentence(text: string): string | undefined {
  const count = lengthOf(text);
  return count > MOST_CHARACTERS ? m.methane_too_long({ most: MOST_CHARACTERS, count }) : undefined;
}

/** Opens the share sheet of the device, or copies the report. A report that is too long for the radio is not shared. */
async function shareMethane(report: MethaneReport): Promise<void> {
  const [part] = tooLong(report);
  if (part !== undefined) {
    const description = m.methane_shorten_text({ part: PART_NAME[part]() });
    toast({ title: m.methane_shorten(), description, tone: 'destructive' });
    return;
  }
  const shared = await shareText({ title: m.methane_title(), text: methaneText(report) });
  if (shared === 'clipboard') toast({ title: m.methane_copied(), description: m.methane_copied_text() });
  if (shared === 'nowhere') {
    toast({ title: m.methane_not_copied(), description: m.methane_not_copied_text(), tone: 'destructive' });
  }
}
