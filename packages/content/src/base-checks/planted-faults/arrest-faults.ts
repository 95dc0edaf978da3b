import { card, type Planted, type PlantedFault, there } from './planted-fault.ts';

const fault = (rule: string, words: string, plant: PlantedFault['plant'], more: Partial<PlantedFault> = {}) => ({
  rule,
  fault: words,
  plant,
  ...more,
});

const plan = ({ codes }: Planted, id: 'adult' | 'child') => there(codes?.[id]);
const planned = (edition: Planted, id: 'adult' | 'child', drug: string) =>
  there(plan(edition, id).drugs.find((each) => each.id === drug));
const clock = ({ clocks }: Planted, id: string) => there(clocks?.find((each) => each.id === id));

/** Faults in the plans of an arrest and in running clocks. */
export const ARREST_FAULTS: readonly PlantedFault[] = [
  fault('references', 'a plan of no card', (edition) => {
    plan(edition, 'adult').protocol = 'no-such-card';
  }),
  fault('references', 'a running clock of no card', (edition) => {
    clock(edition, 'seizure').protocol = 'no-such-card';
  }),
  fault('references', 'a source of a plan that is not defined', (edition) => {
    plan(edition, 'child').cycle.sources.push('no-such-work');
  }),
  fault('references', 'a drug of a plan that is not stocked', (edition) => {
    there(planned(edition, 'adult', 'magnesium').line).medication = 'no-such-drug';
  }),
  fault('dose-writing', 'a trailing zero in a plan', (edition) => {
    plan(edition, 'adult').trauma.text = 'Epinephrine 1.0 mg last.';
  }),
  fault(
    'plan-drugs',
    'a dose in a plan that its card does not give',
    (edition) => {
      there(there(planned(edition, 'adult', 'epinephrine').line).adult).fixed = { amount: 10, unit: 'mg' };
    },
    { alone: true },
  ),
  fault('plan-drugs', 'a higher limit than that of the card', (edition) => {
    there(there(planned(edition, 'child', 'amiodarone').line).pediatric).max = { amount: 600, unit: 'mg' };
  }),
  fault('plan-drugs', 'a drug that the card no longer gives', (edition) => {
    const arrest = card(edition, 'pediatric-cardiac-arrest');
    arrest.medications = arrest.medications.filter(({ medication }) => medication !== 'naloxone');
  }),
  fault(
    'plan-drugs',
    'a drug without a dose',
    (edition) => {
      delete planned(edition, 'adult', 'calcium').line;
    },
    { alone: true },
  ),
  fault(
    'plan-drugs',
    'another strength than that of the drug',
    (edition) => {
      planned(edition, 'child', 'epinephrine').strength = '1 mg/mL';
    },
    { alone: true },
  ),
  fault('plan-drugs', 'volumes of another strength', (edition) => {
    planned(edition, 'child', 'epinephrine').stock = { concentration: { amount: 1, unit: 'mg' } };
  }),
  fault(
    'plan-drugs',
    'a total that the card does not say',
    (edition) => {
      planned(edition, 'adult', 'amiodarone-first').total = { amount: 900, unit: 'mg' };
    },
    { alone: true },
  ),
  fault(
    'plan-drugs',
    'a time until the next dose that its act does not say',
    (edition) => {
      there(planned(edition, 'adult', 'epinephrine').line).timing = 'Again: every 1 min';
    },
    { alone: true },
  ),
  fault(
    'plan-drugs',
    'a limit in words that is not that of its act',
    (edition) => {
      const line = there(planned(edition, 'adult', 'lidocaine-second').line);
      line.note = there(line.note).replace(/\d+/, '9');
    },
    { alone: true },
  ),
  fault(
    'plan-drugs',
    'words that are gone',
    (edition) => {
      delete there(planned(edition, 'child', 'amiodarone').line).note;
    },
    { alone: true },
  ),
  fault('plan-drugs', 'a dose of adults in the plan of a child', (edition) => {
    const { line } = planned(edition, 'child', 'lidocaine');
    delete there(line).pediatric;
  }),
  fault(
    'plan-limits',
    'a limit after ROSC that its task does not say',
    (edition) => {
      there(there(plan(edition, 'adult').rosc.find(({ id }) => id === 'pressure')).wanted).least = 100;
    },
    { alone: true },
  ),
  ...(['slow', 'saline'] as const).map((id) =>
    fault(
      'plan-limits',
      `a limit after ROSC of a child that its task does not say, ${id}`,
      (edition) => {
        there(there(plan(edition, 'child').rosc.find((task) => task.id === id)).wanted).least = 65;
      },
      { alone: true },
    ),
  ),
  fault(
    'plan-limits',
    'a limit after ROSC that the card does not say',
    (edition) => {
      const task = there(plan(edition, 'child').rosc.find(({ id }) => id === 'glucose'));
      there(task.wanted).least = 70;
      task.text = task.text.replace('60 mg/dL', '70 mg/dL');
    },
    { alone: true },
  ),
  fault('plan-drugs', 'a cue for a drug that is not offered', (edition) => {
    plan(edition, 'adult').epinephrine.drug = 'no-such-drug';
  }),
  fault('plan-drugs', 'a second way of a drug that is not offered', (edition) => {
    plan(edition, 'adult').epinephrine.also = ['no-such-drug'];
  }),
  fault('plan-drugs', 'an antiarrhythmic that is not offered', (edition) => {
    there(there(plan(edition, 'child').antiarrhythmic.choices[0]).doses[0]).drug = 'no-such-drug';
  }),
  ...(
    [
      ['a cycle of another length', (adult) => (adult.cycle.length = 180)],
      ['compressions of another rate', (adult) => (adult.compressions.choices = [100, 110, 140])],
      ['a longer pause', (adult) => (adult.pause.limit = 20)],
      ['breaths of another rate', (adult) => (adult.breaths.every = { from: 10, to: 10 })],
      ['another ratio', (adult) => (adult.breaths.ratio = [15, 2])],
      ['epinephrine at other times', (adult) => (adult.epinephrine.may = 120)],
      ['epinephrine after another shock', (adult) => (adult.epinephrine.afterShock = 1)],
      [
        'an antiarrhythmic after another shock',
        (adult) => {
          adult.antiarrhythmic.afterShock = 2;
          for (const { doses } of adult.antiarrhythmic.choices) there(doses[0]).fromShock = 2;
        },
      ],
      ['another EtCO2', (adult) => (adult.etco2.low = 20)],
      ['another temperature', (adult) => (adult.cold.below = 32)],
      ['more shocks in the cold', (adult) => (adult.cold.shocks = 5)],
      [
        'an energy that the card does not say',
        (adult) => {
          adult.energy.text = adult.energy.text.replace('360 J', '300 J');
        },
      ],
      [
        'another time before the second lidocaine',
        (adult) => {
          there(there(adult.antiarrhythmic.choices[1]).doses[1]).gap = 60;
        },
      ],
    ] as ReadonlyArray<readonly [string, (adult: ReturnType<typeof plan>) => void]>
  ).map(([words, change]) =>
    fault('plan-figures', words, (edition) => change(plan(edition, 'adult')), { alone: true }),
  ),
  fault('plan-figures', 'an energy of a child that its card does not say', (edition) => {
    plan(edition, 'child').energy.perKg = [4, 4];
  }),
  fault('plan-figures', 'another time to the first epinephrine of a child', (edition) => {
    plan(edition, 'child').epinephrine.within = 600;
  }),
  fault('plan-figures', 'another ratio of two rescuers', (edition) => {
    plan(edition, 'child').breaths.twoRescuers = [30, 2];
  }),
  fault('plan-figures', 'another time between two doses of amiodarone', (edition) => {
    there(there(plan(edition, 'child').antiarrhythmic.choices[0]).doses[1]).gap = 180;
  }),
  fault('plan-figures', 'another time between two doses of epinephrine in a cool core', (edition) => {
    there(plan(edition, 'adult').cool).late = 480;
  }),
  fault('plan-figures', 'a cool core that ends at another temperature', (edition) => {
    there(plan(edition, 'child').cool).below = 34;
  }),
  fault('plan-sources', 'a line for the newly born without a source', (edition) => {
    there(plan(edition, 'child').newborn).sources = [];
  }),
  fault('plan-figures', 'a card whose interval was changed alone', (edition) => {
    const arrest = card(edition, 'adult-cardiac-arrest');
    const text = JSON.stringify(arrest).replaceAll(/very 3-5 min/g, 'very 2-4 min');
    edition.protocols['adult-cardiac-arrest'] = JSON.parse(text);
  }),
  ...(
    [
      ['a usual rate that cannot be chosen', (adult) => (adult.compressions.perMin = 105)],
      ['a charge before its cycle', (adult) => (adult.cycle.chargeAt = 120)],
      ['a warning after the limit', (adult) => (adult.pause.warnAt = 10)],
      ['epinephrine that is late before it is due', (adult) => (adult.epinephrine.due = 400)],
      ['epinephrine sooner in a cool core', (adult) => (there(adult.cool).may = 120)],
      ['a cool core colder than a cold one', (adult) => (there(adult.cool).below = 30)],
      [
        'a first antiarrhythmic after another shock than its rule',
        (adult) => {
          there(there(adult.antiarrhythmic.choices[1]).doses[0]).fromShock = 4;
        },
      ],
      [
        'a second dose before the first',
        (adult) => {
          there(there(adult.antiarrhythmic.choices[0]).doses[1]).fromShock = 2;
        },
      ],
      [
        'two drugs with one id',
        (adult) => {
          there(adult.drugs[1]).id = there(adult.drugs[5]).id;
        },
      ],
      [
        'two causes with one id',
        (adult) => {
          there(adult.causes[1]).id = there(adult.causes[0]).id;
        },
      ],
    ] as ReadonlyArray<readonly [string, (adult: ReturnType<typeof plan>) => void]>
  ).map(([words, change]) => fault('plan-order', words, (edition) => change(plan(edition, 'adult')))),
  fault('plan-order', 'energies that fall', (edition) => {
    plan(edition, 'child').energy.maxPerKg = 3;
  }),
  fault('plan-order', 'breaths from longer to shorter', (edition) => {
    plan(edition, 'child').breaths.every = { from: 3, to: 2 };
  }),
  fault(
    'plan-sources',
    'a figure of a plan without a source',
    (edition) => {
      plan(edition, 'adult').pause.sources = [];
    },
    { alone: true },
  ),
  fault('plan-sources', 'a text with a figure without a source', (edition) => {
    there(plan(edition, 'adult').facts[0]).text = 'Who saw it in the last 5 min?';
  }),
  fault('plan-sources', 'a mark without a source', (edition) => {
    there(clock(edition, 'stroke').marks[0]).sources = [];
  }),
  fault('plan-sources', 'a source that is named twice', (edition) => {
    there(clock(edition, 'naloxone').repeat).sources.push('spec');
  }),
  fault('plan-sources', 'a further line of a cause without a source', (edition) => {
    const toxins = there(plan(edition, 'adult').causes.find(({ id }) => id === 'toxins'));
    there(there(toxins.more)[0]).sources = [];
  }),
  ...(
    [
      ['a step above the dose', 'adult', 'saline', (steps) => (there(steps[2]).fixed = { amount: 2000, unit: 'mL' })],
      [
        'a step that the card does not say',
        'adult',
        'saline',
        (steps) => (there(steps[1]).fixed = { amount: 300, unit: 'mL' }),
      ],
      ['a step of another size', 'adult', 'dextrose', (steps) => (there(steps[0]).fixed = { amount: 25, unit: 'mL' })],
      ['steps that fall', 'adult', 'saline', (steps) => steps.reverse()],
      ['steps that end before the dose', 'child', 'saline', (steps) => steps.pop()],
      [
        'a step for each kg that the card does not say',
        'child',
        'saline',
        (steps) => (there(steps[0]).perKg = { amount: 15, unit: 'mL' }),
      ],
      [
        'a step for each kg of a fixed dose',
        'adult',
        'saline',
        (steps) => (steps[0] = { perKg: { amount: 10, unit: 'mL' }, sources: ['spec'] }),
      ],
      ['a step in another unit', 'adult', 'dextrose', (steps) => (there(steps[0]).fixed = { amount: 5, unit: 'g' })],
    ] as ReadonlyArray<
      readonly [string, 'adult' | 'child', string, (steps: NonNullable<ReturnType<typeof planned>['steps']>) => void]
    >
  ).map(([words, id, drug, change]) =>
    fault('plan-steps', words, (edition) => change(there(planned(edition, id, drug).steps)), { alone: true }),
  ),
  fault(
    'plan-steps',
    'words after ROSC of a figure that the card does not say',
    (edition) => {
      there(planned(edition, 'adult', 'saline').afterRosc).text = '250-750 mL at a time, only with clear lungs';
    },
    { alone: true },
  ),
  fault(
    'plan-sources',
    'a step without a source',
    (edition) => {
      there(there(planned(edition, 'adult', 'saline').steps)[0]).sources = [];
    },
    { alone: true },
  ),
  fault('clock-marks', 'a clock without a mark', (edition) => {
    clock(edition, 'seizure').marks = [];
  }),
  fault(
    'clock-marks',
    'marks in another order',
    (edition) => {
      clock(edition, 'stroke').marks.reverse();
    },
    { alone: true },
  ),
  fault('clock-marks', 'a repeat without a pause', (edition) => {
    there(clock(edition, 'tourniquet').repeat).every = 0;
  }),
  fault('clock-marks', 'two clocks with one id', (edition) => {
    clock(edition, 'seizure').id = 'stroke';
  }),
  fault(
    'clock-figures',
    'a mark that its card does not say',
    (edition) => {
      there(clock(edition, 'tranexamic-acid').marks[1]).at = 4 * 3600;
    },
    { alone: true },
  ),
  fault(
    'clock-figures',
    'a time ahead whose words do not name the time to come',
    (edition) => {
      there(clock(edition, 'trauma-scene').marks[0]).text = 'Leave.';
    },
    { alone: true },
  ),
  fault(
    'clock-figures',
    'a repeat that its card does not say',
    (edition) => {
      there(clock(edition, 'nitroglycerin').repeat).every = 180;
    },
    { alone: true },
  ),
];
