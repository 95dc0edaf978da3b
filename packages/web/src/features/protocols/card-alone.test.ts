import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ageOnCard, cardPatient, findZone, groupDoses, kg, type LinePatient, years } from '@first60/clinical';
import { baseEdition, edition } from '@first60/content';
import type { CardContent, Line, Protocol } from '@first60/edition';
import { doseFacts } from '../../doses/on-card/dose-facts.ts';
import { summaryDoses } from '../../doses/on-card/dose-summary.ts';
import { faceless, reviewedShort, reviewedText } from '../../doses/on-card/line-facts.ts';
import { drugOf, shownName, stockedName } from '../../doses/on-card/stocked-drug.ts';
import { contentDate } from '../../edition/edition-cover.ts';
import { sourceNames } from '../../edition/source-names.ts';
import { cardMentions } from './card/card-mentions.ts';
import { isDrugNamed } from './card/found.ts';
import { sourcesOfLines } from './card/line-numbers.ts';
import { sectionsOf } from './card/protocol-sections.ts';
import { ageOfFilter } from './filter/age.ts';

/** No weight, then newborn to heavy adult. Each is tested with no age and with ages that a dose may require. */
const WEIGHTS = [null, '0.5', '3.4', '14', '36.9', '37', '80', '130'];
const YEARS = [null, '0.1', '4', '30'];

/** Everything that a card shows for a patient, derived from the given data source. */
function saidBy(from: CardContent, protocol: Protocol, weight: string | null, ofYears: string | null): unknown {
  const { sources = {} } = from;
  const kilograms = weight === null ? null : kg(weight);
  const age = kilograms === null ? undefined : ageOnCard(protocol, kilograms, ofYears === null ? null : years(ofYears));
  const patient: LinePatient | undefined =
    kilograms === null || age === undefined
      ? undefined
      : { weight: kilograms, age, years: ofYears === null ? null : years(ofYears) };
  const who = cardPatient(protocol, { weight: kilograms, years: ofYears === null ? null : years(ofYears) });
  const given = linesOf(protocol).flatMap(({ parts }) => groupDoses(parts?.gives ?? [], protocol.medications, who));
  const zone = kilograms?.value.lt(40) ? findZone(kilograms, from.zones) : undefined;
  return JSON.stringify({
    protocol,
    edition: from.id,
    sections: sectionsOf(protocol, (id) => from.protocols[id] !== undefined),
    lines: linesOf(protocol).map(({ text }) => cardMentions(from, text)),
    works: [
      ...sourcesOfLines(linesOf(protocol)).map(({ key }) => key),
      ...protocol.medications.flatMap((line) => line.sources),
    ].map((key) => sources[key] ?? `no ${key}`),
    related: protocol.crossLinks.map((id) => ({ title: from.protocols[id]?.title, age: from.protocols[id]?.ageGroup })),
    algorithm: from.algorithms[protocol.id],
    sheets: from.illustrations.filter((sheet) => sheet.protocol === protocol.id),
    zone: zone?.kind === 'inside' && sourceNames(sources, zone.zone.ettSize.sources),
    given: given.map(({ line, dose, weight: of }) => doseFacts(line, dose, drugOf(from, line), of)),
    medications: protocol.medications.map((line) => {
      return {
        drug: drugOf(from, line),
        names: [stockedName(from, line), shownName(from, line)],
        isNamed: drugOf(from, line)?.brandNames.map((name) => isDrugNamed(from, line.medication, name)),
        doses: (['adult', 'pediatric'] as const).map((each) => summaryDoses(line, drugOf(from, line), each, patient)),
        bounds: faceless(line, patient),
        reviewed: [reviewedText(contentDate(edition), sources, line), reviewedShort(sources, line)],
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

test('every card says the same read by itself as from the whole edition, to the character, for every patient', async () => {
  const cards = Object.values(edition.protocols);
  assert.ok(cards.length >= 44);
  for (const card of cards) {
    const alone = await baseEdition.card(card.id);
    assert.ok(alone !== undefined);
    for (const weight of WEIGHTS) {
      for (const ofYears of weight === null ? [null] : YEARS) {
        const place = `${card.id} at ${weight} kg, ${ofYears} years`;
        assert.equal(saidBy(alone, alone.protocol, weight, ofYears), saidBy(edition, card, weight, ofYears), place);
      }
    }
    const filter = { kind: 'id', id: card.id } as const;
    assert.equal(ageOfFilter(alone, filter), ageOfFilter(edition, filter));
  }
});

test('a card that lacks a drug or a work of its lines is noticed', async () => {
  const alone = await baseEdition.card('stroke');
  assert.ok(alone !== undefined);
  const said = (changed: Partial<CardContent>) => saidBy({ ...alone, ...changed }, alone.protocol, '80', null);
  const whole = saidBy(edition, alone.protocol, '80', null);
  assert.equal(said({}), whole);
  assert.notEqual(said({ formulary: {} }), whole);
  assert.notEqual(said({ sources: {} }), whole);
});
