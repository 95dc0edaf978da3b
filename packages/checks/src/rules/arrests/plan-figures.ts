import type { ArrestPlan } from '@first60/clinical';
import { placedPlans } from '../../arrest-plans.ts';
import { type Rule, stops } from '../../rule.ts';
import { lineTextsOf, textsOf } from './card-texts.ts';

/** A figure in a plan, with its wording on a card. */
interface Stated {
  /** Its path within the plan. */
  readonly place: string;
  /** Its name, for use in a sentence. */
  readonly name: string;
  readonly value: string;
  /** The capturing groups are the figures, in order. */
  readonly said: RegExp;
}

/** A figure or an energy given in both a card and its plan must match. */
export const planFigures: Rule = {
  name: 'plan-figures',
  find: (edition) =>
    placedPlans(edition).flatMap(({ plan, card, at, where }) => {
      if (card === undefined) return [];
      const written = textsOf(card);
      const given = lineTextsOf(edition, card);
      const texts = [...written, ...given];
      const figures = statedIn(plan).flatMap(({ place, name, value, said }) => {
        // The card's own lines and the words of its drugs are each held against the plan.
        const on = [written, given]
          .map((part) => part.flatMap((text) => figuresIn(text, said)))
          .find((part) => part.length > 0 && !part.includes(value));
        if (on === undefined) return [];
        const others = [...new Set(on)].join(' or ');
        return [
          stops(
            `${at}/${place}`,
            `${where} has ${name} ${value}, and "${card.title}" says ${others}: make the two agree.`,
          ),
        ];
      });
      const energies = energiesIn(plan.energy.text).filter((energy) => !texts.flatMap(energiesIn).includes(energy));
      return [
        ...figures,
        ...energies.map((energy) =>
          stops(`${at}/energy/text`, `${where} says ${energy}, which "${card.title}" does not: make the two agree.`),
        ),
      ];
    }),
};

const figuresIn = (text: string, said: RegExp): readonly string[] =>
  [...text.matchAll(said)].map((match) =>
    match
      .slice(1)
      .filter((figure) => figure !== undefined)
      .join('-'),
  );

const energiesIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?<![\d.-])[\d.]+(?:-[\d.]+)? J(?:\/kg)?(?!\w)/g)].map(String);

const MINUTE = 60;
const minutes = (seconds: number): string => String(seconds / MINUTE);
const range = (from: number, to: number): string => (from === to ? String(from) : `${from}-${to}`);

/** The figures that may also be on a card. */
function statedIn(plan: ArrestPlan): readonly Stated[] {
  const { compressions, cycle, pause, breaths, epinephrine, antiarrhythmic, energy, etco2, cold, cool } = plan;
  const [slowest, fastest] = [Math.min(...compressions.choices), Math.max(...compressions.choices)];
  const gaps = antiarrhythmic.choices.flatMap(({ doses }, choice) =>
    doses.flatMap(({ gap, drug }, index): readonly Stated[] =>
      gap === undefined
        ? []
        : [
            {
              place: `antiarrhythmic/choices/${choice}/doses/${index}/gap`,
              name: `minutes before ${drug}`,
              value: minutes(gap),
              said: gapOf(plan, drug),
            },
          ],
    ),
  );
  const perKg = energy.perKg === undefined ? [] : energiesOf(energy.perKg);
  return [
    {
      place: 'compressions',
      name: 'compressions a minute',
      value: range(slowest, fastest),
      said: /(\d+)-(\d+) per min/g,
    },
    {
      place: 'cycle/length',
      name: 'minutes of CPR in a cycle',
      value: minutes(cycle.length),
      said: /CPR (?:for )?(\d+) min/g,
    },
    { place: 'pause/limit', name: 'seconds of a pause', value: String(pause.limit), said: /pause[^.]*?(\d+) s\b/gi },
    {
      place: 'breaths/every',
      name: 'seconds for a breath',
      value: range(breaths.every.from, breaths.every.to),
      said: /1 breath every (\d+(?:-\d+)?) s\b/g,
    },
    {
      place: 'breaths/ratio',
      name: 'compressions to breaths',
      value: breaths.ratio.join(':'),
      said: /(?<!rescuers )(?<!\d)(\d+:2)(?!\d)/g,
    },
    ...(breaths.twoRescuers === undefined
      ? []
      : [
          {
            place: 'breaths/twoRescuers',
            name: 'compressions to breaths of two rescuers',
            value: breaths.twoRescuers.join(':'),
            said: /two rescuers (\d+:\d+)/gi,
          },
        ]),
    {
      place: 'epinephrine',
      name: 'minutes between two doses of epinephrine',
      value: range(epinephrine.may / MINUTE, epinephrine.late / MINUTE),
      said: /epinephrine\b.*?every (\d+)-(\d+) min/gi,
    },
    {
      place: 'epinephrine/afterShock',
      name: 'the first epinephrine after shock',
      value: String(epinephrine.afterShock),
      said: /epinephrine\b.*?after the (\d+)(?:st|nd|rd|th) shock/gi,
    },
    ...(epinephrine.within === undefined
      ? []
      : [
          {
            place: 'epinephrine/within',
            name: 'minutes to the first epinephrine',
            value: minutes(epinephrine.within),
            said: /epinephrine\b.*?within (\d+) min/gi,
          },
        ]),
    {
      place: 'antiarrhythmic/afterShock',
      name: 'the antiarrhythmic after shock',
      value: String(antiarrhythmic.afterShock),
      said: /(?:amiodarone|lidocaine)\b.*?after the (\d+)(?:st|nd|rd|th) shock|after (?:the (\d+)(?:st|nd|rd|th) shock|shock (\d+)): (?:amiodarone|lidocaine)/gi,
    },
    ...gaps,
    ...perKg,
    {
      place: 'etco2/low',
      name: 'EtCO2 in mmHg',
      value: String(etco2.low),
      said: /EtCO2 below (\d+) mmHg: better compressions/g,
    },
    { place: 'cold/below', name: 'degrees', value: String(cold.below), said: /core below (\d+) °C: at most/gi },
    {
      place: 'cold/shocks',
      name: 'shocks in the cold',
      value: String(cold.shocks),
      said: /core below \d+ °C: at most (\d+) shocks/gi,
    },
    ...(cool === undefined
      ? []
      : [
          {
            place: 'cool',
            name: 'minutes between two doses of epinephrine in a cool core',
            value: range(cool.may / MINUTE, cool.late / MINUTE),
            said: /core \d+-\d+ °C: epinephrine every (\d+)-(\d+) min/gi,
          },
          {
            place: 'cool/below',
            name: 'degrees of a cool core',
            value: range(cold.below, cool.below),
            said: /core (\d+)-(\d+) °C: epinephrine/gi,
          },
        ]),
  ];
}

/** "3 doses, 5 min apart", "After 5 min, 3 doses in all", "5-10 min after the first dose". */
function gapOf({ drugs }: ArrestPlan, id: string): RegExp {
  const medication = drugs.find((drug) => drug.id === id)?.line?.medication ?? id;
  return new RegExp(
    `^${medication}: .*?(?:[Aa]fter (\\d+) min\\b|(\\d+) min apart|(\\d+)-\\d+ min after the first)`,
    'g',
  );
}

const energiesOf = (perKg: readonly number[]): readonly Stated[] =>
  perKg.map((energy, index) => ({
    place: `energy/perKg/${index}`,
    name: `J/kg of shock ${index + 1}`,
    value: String(energy),
    said: new RegExp(`^Shock ${index + 1}: (\\d+) J/kg`, 'g'),
  }));
