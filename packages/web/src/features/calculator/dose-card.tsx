import { digits, type Shown, show } from '@first60/clinical';
import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { Alert } from '../../ui/alert.tsx';
import { KitChip } from '../../ui/kit-chip.tsx';
import { StrengthBadge } from '../../ui/strength-badge.tsx';
import type { QuickRow } from './dose-rule.ts';
import { DoseWorking } from './dose-working.tsx';
import { decimalsFor, type GivenDose } from './given-dose.ts';

export function DoseCard({ row, result }: { row: QuickRow; result: GivenDose }) {
  const { entry, drug } = row;
  const [open, setOpen] = useState(false);
  const inMillilitres = result.dose.unit === 'mL';
  return (
    <li className="flex flex-col gap-2 rounded-lg border border-line-soft bg-surface p-4 shadow-card break-inside-avoid">
      <div>
        <h4 className="text-lg leading-tight font-bold">{entry.name}</h4>
        <p className="text-ink-2">{entry.indication}</p>
      </div>
      <Amount shown={show(result.dose, decimalsFor(result.dose.unit))} large />
      {!inMillilitres && (
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="text-xl">
            <Amount shown={show(result.volume)} />
          </span>
          <span>
            {m.calc_of_strength({ strength: `${drug.concentration?.amount} ${drug.concentration?.unit}/mL` })}
          </span>
        </p>
      )}
      <p className="font-semibold">{[entry.route, entry.frequency].filter(Boolean).join(' · ')}</p>
      <Flags row={row} result={result} />
      <div className="flex flex-wrap gap-2">
        <KitChip kit={entry.kitLocation} />
        <StrengthBadge medication={entry.medication} />
      </div>
      <DoseWorking row={row} result={result} open={open} onOpen={setOpen} />
    </li>
  );
}

function Amount({ shown, large = false }: { shown: Shown; large?: boolean }) {
  return (
    <span className={`figure font-extrabold ${large ? 'text-4xl' : ''}`}>
      {shown.digits} {shown.unit}
      {shown.alsoMcg !== undefined && <span className="ms-2 text-xl font-bold">({shown.alsoMcg})</span>}
    </span>
  );
}

function Flags({ row, result }: { row: QuickRow; result: GivenDose }) {
  const { usualMaximum, youngsCaution } = row.entry;
  return (
    <>
      {result.kind === 'by-weight' && result.limit !== 'none' && (
        <p className="self-start rounded-md bg-ink px-2 py-0.5 font-bold text-surface">
          {result.limit === 'max' ? m.calc_max_dose() : m.calc_min_dose()}
        </p>
      )}
      {result.high && (
        <Alert tone="critical" title={m.calc_high_dose({ dose: `${digits(result.dose.value)} ${result.dose.unit}` })}>
          {m.calc_high_dose_text()}
        </Alert>
      )}
      {result.aboveUsualMaximum && usualMaximum && <Alert tone="amber">{usualMaximum.caution.text}</Alert>}
      {result.kind === 'youngs' && youngsCaution && <Alert tone="amber">{youngsCaution.text}</Alert>}
    </>
  );
}
