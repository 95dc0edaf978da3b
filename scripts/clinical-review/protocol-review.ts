import { cardLists } from '../../packages/checks/src/index.ts';
import type { Edition, Protocol } from '../../packages/edition/src/index.ts';
import { cardActsReview } from './acts-review.ts';
import { withAll } from './also-said.ts';
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

/** One protocol: every line, its drugs, differing guidelines, open points. */
export function protocolReview(protocol: Protocol, at: number, edition: Edition): string[] {
  const { guidelineNotes, ...lists } = cardLists(protocol);
  const rows = Object.entries(lists).flatMap(([name, lines]) =>
    lines.map((line) => [LIST_NAMES[name] ?? name, ...lineCells(line)]),
  );
  const algorithm = edition.algorithms[protocol.id];
  const sheets = edition.illustrations.filter((sheet) => sheet.protocol === protocol.id);
  const own = [
    ...[`protocols/${protocol.id}/`, `algorithms/${protocol.id}/`],
    ...sheets.map(({ id }) => `illustrations/${id}/`),
  ];
  const open = openQuestions(edition).filter(({ place }) => own.some((start) => place.startsWith(start)));
  const heading = [protocol.priority, protocol.ageGroup ?? 'both', protocol.ahaReference?.edition, toolsText(protocol)];
  const review = [
    `### ${at}. ${plain(protocol.title)}`,
    '',
    `\`${protocol.id}\`, ${heading.filter((part) => part !== undefined).join(', ')}`,
    '',
    '**Lines**',
    '',
    ...table(['Where', 'Text', 'Sources'], rows),
    ...(algorithm === undefined ? [] : algorithmReview(algorithm)),
    ...sheets.flatMap(illustrationReview),
    '**Medications**',
    '',
    ...medicationTable(protocol.medications, edition.formulary),
    ...cardActsReview(protocol, edition),
    '**Where guidelines differ**',
    '',
    ...bullets(guidelineNotes?.map(({ text, sources }) => `${plain(text)} ${cite(sources)}`) ?? []),
    '**Open questions**',
    '',
    ...bullets(open.map(({ text, sources }) => `${plain(text)} ${cite(sources)}`)),
  ];
  return [...withAll([protocol, algorithm ?? [], sheets], review), ...signatureBlock(protocol.title)];
}

const toolsText = ({ tools }: Protocol): string | undefined => tools && `tools: ${tools.join(', ')}`;
