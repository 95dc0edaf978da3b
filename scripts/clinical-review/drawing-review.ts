import type { Algorithm, AlgorithmStep, Illustration } from '../../packages/edition/src/index.ts';
import { lineCells } from './line-cells.ts';
import { plain, table } from './markdown.ts';

/** A drawn algorithm: every step with its wording, and the target of each answer. */
export function algorithmReview({ basis, note, steps }: Algorithm): string[] {
  const numberOf = (id: string): number => steps.findIndex((step) => step.id === id) + 1;
  const leadsTo = ({ exits }: AlgorithmStep): string =>
    exits.map(({ to, label }) => `${label === undefined ? '' : `${plain(label)}: `}${numberOf(to)}`).join('; ');
  const rows = steps.flatMap((step, at) =>
    step.lines.map((line, row) => [
      row === 0 ? String(at + 1) : '',
      row === 0 ? step.kind : '',
      ...lineCells(line),
      row === 0 ? leadsTo(step) : '',
    ]),
  );
  return [
    `**Algorithm** (${plain(basis)})`,
    '',
    ...table(['Step', 'Kind', 'Text', 'Sources', 'Leads to'], rows),
    ...(note === undefined ? [] : [lineCells(note).join(' '), '']),
  ];
}

/** A sheet of drawings: the wording of each panel. */
export const illustrationReview = ({ title, basis, panels }: Illustration): string[] => [
  `**Illustration: ${plain(title)}** (${plain(basis)})`,
  '',
  ...table(
    ['Panel', 'Text', 'Sources'],
    panels.flatMap((panel) => panel.lines.map((line) => [plain(panel.title), ...lineCells(line)])),
  ),
];
