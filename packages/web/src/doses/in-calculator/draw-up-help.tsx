import {
  type Concentration,
  type Dose,
  type DrawnDose,
  type DrawUp,
  drawDose,
  type Ml,
  showText,
} from '@first60/clinical';
import type { Edition, SourcedDilution } from '@first60/edition';
import { ClinicalText } from '../../edition/clinical-text.tsx';
import { useEdition } from '../../edition/live-edition.ts';
import { m } from '../../paraglide/messages.js';
import { Syringe } from '../syringe.tsx';
import { dilutedText, drawText } from './draw-up-text.ts';

interface DrawUpHelpProps {
  dose: Dose;
  strength: Concentration;
  dilution?: SourcedDilution | undefined;
}

/** The syringe and its plunger position. The volume is the figure to give. */
export function DrawUpHelp({ dose, strength, dilution }: DrawUpHelpProps) {
  const { syringes } = useEdition().constants.syringes;
  const drawn = drawDose(dose, strength, dilution, syringes);
  return (
    <div className="flex flex-col gap-1">
      <Drawn drawUp={drawn.drawUp} volume={drawn.volume} syringes={syringes} />
      {dilution !== undefined && drawn.from === 'dilution' && (
        <Recipe title={m.calc_dilution()} text={dilution.recipe} />
      )}
      {drawn.suggestion && <Suggestion suggestion={drawn.suggestion} />}
    </div>
  );
}

interface DrawnProps {
  drawUp: DrawUp;
  volume: Ml;
  syringes: Edition['constants']['syringes']['syringes'];
}

function Drawn({ drawUp, volume, syringes }: DrawnProps) {
  switch (drawUp.kind) {
    case 'from-bag':
      return (
        <p className="text-sm">
          <ClinicalText text={m.syringe_bag({ capacity: largestOf(syringes) })} />
        </p>
      );
    case 'unmeasurable':
      return <Warning text={m.syringe_unmeasurable({ capacity: drawUp.syringe.capacityMl })} />;
    case 'syringe': {
      const { syringe, warnings } = drawUp;
      const label = m.syringe_label({ volume: showText(volume), capacity: syringe.capacityMl });
      return (
        <>
          <Syringe {...syringe} filledMl={volume.value.toNumber()} label={label} />
          <p className="text-sm">
            <ClinicalText text={drawText(drawUp, volume)} />
          </p>
          {warnings.map((warning) => (
            <Warning
              key={warning}
              text={warning === 'below-0.05-ml' ? m.syringe_tiny() : offBy(drawUp.error.toNumber(), volume)}
            />
          ))}
        </>
      );
    }
  }
}

/** In mL. */
const largestOf = (syringes: DrawnProps['syringes']): number =>
  Math.max(...syringes.map(({ capacityMl }) => capacityMl));

function offBy(error: number, volume: Ml): string {
  const figures = { percent: Math.round(Math.abs(error) * 100), volume: showText(volume) };
  return error > 0 ? m.syringe_over(figures) : m.syringe_under(figures);
}

function Suggestion({ suggestion }: { suggestion: NonNullable<DrawnDose['suggestion']> }) {
  const { drawUp, volume, dilution } = suggestion;
  return <Recipe title={m.calc_dilution_advised()} text={dilution.recipe} then={dilutedText(drawUp, volume)} />;
}

function Recipe({ title, text, then }: { title: string; text: string; then?: string }) {
  return (
    <div className="rounded-md border-2 border-dashed border-line p-2">
      <p className="font-bold">{title}</p>
      <p className="figure">
        <ClinicalText text={text} />
      </p>
      {then !== undefined && (
        <p className="figure font-semibold">
          <ClinicalText text={then} />
        </p>
      )}
    </div>
  );
}

const Warning = ({ text }: { text: string }) => (
  <p className="rounded-md border border-amber bg-amber-soft px-2 py-1 font-semibold text-amber-ink">
    <ClinicalText text={text} />
  </p>
);
