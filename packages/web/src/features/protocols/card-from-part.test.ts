import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ageOnCard, agesOf, findZone, firstLines, kg, type LinePatient, years } from '@first60/clinical';
import { edition, manifest } from '@first60/content';
import { type CardContent, type CardPart, cardPart, editionOfCard, type Line, type Protocol } from '@first60/edition';
import { contentDate } from '../../edition/edition-cover.ts';
import { sourceNames } from '../../edition/source-names.ts';
import { cardMentions } from './card/card-mentions.ts';
import { isDrugNamed } from './card/found.ts';
import { sourcesOfLines } from './card/line-numbers.ts';
import { sectionsOf } from './card/protocol-sections.ts';
import { doseFacts } from './doses/dose-facts.ts';
import { summaryDoses } from './doses/dose-summary.ts';
import { boundsOf, reviewedShort, reviewedText } from './doses/line-facts.ts';
import { drugOf, shownName, stockedName } from './doses/stocked-drug.ts';
import { ageOfFilter } from './filter/age.ts';

/** Nobody entered, newborn to heavy adult, each without an age and with one that a dose may ask for. */
const WEIGHTS = [null, '0.5', '3.4', '14', '36.9', '37', '80', '130'];
const YEARS = [null, '0.1', '4', '30'];

/** What no card says of a drug: it is the calculators' and the list of medications'. */
const NOT_ON_CARDS: ReadonlySet<string> = new Set([
  'dosing',
  'contraindications',
  'cautions',
  'youngsAdultDose',
  'greatestUndilutedIv',
  'medId',
  'classPrimary',
  'classSecondary',
  'preparation',
  'notesCaution',
]);

/** The part as the device reads it. */
const partOf = (protocol: Protocol): CardPart => JSON.parse(JSON.stringify(cardPart(edition, protocol.id)));

/** Everything that a card says, from what it is drawn from, for a patient. */
function saidBy(from: CardContent, protocol: Protocol, weight: string | null, ofYears: string | null): unknown {
  const kilograms = weight === null ? null : kg(weight);
  const age = kilograms === null ? undefined : ageOnCard(protocol, kilograms, ofYears === null ? null : years(ofYears));
  const patient: LinePatient | undefined =
    kilograms === null || age === undefined
      ? undefined
      : { weight: kilograms, age, years: ofYears === null ? null : years(ofYears) };
  const first =
    patient === undefined
      ? []
      : agesOf(patient.age).flatMap((each) => firstLines(protocol, each, patient.weight, patient.years));
  const zone = kilograms?.value.lt(40) ? findZone(kilograms, from.zones) : undefined;
  return JSON.stringify({
    protocol,
    edition: from.id,
    sections: sectionsOf(protocol, (id) => from.protocols[id] !== undefined),
    lines: linesOf(protocol).map(({ text }) => cardMentions(from, text)),
    works: [
      ...sourcesOfLines(linesOf(protocol)).map(({ key }) => key),
      ...protocol.medications.flatMap((line) => line.sources),
    ].map((key) => from.sources[key] ?? `no ${key}`),
    related: protocol.crossLinks.map((id) => ({ title: from.protocols[id]?.title, age: from.protocols[id]?.ageGroup })),
    algorithm: from.algorithms[protocol.id],
    sheets: from.illustrations.filter((sheet) => sheet.protocol === protocol.id),
    zone: zone?.kind === 'inside' && sourceNames(from.sources, zone.zone.ettSize.sources),
    first: first.flatMap((line) =>
      agesOf(patient?.age ?? 'both').map((each) => {
        const dose = line[each];
        return dose && patient && doseFacts(line, dose, drugOf(from, line), patient.weight);
      }),
    ),
    medications: protocol.medications.map((line) => {
      const known = Object.entries(drugOf(from, line) ?? {});
      return {
        drug: Object.fromEntries(known.filter(([key]) => !NOT_ON_CARDS.has(key))),
        names: [stockedName(from, line), shownName(from, line)],
        isNamed: drugOf(from, line)?.brandNames.map((name) => isDrugNamed(from, line.medication, name)),
        doses: (['adult', 'pediatric'] as const).map((each) => summaryDoses(line, drugOf(from, line), each, patient)),
        bounds: boundsOf(line, drugOf(from, line), patient),
        reviewed: [reviewedText(contentDate(edition), from.sources, line), reviewedShort(from.sources, line)],
      };
    }),
  });
}

const linesOf = (card: Protocol): readonly Line[] => [
  ...card.first60Seconds,
  ...(card.steps ?? []),
  ...card.blsCore,
  ...card.alsSteps,
  ...(card.ahaReference?.keyPoints ?? []),
  ...card.notes,
  ...card.specialConsiderations,
  ...card.transportPriorities,
  ...card.dosDonts.dos,
  ...card.dosDonts.donts,
  ...card.olmdCriteria,
  ...card.guidelineNotes,
];

test('every card says the same from its part as from the whole edition, to the character, for every patient', () => {
  const cards = Object.values(edition.protocols);
  assert.ok(cards.length >= 44);
  for (const card of cards) {
    const part = partOf(card);
    const alone = editionOfCard(manifest, part);
    for (const weight of WEIGHTS) {
      for (const ofYears of weight === null ? [null] : YEARS) {
        const place = `${card.id} at ${weight} kg, ${ofYears} years`;
        assert.equal(saidBy(alone, part.protocol, weight, ofYears), saidBy(edition, card, weight, ofYears), place);
      }
    }
    assert.equal(ageOfFilter(manifest, { kind: 'id', id: card.id }), ageOfFilter(edition, { kind: 'id', id: card.id }));
  }
});

test('a card that lacks a drug or a work of its lines is noticed', () => {
  const { stroke } = edition.protocols;
  assert.ok(stroke);
  const part = partOf(stroke);
  const said = (changed: Partial<CardPart>) =>
    saidBy(editionOfCard(manifest, { ...part, ...changed }), stroke, '80', null);
  const whole = saidBy(edition, stroke, '80', null);
  assert.equal(said({}), whole);
  assert.notEqual(said({ formulary: {} }), whole);
  assert.notEqual(said({ sources: {} }), whole);
});
