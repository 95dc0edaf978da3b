import {
  type Concentration,
  type Dose,
  type DrawUp,
  drawDose,
  type Ml,
  showText,
} from '../../packages/clinical/src/index.ts';
import type { Edition, SourcedDilution } from '../../packages/edition/src/index.ts';
import { dilutedText, drawText } from '../../packages/web/src/doses/in-calculator/draw-up-text.ts';
import { m } from '../../packages/web/src/paraglide/messages.js';

/** The syringe for a dose, its warnings, and the volume of an advised dilution. */
export function drawUpTexts(
  { constants: { syringes } }: Pick<Edition, 'constants'>,
  dose: Dose,
  strength: Concentration,
  dilution: SourcedDilution | undefined,
): ReadonlyArray<readonly [what: string, text: string]> {
  const { drawUp, volume, suggestion } = drawDose(dose, strength, dilution, syringes.syringes);
  const largest = Math.max(...syringes.syringes.map(({ capacityMl }) => capacityMl));
  return [
    ['draw up', placeText(drawUp, volume, largest)],
    ...(drawUp.kind === 'syringe'
      ? drawUp.warnings.map((warning) => [`draw up, ${warning}`, warningText(warning, drawUp, volume)] as const)
      : []),
    ...(suggestion ? [[m.calc_dilution_advised(), dilutedText(suggestion.drawUp, suggestion.volume)] as const] : []),
  ];
}

function placeText(drawUp: DrawUp, volume: Ml, largest: number): string {
  switch (drawUp.kind) {
    case 'from-bag':
      return m.syringe_bag({ capacity: largest });
    case 'unmeasurable':
      return m.syringe_unmeasurable({ capacity: drawUp.syringe.capacityMl });
    case 'syringe':
      return drawText(drawUp, volume);
  }
}

type InSyringe = Extract<DrawUp, { kind: 'syringe' }>;

function warningText(warning: InSyringe['warnings'][number], { error }: InSyringe, volume: Ml): string {
  if (warning === 'below-0.05-ml') return m.syringe_tiny();
  const figures = { percent: Math.round(Math.abs(error.toNumber()) * 100), volume: showText(volume) };
  return error.gt(0) ? m.syringe_over(figures) : m.syringe_under(figures);
}
