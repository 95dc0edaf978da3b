import type { Edition, Protocol } from '@first60/edition';
import { cardLists } from '../card-lines.ts';
import { lineChanges } from './line-changes.ts';
import { drugNames, medicationChanges } from './medication-changes.ts';
import { changesBetween, statementsOf } from './readable.ts';

const LISTS: Readonly<Record<string, string>> = {
  ahaReference: 'algorithm key points',
  first60Seconds: 'first 60 seconds',
  blsCore: 'BLS core',
  alsSteps: 'ALS steps',
  olmdCriteria: 'call OLMD',
  transportPriorities: 'transport',
  dos: "do's",
  donts: "don'ts",
  specialConsiderations: 'considerations',
  guidelineNotes: 'guideline differences',
};

/** The changes that a reader of the cards would notice. */
export function protocolChanges(was: Partial<Edition>, is: Partial<Edition>): string[] {
  const [before, after] = [was.protocols ?? {}, is.protocols ?? {}];
  const ids = new Set([...Object.keys(before), ...Object.keys(after)] as ReadonlyArray<Protocol['id']>);
  return [...ids].flatMap((id) => {
    const [old, card] = [before[id], after[id]];
    if (card === undefined) return [`Protocol removed: ${old?.title ?? id}`];
    if (old === undefined) return [`New protocol: ${card.title}`];
    return cardChanges(old, card, is.formulary);
  });
}

function cardChanges(was: Protocol, is: Protocol, formulary: Edition['formulary'] | undefined): string[] {
  const [before, after] = [cardLists(was), cardLists(is)];
  const lists = Object.keys(after).flatMap((name) =>
    lineChanges(`${is.title}, ${LISTS[name] ?? name}`, before[name] ?? [], after[name] ?? []),
  );
  return [
    ...changesBetween(is.title, statementsOf(headOf(was)), statementsOf(headOf(is))),
    ...medicationChanges(is.title, was.medications, is.medications, drugNames(formulary)),
    ...lists,
  ];
}

const headOf = ({
  title,
  category,
  priority,
  ageGroup,
  ahaReference,
  algorithmPdfPath,
  tools,
  crossLinks,
}: Protocol) => ({
  title,
  category,
  priority,
  ageGroup: ageGroup ?? 'both',
  algorithm: ahaReference?.edition ?? 'none',
  algorithmPdf: algorithmPdfPath ?? 'none',
  tools: tools ?? 'none',
  relatedProtocols: crossLinks,
});
