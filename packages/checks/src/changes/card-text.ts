import { digits, type LineDose, type LineVolume, lineFigures, perMl, strengthText } from '@first60/clinical';
import type { Drug, Edition, Line, MedicationLine, Protocol } from '@first60/edition';
import { attempt } from '../doses/attempt.ts';
import { statementLines } from './statements.ts';
import { lineText, numbered, rest } from './text-lines.ts';

/** The whole text of a card: what it is, then its lines and its drugs in the order in which a crew reads them. */
export function cardText(card: Protocol, formulary: Partial<Edition['formulary']>): string {
  const { title, first60Seconds, blsCore, alsSteps, steps, medications, olmdCriteria, transportPriorities } = card;
  const { dosDonts, specialConsiderations, notes, guidelineNotes, ahaReference, ...head } = card;
  const listed = new Set([
    'title',
    'first60Seconds',
    'blsCore',
    'alsSteps',
    'steps',
    'medications',
    'olmdCriteria',
    'transportPriorities',
  ]);
  const { keyPoints, ...algorithm } = ahaReference ?? { keyPoints: [] };
  const { dos, donts, ...otherAdvice } = dosDonts;
  const list = (heading: string, lines: readonly Line[] | undefined): readonly string[] =>
    numbered(heading, (lines ?? []).map(lineText));
  return [
    title,
    ...rest(Object.fromEntries(Object.entries(head).filter(([field]) => !listed.has(field)))),
    ...(ahaReference === undefined ? [] : rest({ algorithm })),
    ...list('First 60 seconds', first60Seconds),
    ...list('Algorithm key points', keyPoints),
    ...list('BLS core', blsCore),
    ...list('ALS steps', alsSteps),
    ...list('Protocol steps', steps),
    ...numbered(
      'Medications',
      medications.map((line) => medicationText(line, formulary)),
    ),
    ...list('Call OLMD', olmdCriteria),
    ...list('Transport & destination', transportPriorities),
    ...list("Do's", dos),
    ...list("Don'ts", donts),
    ...rest(otherAdvice),
    ...list('Considerations', specialConsiderations),
    ...list('Clinical notes', notes),
    ...list('Guideline differences', guidelineNotes),
  ].join('\n');
}

/** A drug on a card: its reason, each dose with its volume and underlying figures, and everything else in its line. */
function medicationText(line: MedicationLine, formulary: Partial<Edition['formulary']>): string {
  const { medication, indication, adult, pediatric, ...more } = line;
  const drug = formulary[medication];
  return [
    `${drug?.tallMan ?? drug?.genericName ?? medication}: ${indication}`,
    ...(adult === undefined ? [] : [`Adult: ${doseText(line, adult, drug)}`]),
    ...(pediatric === undefined ? [] : [`Child: ${doseText(line, pediatric, drug)}`]),
    ...(drug === undefined ? [] : [`In the kit: ${drug.presentation}, kit ${drug.kitNumber}`]),
    ...statementLines({ drug: medication, ...more }),
  ].join('\n   ');
}

function doseText(line: MedicationLine, dose: LineDose, drug: Drug | undefined): string {
  const { text, ...figures } = dose;
  const volume = attempt(() => lineFigures(line, dose, drug).volume);
  return `${text}${volume === undefined ? '' : ` = ${volumeText(volume)}`} (${statementLines(figures).join('; ')})`;
}

function volumeText({ amount, to, unit, strength }: LineVolume): string {
  // The reader multiplies a rate per kilogram, so it is not rounded.
  const figures = (to === undefined ? [amount] : [amount, to]).map((figure) =>
    unit === 'mL/kg/h' ? figure.toFixed() : digits(figure),
  );
  return `${figures.join('-')} ${unit} of ${strengthText(perMl(strength))}`;
}
