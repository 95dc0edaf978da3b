import { digits, doseOf, type Kg, mlPerHour, perMl, show, strengthText, volumeOf } from '@first60/clinical';
import type { AdultBolus, AdultDosingCard, Drug } from '@first60/edition';
import { Amount } from '../../doses/amount.tsx';
import { DrugWarning } from '../../doses/drug-warning.tsx';
import { foldedOf } from '../../doses/face.ts';
import { FaceCautions } from '../../doses/face-cautions.tsx';
import { DrawUpHelp } from '../../doses/in-calculator/draw-up-help.tsx';
import { otherText } from '../../doses/in-calculator/given-text.ts';
import { quickFigureFor } from '../../doses/in-calculator/other-figure.ts';
import { OtherFigureNote } from '../../doses/in-calculator/other-figure-note.tsx';
import { Stops } from '../../doses/stops.tsx';
import { StrengthBadge } from '../../doses/strength-badge.tsx';
import { ClinicalText } from '../../edition/clinical-text.tsx';
import { DrugHeading } from '../../edition/drug-heading.tsx';
import { drugName } from '../../edition/drug-name.ts';
import { KitChip } from '../../edition/kit-chip.tsx';
import { useEdition } from '../../edition/live-edition.ts';
import { sourceNames } from '../../edition/source-names.ts';
import { m } from '../../paraglide/messages.js';
import { Fold } from '../../ui/fold.tsx';

interface AdultCardProps {
  card: AdultDosingCard;
  weight: Kg;
}

export function AdultCard({ card, weight }: AdultCardProps) {
  const edition = useEdition();
  const drug = edition.formulary[card.medication];
  if (drug === undefined) return null;
  const severalDoses = card.doses.length > 1;
  return (
    <li className="flex break-inside-avoid flex-col gap-2 rounded-lg border border-line-soft bg-surface p-4 shadow-card">
      <div>
        <DrugHeading level="h3" name={drugName(drug)} />
        <p className="text-ink-2">
          <ClinicalText text={card.indication} />
        </p>
        <DrugWarning drug={drug} />
      </div>
      {severalDoses && <Timing card={card} />}
      {card.doses.map((bolus) => (
        <Bolus key={bolus.step ?? ''} bolus={bolus} drug={drug} weight={weight} />
      ))}
      {card.infusion && <Infusion infusion={card.infusion} />}
      <p className="font-semibold">
        <ClinicalText text={card.route} />
      </p>
      <FaceCautions cautions={card.cautions} />
      {!severalDoses && <Timing card={card} />}
      <Stops of={card.contraindications} />
      <div className="flex flex-wrap gap-2">
        <KitChip kit={drug.kitNumber} />
        <StrengthBadge medication={card.medication} />
      </div>
      <Fold title={m.calc_working_title()}>
        <ul className="list-disc ps-5">
          {foldedOf(card.cautions).map((line) => (
            <li key={line.text}>
              <ClinicalText text={line.text} />
            </li>
          ))}
        </ul>
        <p className="mt-2 text-sm text-ink-2">
          {m.calc_sources({ sources: sourceNames(edition.sources, card.sources) })}
        </p>
      </Fold>
    </li>
  );
}

/** Timing applies to all doses. It is shown above several doses and below a single one. */
const Timing = ({ card: { timing } }: { card: AdultDosingCard }) => (
  <ul className="list-disc ps-5">
    {timing.map((line) => (
      <li key={line.text}>
        <ClinicalText text={line.text} />
      </li>
    ))}
  </ul>
);

interface BolusProps {
  bolus: AdultBolus;
  drug: Drug;
  weight: Kg;
}

function Bolus({ bolus, drug, weight }: BolusProps) {
  const dose = doseOf(bolus.dose);
  const quick = quickFigureFor(useEdition(), bolus, weight);
  const { missingDiluent } = bolus;
  const strength = !missingDiluent && drug.concentration && perMl(drug.concentration);
  return (
    <div className="flex flex-col gap-1">
      {bolus.step !== undefined && <p className="font-semibold">{bolus.step}</p>}
      <Amount shown={show(dose)} large />
      {missingDiluent && <p className="text-xl font-bold">{m.calc_no_diluent(missingDiluent)}</p>}
      {strength && (
        <>
          {dose.unit !== 'mL' && (
            <p className="figure flex flex-wrap items-baseline gap-x-2">
              <span className="text-xl">
                <Amount shown={show(volumeOf(dose, strength))} />
              </span>
              <span className="figure whitespace-nowrap">
                {m.calc_of_strength({ strength: strengthText(strength) })}
              </span>
            </p>
          )}
          {quick && bolus.quick && (
            <OtherFigureNote figure={m.calc_other_quick({ dose: otherText(quick) })} why={bolus.quick.why.text} />
          )}
          <DrawUpHelp dose={dose} strength={strength} />
        </>
      )}
    </div>
  );
}

function Infusion({ infusion }: { infusion: NonNullable<AdultDosingCard['infusion']> }) {
  const { low, high, dilution } = infusion;
  const strength = perMl(dilution.perMl);
  const rate = (figure: typeof low) => digits(mlPerHour(doseOf(figure), strength).value);
  return (
    <div className="flex flex-col gap-1">
      <p className="figure text-4xl font-extrabold whitespace-nowrap max-xs:text-2xl">
        {m.calc_adult_rate({ low: low.amount, high: high.amount, unit: low.unit })}
      </p>
      <p className="figure flex flex-wrap items-baseline gap-x-2">
        <span className="figure text-xl font-extrabold whitespace-nowrap">
          {m.calc_adult_pump({ low: rate(low), high: rate(high) })}
        </span>
        <span className="figure whitespace-nowrap">{m.calc_of_strength({ strength: strengthText(strength) })}</span>
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
