import type { Edition } from '../../packages/edition/src/index.ts';
import { adultCardTexts } from './adult-card.ts';
import { planTexts } from './arrest-plan.ts';
import { cardTexts, statementTexts } from './card.ts';
import { drugTexts } from './drug.ts';
import { quickTexts } from './quick.ts';
import { sortedLines, type ToldLine } from './told-line.ts';

/** The files of an edition's texts, each with its lines: one file for each card, drug and list. */
export function toldFiles(edition: Edition): ReadonlyMap<string, readonly string[]> {
  const { protocols, formulary, codes = {}, clocks = [], zones, constants, illustrations } = edition;
  const files: ReadonlyArray<readonly [path: string, lines: readonly ToldLine[]]> = [
    ...Object.values(protocols).map((card) => [`cards/${card.id}.txt`, cardTexts(edition, card)] as const),
    ...Object.values(formulary).map((drug) => [`drugs/${drug.id}.txt`, drugTexts(edition, drug)] as const),
    ...Object.values(codes).map((plan) => [`plans/${plan.id}.txt`, planTexts(edition, plan)] as const),
    ['quick.txt', quickTexts(edition)],
    ['adult-dosing.txt', adultCardTexts(edition)],
    ['clocks.txt', clocks.flatMap((clock) => statementTexts(edition, `clock ${clock.id}`, clock))],
    ['zones.txt', zones.flatMap((zone) => statementTexts(edition, `zone ${zone.id}`, zone))],
    ['devices.txt', statementTexts(edition, 'devices', constants)],
    ['illustrations.txt', illustrations.flatMap((sheet) => statementTexts(edition, `illustration ${sheet.id}`, sheet))],
  ];
  return new Map(files.map(([path, lines]) => [path, sortedLines(lines)]));
}
