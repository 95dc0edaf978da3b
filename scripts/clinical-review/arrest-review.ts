import { timeText } from '../../packages/checks/src/index.ts';
import type { ArrestPlan, ClockPlan, PlanDrug } from '../../packages/clinical/src/index.ts';
import type { Edition } from '../../packages/edition/src/index.ts';
import { cite, plain, table } from './markdown.ts';

type Row = readonly [what: string, text: string, sources: readonly string[]];

/** The plans of an arrest and the running clocks: each rule, wording and marker with its sources. */
export const arrestReview = ({ codes = {}, clocks = [] }: Edition): string[] => [
  ...Object.values(codes).flatMap(planReview),
  '### Running clocks',
  '',
  ...rows(['Clock', 'Says', 'Sources'], clocks.flatMap(clockRows)),
];

const planReview = (plan: ArrestPlan): string[] => [
  `### ${plan.id === 'adult' ? 'Arrest of an adult' : 'Arrest of a child'}`,
  '',
  `\`${plan.protocol}\`, cues ${plan.cues ? 'on' : 'off'}`,
  '',
  ...rows(['Rule', 'Text', 'Sources'], ruleRows(plan)),
  '**Drugs, each as its line on the card**',
  '',
  ...table(['Button', 'Dose', 'Strength', 'At most', 'When'], plan.drugs.map(drugCells)),
  ...rows(['What runs at a time', 'Text', 'Sources'], plan.drugs.flatMap(stepRows)),
  ...rows(
    ['Part', 'Text', 'Sources'],
    [
      ...plan.causes.flatMap(({ title, more = [], ...first }) =>
        [first, ...more].map(({ text, sources }): Row => [`Cause: ${title}`, text, sources]),
      ),
      ...plan.rosc.map(
        ({ after, injury, cold, wanted, text, sources }): Row => [
          `ROSC${after === 0 ? '' : `, ${timeText(after)}`}${heldText(injury, 'injury')}${heldText(cold, 'cold core')}${wanted ? `, first at ${outsideText(wanted)}` : ''}`,
          text,
          sources,
        ],
      ),
      ...plan.facts.map(({ text, values, sources }): Row => ['For OLMD', `${text} ${values.join(' / ')}`, sources]),
    ],
  ),
];

const heldText = (holds: boolean | undefined, what: string): string =>
  holds === undefined ? '' : holds ? `, ${what}` : `, no ${what}`;

/** "EtCO2 below 35 or above 45": the value that moves a task to the top. */
const outsideText = ({ vital, least, most, first }: NonNullable<ArrestPlan['rosc'][number]['wanted']>): string =>
  `${VITAL_NAMES[vital] ?? vital} ${[
    ...(least === undefined ? [] : [`below ${least}`]),
    ...(most === undefined ? [] : [`above ${most}`]),
  ].join(' or ')}${first ? ', before all others' : ''}`;

const VITAL_NAMES: Readonly<Partial<Record<string, string>>> = {
  'heart-rate': 'pulse',
  systolic: 'SBP',
  etco2: 'EtCO2',
  spo2: 'SpO2',
  glucose: 'glucose',
};

function ruleRows(plan: ArrestPlan): readonly Row[] {
  const { compressions, cycle, pause, breaths, epinephrine, antiarrhythmic, energy, etco2, cold, trauma } = plan;
  const { cool, pregnant, newborn } = plan;
  const { perMin, choices } = compressions;
  const { every, ratio, twoRescuers } = breaths;
  const name = (id: string): string => plan.drugs.find((drug) => drug.id === id)?.name ?? id;
  const within = epinephrine.within === undefined ? '' : `, within ${timeText(epinephrine.within)}`;
  return [
    ['Compressions', `${perMin} a min, of ${choices.join(', ')}`, compressions.sources],
    ['Cycle', `${timeText(cycle.length)}; charge ${timeText(cycle.chargeAt)} before its end`, cycle.sources],
    ['Pause', `Warning at ${timeText(pause.warnAt)}, compress at ${timeText(pause.limit)}`, pause.sources],
    [
      'Breaths',
      `Advanced airway: every ${every.from === every.to ? '' : `${every.from}-`}${timeText(every.to)}; else ${ratio.join(':')}${twoRescuers ? `, two rescuers ${twoRescuers.join(':')}` : ''}`,
      breaths.sources,
    ],
    [
      'Epinephrine',
      `VF/pVT: after shock ${epinephrine.afterShock}. Else at once${within}. Again: may at ${timeText(epinephrine.may)}, due at ${timeText(epinephrine.due)}, late at ${timeText(epinephrine.late)}`,
      epinephrine.sources,
    ],
    ...antiarrhythmic.choices.map(
      ({ name: choice, doses, notAfter }): Row => [
        `Antiarrhythmic: ${choice}`,
        [
          ...doses.map(
            ({ drug, fromShock, gap }) =>
              `${name(drug)} from shock ${fromShock}${gap === undefined ? '' : `, not before ${timeText(gap)}`}`,
          ),
          ...(notAfter === undefined ? [] : [`not in an arrest with ${name(notAfter)}`]),
        ].join('; '),
        antiarrhythmic.sources,
      ],
    ),
    ...(antiarrhythmic.text === undefined
      ? []
      : [['Antiarrhythmic', antiarrhythmic.text, antiarrhythmic.sources] satisfies Row]),
    ['Energy', `${perKgText(energy)}${energy.text}`, energy.sources],
    ['EtCO2', `${etco2.low} mmHg: ${etco2.lowText} ${etco2.rise} mmHg: ${etco2.riseText}`, etco2.sources],
    ...(etco2.roscLowText === undefined
      ? []
      : [['EtCO2 after ROSC', `Below ${etco2.low} mmHg: ${etco2.roscLowText}`, etco2.sources] satisfies Row]),
    ['Cold', `Below ${cold.below} °C, ${cold.shocks} shocks: ${cold.text}`, cold.sources],
    ...(cold.notMeasuredText === undefined
      ? []
      : [['Cold, core not measured', `The same: ${cold.notMeasuredText}`, cold.sources] satisfies Row]),
    [
      'Core not told',
      `Asked for below ${cool?.below ?? cold.below} °C${cold.told === undefined ? '' : ` and at the fact "${cold.told.value}"`}`,
      cool?.sources ?? cold.sources,
    ],
    ...(cool === undefined
      ? []
      : [
          [
            'Cool',
            `${cold.below}-${cool.below} °C, epinephrine again: may at ${timeText(cool.may)}, late at ${timeText(cool.late)}: ${cool.text}`,
            cool.sources,
          ] satisfies Row,
        ]),
    ['Injury', `Epinephrine and antiarrhythmic quiet: ${trauma.text}`, trauma.sources],
    ...(trauma.refractory === undefined
      ? []
      : [
          [
            'Injury, VF/pVT',
            `After shock ${trauma.refractory.afterShock}: ${trauma.refractory.text}`,
            trauma.sources,
          ] satisfies Row,
        ]),
    ...(pregnant === undefined ? [] : [['Pregnancy', pregnant.text, pregnant.sources] satisfies Row]),
    ...(newborn === undefined
      ? []
      : [
          ['Newborn', `Below ${newborn.belowKg} kg: ${newborn.text}`, newborn.sources] satisfies Row,
          ...(newborn.notes ?? []).map(
            ({ drugs, text }): Row => [`Newborn: ${drugs.map(name).join(', ')}`, text, newborn.sources],
          ),
        ]),
  ];
}

const perKgText = ({ perKg, maxPerKg, ceiling, adultFrom }: ArrestPlan['energy']): string =>
  perKg === undefined
    ? ''
    : `${perKg.join(', ')} J/kg${maxPerKg === undefined ? '' : `, ${maxPerKg} at most`}${ceiling === undefined ? '' : `, ${ceiling} J at most`}${adultFrom === undefined ? '' : `, above ${adultFrom} J with "adult dose at most"`}. `;

const drugCells = ({ name, line, strength, doses, total, only, firstAfterRosc, notInBleeding }: PlanDrug): string[] =>
  [
    name,
    [line?.adult?.text, line?.pediatric?.text].filter((text) => text !== undefined).join('; '),
    strength ?? '',
    [
      ...(doses === undefined ? [] : [`${doses} ${doses === 1 ? 'dose' : 'doses'}`]),
      ...(total === undefined ? [] : [`${total.amount} ${total.unit}`]),
    ].join(', '),
    [only && ONLY[only], firstAfterRosc && 'among the first after ROSC', notInBleeding && 'last after an injury']
      .filter((text) => text)
      .join(', '),
  ].map(plain);

const stepRows = ({ name, steps = [], afterRosc }: PlanDrug): readonly Row[] => [
  ...steps.map(({ fixed, perKg, sources }): Row => {
    const { amount, unit } = fixed ?? perKg ?? { amount: 0, unit: 'mL' };
    return [name, `${amount} ${unit}${perKg === undefined ? '' : '/kg'}`, sources];
  }),
  ...(afterRosc === undefined ? [] : [[`${name}, after ROSC`, afterRosc.text, afterRosc.sources] satisfies Row]),
];

const ONLY = { arrest: 'only in arrest', rosc: 'only after ROSC' } as const;

const clockRows = ({ title, protocol, marks, repeat, several, again }: ClockPlan): readonly Row[] => [
  ...marks.map(({ at, text, sources }): Row => [`${title} (${protocol}), ${timeText(at)}`, text, sources]),
  ...(repeat === undefined
    ? []
    : [
        [
          `${title} (${protocol}), every ${timeText(repeat.every)}${repeat.times === undefined ? '' : `, ${repeat.times} times`}${several ? ', several' : ''}${again ? ', from the last dose' : ''}`,
          repeat.text,
          repeat.sources,
        ] satisfies Row,
      ]),
];

const rows = (head: readonly string[], all: readonly Row[]): string[] =>
  table(
    head,
    all.map(([what, text, sources]) => [plain(what), plain(text), cite(sources)]),
  );
