import { digits, doseOf, mlPerHour, perMl, volumeOf } from '@first60/clinical';
import type { AdultBolus, AdultDosingCard, Drug } from '@first60/content';
import { drugName } from '../../lib/drug-name.ts';
import { edition } from '../../lib/edition.ts';
import { sourceNames } from '../../lib/source-names.ts';
import { m } from '../../paraglide/messages.js';
import { ClinicalText } from '../../ui/clinical-text.tsx';
import { Fold } from '../../ui/fold.tsx';
import { KitChip } from '../../ui/kit-chip.tsx';
import { StrengthBadge } from '../../ui/strength-badge.tsx';
import { Amount } from './amount.tsx';
import { DrawUpHelp } from './draw-up-help.tsx';

export function AdultCard({ card }: { card: AdultDosingCard }) {
  const drug = edition.formulary[card.medication];
  if (drug === undefined) return null;
  return (
    <li className="flex break-inside-avoid flex-col gap-2 rounded-lg border border-line-soft bg-surface p-4 shadow-card">
      <div>
        <h3 className="text-lg leading-tight font-bold">{drugName(drug)}</h3>
        <p className="text-ink-2">{card.indication}</p>
      </div>
      {card.doses.map((bolus) => (
        <Bolus key={bolus.step ?? ''} bolus={bolus} drug={drug} />
      ))}
      {card.infusion && <Infusion infusion={card.infusion} />}
      <p className="font-semibold">{card.route}</p>
      <ul className="list-disc ps-5">
        {card.timing.map((line) => (
          <li key={line.text}>
            <ClinicalText text={line.text} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <KitChip kit={drug.kitNumber} />
        <StrengthBadge medication={card.medication} />
      </div>
      <Fold title={m.calc_working_title()}>
        <ul className="list-disc ps-5">
          {card.cautions.map((line) => (
            <li key={line.text}>
              <ClinicalText text={line.text} />
            </li>
          ))}
        </ul>
        <p className="mt-2 text-sm text-ink-2">{m.calc_sources({ sources: sourceNames(card.sources) })}</p>
      </Fold>
    </li>
  );
}

function Bolus({ bolus, drug }: { bolus: AdultBolus; drug: Drug }) {
  const dose = doseOf(bolus.dose);
  const { concentration } = drug;
  return (
    <div className="flex flex-col gap-1">
      {bolus.step !== undefined && <p className="font-semibold">{bolus.step}</p>}
      <Amount dose={dose} large />
      {concentration && (
        <>
          {dose.unit !== 'mL' && (
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="text-xl">
                <Amount dose={volumeOf(dose, perMl(concentration))} />
              </span>
              <span>{m.calc_of_strength({ strength: `${concentration.amount} ${concentration.unit}/mL` })}</span>
            </p>
          )}
          <DrawUpHelp dose={dose} strength={perMl(concentration)} />
        </>
      )}
    </div>
  );
}

function Infusion({ infusion }: { infusion: NonNullable<AdultDosingCard['infusion']> }) {
  const { low, high, dilution } = infusion;
  const rate = (figure: typeof low) => digits(mlPerHour(doseOf(figure), perMl(dilution.perMl)).value);
  return (
    <div className="flex flex-col gap-1">
      <p className="figure text-4xl font-extrabold whitespace-nowrap max-xs:text-2xl">
        {m.calc_adult_rate({ low: low.amount, high: high.amount, unit: low.unit })}
      </p>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="figure text-xl font-extrabold whitespace-nowrap">
          {m.calc_adult_pump({ low: rate(low), high: rate(high) })}
        </span>
        <span>{m.calc_of_strength({ strength: `${dilution.perMl.amount} ${dilution.perMl.unit}/mL` })}</span>
      </p>
      <div className="rounded-md border-2 border-dashed border-line p-2">
        <p className="font-bold">{m.calc_dilution()}</p>
        <p>
          <ClinicalText text={dilution.recipe} />
        </p>
      </div>
    </div>
  );
}
