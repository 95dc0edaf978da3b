import { cardLists, hasFigure } from '../../packages/content/src/checks/card-lines.ts';
import type { Edition, Line, Protocol } from '../../packages/content/src/index.ts';
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

/** One protocol: every line that states a figure, its drugs, what guidelines say otherwise, what is open. */
export function protocolReview(protocol: Protocol, at: number, edition: Edition): string[] {
  const { guidelineNotes, ...lists } = cardLists(protocol);
  const figures = Object.entries(lists).flatMap(([name, lines]) =>
    lines.filter(({ text }) => hasFigure(text)).map((line) => [LIST_NAMES[name] ?? name, ...cells(line)]),
  );
  const algorithm = edition.algorithms[protocol.id]?.steps.flatMap((step, number) =>
    step.lines.filter(({ text }) => hasFigure(text)).map((line) => [`Algorithm, step ${number + 1}`, ...cells(line)]),
  );
  const own = [`protocols/${protocol.id}/`, `algorithms/${protocol.id}/`];
  const open = openQuestions(edition).filter(({ place }) => own.some((start) => place.startsWith(start)));
  const heading = [protocol.priority, protocol.ageGroup ?? 'both', protocol.ahaReference?.edition];
  return [
    `### ${at}. ${plain(protocol.title)}`,
    '',
    `\`${protocol.id}\`, ${heading.filter((part) => part !== undefined).join(', ')}`,
    '',
    '**Figures**',
    '',
    ...table(['Where', 'Text', 'Sources'], [...figures, ...(algorithm ?? [])]),
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

const cells = ({ text, sources, review }: Line): string[] => [
  `${review === undefined ? '' : '**To be confirmed.** '}${plain(text)}`,
  cite(sources),
];
