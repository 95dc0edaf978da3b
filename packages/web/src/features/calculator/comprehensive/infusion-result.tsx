import {
  doseOf,
  type Infusion,
  isOfPump,
  type Mixture,
  readOwnDilution,
  runningRate,
  showText,
} from '@first60/clinical';
import type { DosingRow } from '@first60/edition';
import { ClinicalText } from '../../../edition/clinical-text.tsx';
import { m } from '../../../paraglide/messages.js';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChosenRate } from './chosen-rate.tsx';
import type { InfusionEntry } from './infusion-entry.ts';
import { InfusionRates } from './infusion-rates.tsx';
import { mixtureWords } from './infusion-words.ts';
import { OwnDilutionFields } from './own-dilution-fields.tsx';

interface InfusionResultProps {
  row: DosingRow;
  /** The range as written in the row. */
  text: string;
  infusion: Infusion;
  entry: InfusionEntry;
  onEntry: (changes: Partial<InfusionEntry>) => void;
}

/** An infusion: its range as written, the pump rates, then the crew's own rate and dilution. */
export function InfusionResult({ row, text, infusion, entry, onEntry }: InfusionResultProps) {
  const own = readOwnDilution(entry.drug, entry.volume);
  const mixture = own.kind === 'mixture' ? own.mixture : infusion.mixture;
  const useStock = (
    <Button variant="secondary" className="mt-2 print:hidden" onClick={() => onEntry({ drug: '', volume: '' })}>
      {m.comp_own_back()}
    </Button>
  );
  return (
    <>
      <div aria-live="polite" className="flex flex-col gap-3">
        <p className="figure text-3xl leading-tight font-extrabold max-xs:text-xl">
          <ClinicalText text={text} />
        </p>
        {own.kind === 'mixture' && (
          <Alert tone="amber" title={m.comp_own_mark()}>
            <p className="figure text-lg font-bold">
              <ClinicalText text={mixtureWords(own.mixture)} />
            </p>
            {useStock}
          </Alert>
        )}
        {own.kind === 'unfinished' ? (
          <Alert tone="amber" title={m.comp_own_unfinished()}>
            <p>{m.comp_own_unfinished_text()}</p>
            {useStock}
          </Alert>
        ) : (
          <Range infusion={infusion} mixture={mixture} />
        )}
        {own.kind === 'none' && row.dilution !== undefined && (
          <div className="rounded-md border-2 border-dashed border-line p-2">
            <p className="font-bold">{m.calc_dilution()}</p>
            <p>
              <ClinicalText text={row.dilution.recipe} />
            </p>
          </div>
        )}
      </div>
      {own.kind !== 'unfinished' && (
        <ChosenRate
          infusion={infusion}
          mixture={mixture}
          own={own.kind === 'mixture'}
          text={entry.rate}
          onText={(rate) => onEntry({ rate })}
        />
      )}
      <OwnDilutionFields own={own} entry={entry} onEntry={onEntry} />
    </>
  );
}

function Range({ infusion, mixture }: { infusion: Infusion; mixture: Mixture }) {
  const { low, high, orderAbove } = infusion.range;
  const [lowest, highest] = [low, high].map((end) => runningRate(infusion, doseOf(end), mixture));
  if (lowest === undefined || highest === undefined) return null;
  return (
    <>
      <InfusionRates pumps={[lowest.pump, highest.pump]}>
        <span className="figure">
          <ClinicalText text={m.calc_of_strength({ strength: mixtureWords(mixture) })} />
        </span>
      </InfusionRates>
      <p className="text-sm text-ink-2">{m.comp_infusion_set_note()}</p>
      {infusion.byPump && <Alert tone="info">{m.comp_infusion_by_pump()}</Alert>}
      {highest.needsOrder && orderAbove !== undefined && (
        <Alert tone="amber">
          <ClinicalText text={m.comp_infusion_order({ limit: showText(doseOf(orderAbove)) })} />
        </Alert>
      )}
      {!(isOfPump(lowest.pump) && isOfPump(highest.pump)) && <Alert tone="amber">{m.comp_infusion_no_pump()}</Alert>}
    </>
  );
}
