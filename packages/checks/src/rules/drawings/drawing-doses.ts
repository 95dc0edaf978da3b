import { digits, type LineDose, lineFigures, perMl, strengthText } from '@first60/clinical';
import type { Edition, Line, MedicationLine, Protocol } from '@first60/edition';
import { cardLines } from '../../card-lines.ts';
import { lineFace, lineTexts } from '../../line-face.ts';
import { cardOf, drugOf } from '../../looked-up.ts';
import { asks, pointer, type Rule, stops } from '../../rule.ts';
import { drawnDrugs, drawnSteps, drugWord, type Stretch, stretchesOf } from './drawn-drugs.ts';

const DOSE = /(?<![\d.-])[\d.]+(?:-[\d.]+)? (?:mg|mcg|g|mL|mEq|units)(?:\/kg)?(?:\/min)?(?![\w/])/g;
/** The same dose as a volume at a stated strength: " = 0.2 mL/kg of 0.1 mg/mL". */
const AS_VOLUME = / = [\d.]+ mL(?:\/kg)?(?: of [\d.]+ \w+\/mL)?/g;
const DOSE_AS_VOLUME = new RegExp(`[\\d.]+ \\w+(?:/kg)?${AS_VOLUME.source}`, 'g');
const PACE = /(?:every|over) \d[\d-]* min/gi;

const allOf = (pattern: RegExp, text: string): string[] => [...text.matchAll(pattern)].map(String);

/** A drawing gives the same doses, volumes, limits and times as its card, each for the same drug. */
export const drawingDoses: Rule = {
  name: 'drawing-doses',
  find: (edition, exceptions) => {
    const drugs = drawnDrugs(edition, exceptions);
    const notStocked = exceptions.drawnDrugs.map(({ drug }) => drug);
    const steps = drawnSteps(edition).map((step) => ({ ...step, stretches: stretchesOf(step.lines, drugs) }));
    const drawn = new Set(steps.flatMap(({ stretches }) => stretches.map(({ drug }) => drug)));
    return [
      ...steps.flatMap(({ graph, stretches, at, where }) => {
        const card = cardOf(edition, graph.id);
        if (card === undefined) return [];
        return stretches
          .filter(({ drug }) => !notStocked.includes(drug))
          .flatMap((stretch) => unsaid(edition, stretch, card))
          .map((said) => stops(at, `${where} says "${said}", which its card does not: make drawing and card agree.`));
      }),
      ...steps
        .filter(({ lines, stretches }) => countDoses(lines) !== countDoses(stretches))
        .map(({ at, where }) => stops(at, `${where} has a dose without its drug: name the drug before it.`)),
      ...notStocked
        .filter((drug) => !drawn.has(drug))
        .map((drug) =>
          asks(
            pointer('algorithms'),
            `The drug ${drug} is listed as drawn and not stocked, but no drawing names it: take it off.`,
          ),
        ),
    ];
  },
};

const countDoses = (texts: readonly Pick<Line, 'text'>[]): number =>
  texts.flatMap(({ text }) => allOf(DOSE, text)).length;

const dosesOf = ({ adult, pediatric }: MedicationLine): readonly LineDose[] =>
  [adult, pediatric].filter((dose) => dose !== undefined);

const figureText = (figure: LineDose['max']): string | undefined => figure && `${figure.amount} ${figure.unit}`;

/** "1 mg", "0.01 mg/kg" or "2-10 mcg/min": the dose as it is entered. */
function doseText({ fixed, perKg, infusion }: LineDose): string | undefined {
  if (infusion !== undefined) return `${infusion.low.amount}-${figureText(infusion.high)}/${infusion.per}`;
  return perKg === undefined ? figureText(fixed) : `${figureText(perKg)}/kg`;
}

interface SaidDose {
  readonly figure: string;
  /** "0.1 mg at least", "6 mg at most": the limits in parentheses after the dose. */
  readonly limits: readonly string[];
}

/** The doses in a stretch of words, and the figures that limit their total ("3 mg at most", "3 doses (1.2 mg)"). */
function readStretch(text: string): { readonly doses: readonly SaidDose[]; readonly totals: readonly string[] } {
  const found = [...text.matchAll(DOSE)].map(([figure], at, all) => ({
    figure: String(figure),
    isInBracket: /\([^)]*$/.test(text.slice(0, all[at]?.index)),
    behind: text.slice((all[at]?.index ?? 0) + String(figure).length),
  }));
  const isDose = ({ isInBracket, behind }: (typeof found)[number]) => !isInBracket && !behind.startsWith(' at most');
  const doses = found.filter(isDose).map(({ figure, behind }) => {
    const [, bracket = ''] = /^[^(\d]*\(([^)]*)\)/.exec(behind) ?? [];
    return { figure, limits: bracket.split(', ').filter((words) => / at (?:most|least)$/.test(words)) };
  });
  const ofOneDose = doses.flatMap(({ limits }) => limits.map((words) => words.replace(/ at \w+$/, '')));
  const totals = found
    .filter((each) => !isDose(each))
    .map(({ figure }) => figure)
    .filter((figure) => !ofOneDose.includes(figure));
  return { doses, totals };
}

const limitsOf = ({ min, max }: LineDose): string[] => [
  ...(min ? [`${figureText(min)} at least`] : []),
  ...(max ? [`${figureText(max)} at most`] : []),
];

/** The limits of all doses of a line: as figures, and as a crew reads them. */
const limitsIn = (edition: Edition, line: MedicationLine): readonly string[] => [
  ...dosesOf(line).flatMap(({ totalMax }) => figureText(totalMax) ?? []),
  ...(lineFace(edition, line)?.most ?? []),
];

/** True when a line of the card gives the act of a medication line, so that a crew reads its volume there. */
const isGiven = (card: Protocol, { medication, act }: MedicationLine): boolean =>
  cardLines(card).some(({ parts }) => parts?.gives?.some((each) => each.medication === medication && each.act === act));

/** The doses of a medication line as volumes: "0.02 mg/kg = 0.2 mL/kg of 0.1 mg/mL". */
const givenVolumes = (edition: Edition, line: MedicationLine): readonly string[] =>
  dosesOf(line).flatMap((dose) => {
    const { volume } = lineFigures(line, dose, drugOf(edition, line.medication));
    if (volume === undefined) return [];
    const drawn = `${doseText(dose)} = ${digits(volume.amount)} ${volume.unit}`;
    return [drawn, `${drawn} of ${strengthText(perMl(volume.strength))}`];
  });

/**
 * Anything stated in a stretch of words but not on the card: doses in card order with their limits, then totals, then
 * times.
 */
function unsaid(edition: Edition, { drug, text }: Stretch, card: Protocol): string[] {
  const lines = card.medications.filter(({ medication }) => drugWord(medication) === drug);
  const { doses, totals } = readStretch(text.replaceAll(AS_VOLUME, ''));
  const onCard = lines.flatMap(dosesOf);
  let from = 0;
  const wrong = doses.filter(({ figure, limits }) => {
    const at = onCard.findIndex(
      (dose, place) => place >= from && doseText(dose) === figure && limitsOf(dose).join() === limits.join(),
    );
    from = Math.max(at + 1, from);
    return at === -1;
  });
  const volumes = [
    ...cardLines(card).flatMap((line) => allOf(DOSE_AS_VOLUME, line.text)),
    ...lines.filter((line) => isGiven(card, line)).flatMap((line) => givenVolumes(edition, line)),
  ];
  const noVolumes = allOf(DOSE_AS_VOLUME, text).filter((volume) => !volumes.includes(volume));
  const noTotals = totals.filter(
    (figure) => !lines.some((line) => limitsIn(edition, line).some((text) => text.includes(figure))),
  );
  const times = [
    ...lines.flatMap((line) => lineTexts(edition, line)),
    ...onCard.map((dose) => dose.text),
    ...cardLines(card).flatMap((line) => (line.text.toLowerCase().includes(drug) ? [line.text] : [])),
  ].map((words) => words.toLowerCase());
  const noTimes = allOf(PACE, text.toLowerCase()).filter((pace) => !times.some((words) => words.includes(pace)));
  return [
    ...wrong.map(({ figure, limits }) => [drug, figure, ...limits].join(' ')),
    ...noVolumes.map((volume) => `${drug} ${volume}`),
    ...noTotals.map((figure) => `${drug} ${figure} in all`),
    ...noTimes.map((pace) => `${drug} ${pace}`),
  ];
}
