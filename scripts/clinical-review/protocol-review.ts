import { cardLists } from '../../packages/checks/src/index.ts';
import { type Edition, hasFigure, type Protocol } from '../../packages/edition/src/index.ts';
import { algorithmReview, illustrationReview } from './drawing-review.ts';
import { lineCells } from './line-cells.ts';
import { bullets, cite, plain, table } from './markdown.ts';
import { openQuestions } from './marked-lines.ts';
import { medicationTable } from './medication-rows.ts';
import { signatureBlock } from './signature-block.ts';

const LIST_NAMES: Readonly<Record<string, string>> = {
  ahaReference: 'Algorithm key points',
  first60Seconds: 'First 60 seconds',
  blsCore: 'BLS core',
  alsSteps: 'ALS steps',
  steps: 'Steps',
  olmdCriteria: 'Call OLMD',
  transportPriorities: 'Transport',
  dos: "Do's",
  donts: "Don'ts",
  specialConsiderations: 'Considerations',
  notes: 'Notes',
};

/** One protocol: every line that states a figure, its drugs, differing guidelines, open points. */
export function protocolReview(protocol: Protocol, at: number, edition: Edition): string[] {
  const { guidelineNotes, ...lists } = cardLists(protocol);
  const figures = Object.entries(lists).flatMap(([name, lines]) =>
    lines.filter(({ text }) => hasFigure(text)).map((line) => [LIST_NAMES[name] ?? name, ...lineCells(line)]),
  );
  const algorithm = edition.algorithms[protocol.id];
  const sheets = edition.illustrations.filter((sheet) => sheet.protocol === protocol.id);
  const own = [
    ...[`protocols/${protocol.id}/`, `algorithms/${protocol.id}/`],
    ...sheets.map(({ id }) => `illustrations/${id}/`),
  ];
  const open = openQuestions(edition).filter(({ place }) => own.some((start) => place.startsWith(start)));
  const heading = [protocol.priority, protocol.ageGroup ?? 'both', protocol.ahaReference?.edition, toolsText(protocol)];
  return [
    `### ${at}. ${plain(protocol.title)}`,
    '',
    `\`${protocol.id}\`, ${heading.filter((part) => part !== undefined).join(', ')}`,
    '',
    '**Figures**',
    '',
    ...table(['Where', 'Text', 'Sources'], figures),
    ...(algorithm === undefined ? [] : algorithmReview(algorithm)),
    ...sheets.flatMap(illustrationReview),
    '**Medications**',
    '',
    ...medicationTable(protocol.medications, edition.formulary),
    '**Where guidelines differ**',
    '',
    ...bullets(guidelineNotes?.map(({ text, sources }) => `${plain(text)} ${cite(sources)}`) ?? []),
    '**Open questions**',
    '',
    ...bullets(open.map(({ text, sources }) => `${plain(text)} ${cite(sources)}`)),
    ...signatureBlock(protocol.title),
  ];
}

const toolsText = ({ tools }: Protocol): string | undefined => tools && `tools: ${tools.join(', ')}`;
