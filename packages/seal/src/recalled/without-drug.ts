import {
  type Drug,
  type Edition,
  type EditionActs,
  hasFigure,
  type MedicationLine,
  type Protocol,
} from '@first60/edition';
import type { RecallTarget } from '../recall.ts';
import { drugWords } from './drug-words.ts';
import { hidingFigures } from './hidden-figures.ts';
import { changed, isLine, lineSaying, withParts } from './texts.ts';
import { drugsOf, withoutDrawnUp, withoutUnnamedDoses } from './unnamed-doses.ts';
import { plansWithoutDrug } from './without-plans.ts';

/**
 * The drug keeps its names and its place in the kits, because a crew still has to find it, or recognize it as the wrong
 * one. Nothing is left to calculate with, and no text that names it states a figure.
 */
export function withoutDrug(edition: Edition, { id }: RecallTarget, sentence: string): Edition {
  const drug = edition.formulary[id];
  if (drug === undefined) return edition;
  const isOther = ({ medication }: { readonly medication: string }): boolean => medication !== id;
  const drugs = drugsOf(edition);
  const hide = hidingFigures(drugWords(drug), { sentence, anyName: drugs.anyName });
  const entries = Object.entries(edition.formulary).map(
    ([key, other]) => [key, withoutDrawnUp(other, drug, sentence)] as const,
  );
  const formulary = { ...Object.fromEntries(entries), [id]: hiddenDrug(drug, sentence) };
  const unnamed = Object.entries(edition.protocols).map(
    ([key, card]) => [key, withoutUnnamedDoses(card, { id, drugs, sentence })] as const,
  );
  const hideGiving = (node: unknown): unknown =>
    isLine(node) && node.parts?.gives?.some(({ medication }) => medication === id) ? lineSaying(node, sentence) : node;
  const rest = withParts({ ...edition, formulary, protocols: Object.fromEntries(unnamed) }, (part) =>
    hide(changed(part, hideGiving)),
  );
  const cards = Object.entries(rest.protocols).map(([key, card]) => {
    const title = edition.protocols[key]?.title ?? card.title;
    return [key, { ...withoutLinesOf(card, isOther, sentence), title }] as const;
  });
  return {
    ...rest,
    ...(rest.acts && { acts: withoutActsOf(rest.acts, id) }),
    protocols: Object.fromEntries(cards),
    quickDoses: rest.quickDoses.filter(isOther),
    quickAgeDoses: rest.quickAgeDoses.filter(isOther),
    adultDosing: rest.adultDosing.filter(isOther),
    ...plansWithoutDrug(rest, id),
  };
}

/** Nothing may be given of the drug. What others say of it has no figure, because a figure has a typed field. */
const withoutActsOf = ({ drugs, ...acts }: EditionActs, id: string): EditionActs => ({
  ...acts,
  drugs: Object.fromEntries(Object.entries(drugs).filter(([other]) => other !== id)),
});

function hiddenDrug(
  {
    concentration: _,
    youngsAdultDose: __,
    watched: ___,
    contraindications: ____,
    cautions: _____,
    greatestUndilutedIv: ______,
    ...drug
  }: Drug,
  sentence: string,
): Drug {
  return {
    ...drug,
    presentation: sentence,
    dosing: [],
    preparation: sentence,
    ...(drug.notesCaution !== undefined && { notesCaution: sentence }),
  };
}

/** The lines of the drug stay where a crew looks for them, with the sentence in place of the dose. */
function withoutLinesOf(card: Protocol, isOther: (line: MedicationLine) => boolean, sentence: string): Protocol {
  const medications = card.medications.map((line) => (isOther(line) ? line : hiddenLine(line, sentence)));
  return { ...card, medications };
}

function hiddenLine(line: MedicationLine, sentence: string): MedicationLine {
  const { medication, act, indication, kind, adult, pediatric, routes, route, first, purpose, whenUnsafe } = line;
  return {
    medication,
    act,
    indication: hasFigure(indication) ? sentence : indication,
    kind,
    ...(adult && { adult: { text: sentence } }),
    ...(pediatric && { pediatric: { text: sentence } }),
    routes,
    route: hasFigure(route) ? '' : route,
    ...(first && { first }),
    ...(purpose !== undefined && { purpose }),
    ...(whenUnsafe !== undefined && { whenUnsafe }),
    sources: [],
  };
}
