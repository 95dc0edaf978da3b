import type { Edition, ReviewPoint } from '../../packages/edition/src/index.ts';
import { actsReview } from './acts-review.ts';
import { alsoSaid, withAll } from './also-said.ts';
import { arrestReview } from './arrest-review.ts';
import { calculatorReview, formularyReview } from './formulary-review.ts';
import { bullets, cite, plain, table } from './markdown.ts';
import { openQuestions } from './marked-lines.ts';
import { protocolReview } from './protocol-review.ts';
import { constantsReview, hospitalsReview, sourcesReview, zonesReview } from './reference-review.ts';
import { countsOf } from './sheet-counts.ts';
import { signatureBlock } from './signature-block.ts';

/** The whole sheet that a medical director reads and signs, as Markdown. */
export function reviewSheet(edition: Edition, points: readonly ReviewPoint[]): string {
  const protocols = Object.values(edition.protocols);
  const part = (title: string, lines: readonly string[]): string[] => [`## ${title}`, '', ...lines];
  const lines = [
    '# Clinical review',
    '',
    '<!-- Written by scripts/clinical-review.ts (npm run content:review) from the content itself. Do not edit. -->',
    '',
    `Content edition ${edition.id}, SHA-256 \`${edition.sha256}\`.`,
    'A signature is for this digest: any change of the content gives another one. First60 is a reference tool; **this edition has not been clinically signed off**.',
    '',
    ...part('Counts', countTable(edition)),
    ...part('For the medical director', points.flatMap(pointReview)),
    ...part('Open questions', [
      'Marked in the app as "to be confirmed", because no good source was found:',
      '',
      ...bullets(
        openQuestions(edition).map(({ place, text, sources }) => `${plain(text)} (\`${place}\`) ${cite(sources)}`),
      ),
    ]),
    ...part(
      'Protocols',
      protocols.flatMap((protocol, at) => protocolReview(protocol, at + 1, edition)),
    ),
    ...part('Formulary', [...withAll(edition.formulary, formularyReview(edition)), ...signatureBlock('Formulary')]),
    ...part('What is given', [...withAll(edition.acts ?? {}, actsReview(edition)), ...signatureBlock('What is given')]),
    ...part('Calculators', [
      ...withAll([edition.quickDoses, edition.quickAgeDoses, edition.adultDosing], calculatorReview(edition)),
      ...signatureBlock('Calculators'),
    ]),
    ...part('Arrest plans and running clocks', [
      ...withAll([edition.codes ?? {}, edition.clocks ?? []], arrestReview(edition)),
      ...signatureBlock('Arrest plans and running clocks'),
    ]),
    ...part('Color zones', [...withAll(edition.zones, zonesReview(edition.zones)), ...signatureBlock('Color zones')]),
    ...part('Devices and lines', [
      ...withAll(edition.constants, constantsReview(edition)),
      ...signatureBlock('Devices and lines'),
    ]),
    ...part('Hospitals', [...withAll(edition.hospitals, hospitalsReview(edition)), ...signatureBlock('Hospitals')]),
    ...part('Groups, kits and words of the search', [
      ...alsoSaid(listsOf(edition), []),
      ...signatureBlock('Groups, kits and words of the search'),
    ]),
    ...part('Sources', withAll(edition.sources, sourcesReview(edition))),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

/** Everything not covered by another part of the sheet, including any new table. */
function listsOf({
  protocols: _protocols,
  formulary: _formulary,
  acts: _acts,
  quickDoses: _quickDoses,
  quickAgeDoses: _quickAgeDoses,
  adultDosing: _adultDosing,
  codes: _codes,
  clocks: _clocks,
  zones: _zones,
  constants: _constants,
  hospitals: _hospitals,
  sources: _sources,
  algorithms: _algorithms,
  illustrations: _illustrations,
  sha256: _sha256,
  ...lists
}: Edition): object {
  return lists;
}

function countTable(edition: Edition): string[] {
  const counts = countsOf(edition);
  return table(
    ['What', 'Count'],
    [
      ['Protocols', counts.protocols],
      ['Medication lines', counts.medicationLines],
      ['Dosing rows', counts.dosingRows],
      ['Distinct sources', counts.sources],
      ['Statements with a figure and its source', counts.sourcedFigures],
      ['Statements with a figure and no source', counts.unsourcedFigures],
      ['Flagged for review', counts.flagged],
    ].map((row) => row.map(String)),
  );
}

const pointReview = ({ topic, protocols, asShown, grounds, question, sources }: ReviewPoint): string[] => [
  `### ${plain(topic)}`,
  '',
  ...(protocols.length === 0 ? [] : [`Cards: ${cite(protocols)}`, '']),
  ...asShown.flatMap((text) => [`> ${plain(text)}`, '>']).slice(0, -1),
  ...(asShown.length === 0 ? [] : ['']),
  plain(grounds),
  '',
  `**${plain(question)}**`,
  '',
  `Sources: ${cite(sources)}`,
  '',
  'Decision: ______________________________________________',
  '',
];
