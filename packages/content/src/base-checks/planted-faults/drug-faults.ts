import { actsOf, card, drug, medication, type Planted, type PlantedFault, reword, there } from './planted-fault.ts';

const fault = (rule: string, words: string, plant: PlantedFault['plant']): PlantedFault => ({
  rule,
  fault: words,
  plant,
});

const row = (edition: Planted, id: string, indication: string) =>
  there(drug(edition, id).dosing.find((each) => each.indication.startsWith(indication)));
const quick = (edition: Planted, id: string) => there(edition.quickDoses.find((each) => each.id === id));
const quickAge = (edition: Planted, id: string) => there(edition.quickAgeDoses.find((each) => each.id === id));
const adultCard = (edition: Planted, id: string) => there(edition.adultDosing.find((each) => each.id === id));

/** Changes both the text and the figure of an adult's dose, so that they still match. */
function giveAdult(edition: Planted, id: string, indication: string, amount: number, unit: 'mg' | 'mcg'): void {
  const dosing = row(edition, id, indication);
  dosing.adultDose = `${amount} ${unit}`;
  dosing.adultFigure = { fixed: { amount, unit } };
}

/** Does the same for a child's dose per kilogram and its maximum. */
function giveChild(edition: Planted, id: string, indication: string, perKg: number, max: number): void {
  const dosing = row(edition, id, indication);
  dosing.pedsDose = `${perKg} mg/kg (max ${max} mg)`;
  dosing.pedsFigure = { perKg: { amount: perKg, unit: 'mg' }, max: { amount: max, unit: 'mg' } };
}

/** Changes the rate of an infusion, in the figures only. */
function run(edition: Planted, id: string, age: 'adult' | 'peds', low: number, high: number): void {
  const infusion = there(drug(edition, id).dosing.find((each) => each[`${age}Infusion`])?.[`${age}Infusion`]);
  infusion.low.amount = low;
  infusion.high.amount = high;
}

const copied = <Entry>(entry: Entry): Entry => JSON.parse(JSON.stringify(entry));

const LONG = 'Very long words. '.repeat(10).trim();

/** Faults in drugs, doses and calculators. */
export const DRUG_FAULTS: readonly PlantedFault[] = [
  fault('bounds', 'a dose ten times up, in text and figure', (edition) => {
    giveAdult(edition, 'epinephrine-1-1000', 'Anaphylaxis', 5, 'mg');
  }),
  fault('bounds', 'a dose ten times down, in text and figure', (edition) => {
    giveAdult(edition, 'amiodarone', 'Cardiac arrest', 30, 'mg');
  }),
  fault('bounds', 'a dose by weight ten times up with its maximum', (edition) => {
    giveChild(edition, 'midazolam', 'Seizure, IV', 1, 50);
  }),
  fault('bounds', 'a dose by weight ten times up under the right maximum', (edition) => {
    giveChild(edition, 'morphine', 'Pain', 1, 4);
  }),
  fault('bounds', 'the dose of the muscle into a vein', (edition) => {
    row(edition, 'epinephrine-1-1000', 'Anaphylaxis').route = 'IV';
  }),
  {
    ...fault(
      'bounds',
      'the dose of the muscle as a push into a vein, in row and card, which no other rule refuses',
      (edition) => {
        const { dosing } = drug(edition, 'epinephrine-1-10000');
        const push = { indication: 'Low blood pressure, push dose', route: 'IV' };
        const { pedsDose, pedsFigure, youngs, remarks, ...adultRow } = row(
          edition,
          'epinephrine-1-1000',
          'Anaphylaxis',
        );
        const { pediatric, purpose, ...adultLine } = medication(edition, 'anaphylaxis', 'Anaphylaxis');
        dosing.push(copied({ ...adultRow, ...push }));
        card(edition, 'anaphylaxis').medications.push(
          copied({ ...adultLine, ...push, medication: 'epinephrine-1-10000', routes: ['IV'] }),
        );
      },
    ),
    alone: true,
  },
  fault('bounds', "a child's epinephrine that starts ten times up", (edition) => {
    run(edition, 'epinephrine-1-1000', 'peds', 1, 1);
  }),
  fault('bounds', "a child's norepinephrine that starts ten times up", (edition) => {
    run(edition, 'norepinephrine', 'peds', 0.5, 0.5);
  }),
  fault('bounds', "an adult's norepinephrine, 2-20 mcg/min, that starts ten times up", (edition) => {
    run(edition, 'norepinephrine', 'adult', 20, 20);
  }),
  fault('bounds', 'propofol that starts ten times up', (edition) => {
    run(edition, 'propofol', 'adult', 50, 50);
  }),
  fault('bounds', 'a tenth of propofol, 25-75 mcg/kg/min', (edition) => {
    run(edition, 'propofol', 'adult', 2.5, 7.5);
  }),
  fault('bounds', 'the atropine of a poisoning after another one', (edition) => {
    giveAdult(edition, 'atropine', 'Symptomatic bradycardia', 2, 'mg');
    row(edition, 'atropine', 'Symptomatic bradycardia').indication = 'Bradycardia, anticholinergic stopped';
  }),
  fault('bounds', 'the dose of a syringe for a nasal spray, a tenth of it', (edition) => {
    Object.assign(row(edition, 'naloxone', 'Opioid'), { indication: 'Opioid overdose, nasal spray', route: 'IN' });
  }),
  fault('bounds', 'the nebulized dose of epinephrine for the racemic one', (edition) => {
    giveAdult(edition, 'epinephrine-1-1000', 'Stridor', 2.5, 'mg');
    const { youngsAdultDose, ...racemic } = drug(edition, 'epinephrine-1-1000');
    const dosing = [row(edition, 'epinephrine-1-1000', 'Stridor')];
    edition.formulary.racemic = copied({ ...racemic, id: 'racemic', genericName: 'epinephrine (racemic)', dosing });
  }),
  fault('bounds', 'ten times a flush of saline', (edition) => {
    const flush = row(edition, 'sodium-chloride', 'Shock');
    Object.assign(flush, {
      indication: 'Flush',
      adultDose: '200 mL',
      adultFigure: { fixed: { amount: 200, unit: 'mL' } },
    });
  }),
  fault('bounds', 'ten times a drug of a kit that is stocked alone', (edition) => {
    const kit = drug(edition, 'cyanide-antidote-kit');
    const nitrite = there(kit.dosing.find(({ indication }) => indication.includes('nitrite')));
    nitrite.indication = 'Cyanide poisoning';
    nitrite.adultDose = '3000 mg';
    nitrite.adultFigure = { fixed: { amount: 3000, unit: 'mg' } };
    Object.assign(kit, { genericName: 'sodium nitrite', synonyms: [], id: 'sodium-nitrite', dosing: [nitrite] });
    delete edition.formulary['cyanide-antidote-kit'];
    edition.formulary['sodium-nitrite'] = kit;
  }),
  fault('bounds', 'mg for mcg', (edition) => {
    giveAdult(edition, 'fentanyl', 'Pain', 50, 'mg');
  }),
  fault('bounds', 'mcg for mg', (edition) => {
    giveAdult(edition, 'atropine', 'Symptomatic bradycardia', 1, 'mcg');
  }),
  fault('bounds', 'the dose of a pound for that of a kilogram', (edition) => {
    giveChild(edition, 'amiodarone', 'Cardiac arrest', 11, 300);
  }),
  fault('bounds', 'the dose of a kilogram for that of a pound', (edition) => {
    giveChild(edition, 'epinephrine-1-10000', 'Cardiac arrest', 0.0045, 1);
  }),
  fault('bounds', 'the dose of a muscle in a vein', (edition) => {
    row(edition, 'epinephrine-1-1000', 'Anaphylaxis').route = 'IV';
    giveAdult(edition, 'epinephrine-1-1000', 'Anaphylaxis', 0.3, 'mg');
  }),
  fault('bounds', 'a push dose that is as much as an arrest needs', (edition) => {
    there(medication(edition, 'anaphylaxis', 'Shock or near arrest despite IM doses, push dose').pediatric).perKg = {
      amount: 10,
      unit: 'mcg',
    };
  }),
  fault('bounds', 'a dose that is in the text alone', (edition) => {
    row(edition, 'hydrocortisone', 'Anaphylaxis adjunct').pedsDose = '1000 mg at 6-12 years';
  }),
  fault('bounds', 'a drug that nobody knows the limits of', (edition) => {
    Object.assign(drug(edition, 'adenosine'), { id: 'novel', genericName: 'novel', synonyms: [], brandNames: [] });
  }),
  fault('units', 'units of a drug that is stocked in mg', (edition) => {
    there(row(edition, 'naloxone', 'Opioid').adultFigure?.fixed).unit = 'units';
  }),
  fault('units', 'mg of a drug that is stocked in units', (edition) => {
    there(row(edition, 'heparin', 'STEMI').adultFigure?.perKg).unit = 'mg';
  }),
  fault('units', 'a maximum of another kind than the dose', (edition) => {
    there(quick(edition, 'naloxone').maxDose).unit = 'mEq';
  }),
  fault('units', 'millilitres of a drug that is stocked in mg', (edition) => {
    there(medication(edition, 'anaphylaxis', 'Anaphylaxis').adult?.fixed).unit = 'mL';
  }),
  fault('units', 'a dose by the pound', (edition) => {
    row(edition, 'lidocaine', 'Cardiac arrest').adultDose = '0.7 mg/lb';
  }),
  fault('units', 'a dilution in another unit than the stock', (edition) => {
    there(row(edition, 'ketamine', 'Pain').dilution).perMl.unit = 'units';
  }),
  fault('dose-limits', 'a dose of nothing', (edition) => {
    there(row(edition, 'amiodarone', 'Cardiac arrest').adultFigure?.fixed).amount = 0;
  }),
  fault('dose-limits', 'a minimum above the maximum', (edition) => {
    there(row(edition, 'atropine', 'Symptomatic').pedsFigure?.min).amount = 1;
  }),
  fault('dose-limits', 'a total below one dose', (edition) => {
    there(row(edition, 'nitroglycerin', 'Chest pain').adultFigure).totalMax = { amount: 0.2, unit: 'mg' };
  }),
  fault('dose-limits', 'a maximum that the lightest adult exceeds', (edition) => {
    there(row(edition, 'etomidate', 'RSI').adultFigure?.max).amount = 10;
  }),
  fault('dose-limits', "a card's total below one dose", (edition) => {
    const [line] = card(edition, 'stroke').medications.filter(({ medication }) => medication === 'labetalol');
    there(line?.adult).totalMax = { amount: 5, unit: 'mg' };
  }),
  fault('twin-doses', 'two rows for the same with other figures', (edition) => {
    const { dosing } = drug(edition, 'amiodarone');
    const twin = copied(there(dosing[0]));
    there(twin.adultFigure?.fixed).amount = 150;
    dosing.push(twin);
  }),
  fault('twin-doses', 'the same row twice', (edition) => {
    const { dosing } = drug(edition, 'adenosine');
    dosing.push(copied(there(dosing[0])));
  }),
  fault('drug-entries', 'an inventory id in small letters', (edition) => {
    drug(edition, 'acetaminophen').medId = 'another';
  }),
  fault('drug-entries', 'a name that two drugs share', (edition) => {
    drug(edition, 'adenosine').genericName = 'amiodarone';
  }),
  fault('drug-entries', 'an inventory id that two drugs share', (edition) => {
    drug(edition, 'adenosine').medId = drug(edition, 'amiodarone').medId;
  }),
  fault('drug-entries', 'a drug without a row', (edition) => {
    drug(edition, 'haloperidol').dosing = [];
  }),
  fault('drug-entries', 'tall letters that change the name', (edition) => {
    drug(edition, 'fentanyl').tallMan = 'FENTANIL';
  }),
  fault('drug-entries', 'an auto-injector that is not marked', (edition) => {
    delete drug(edition, 'epinephrine-auto-injector-adult').autoInjector;
  }),
  fault('drug-strengths', 'a strength that was changed without the volumes', (edition) => {
    there(drug(edition, 'rocuronium').concentration).amount = 11;
  }),
  fault('drug-strengths', 'a strength of nothing', (edition) => {
    there(drug(edition, 'rocuronium').concentration).amount = 0;
  }),
  fault('drug-strengths', 'a component that the presentation does not print', (edition) => {
    there(row(edition, 'cyanide-antidote-kit', 'Cyanide poisoning: sodium nitrite').concentration).amount = 31;
  }),
  fault('drug-strengths', 'half an injector', (edition) => {
    there(row(edition, 'epinephrine-auto-injector-adult', 'Anaphylaxis').adultFigure?.fixed).amount = 0.15;
  }),
  fault('drug-sources', 'a dosing row without a source', (edition) => {
    row(edition, 'ketorolac', 'Moderate to severe pain, IV').sources = [];
  }),
  fault('drug-sources', 'a drug without a source', (edition) => {
    drug(edition, 'furosemide').sources = [];
  }),
  fault('drug-sources', 'a row that names a source twice', (edition) => {
    quick(edition, 'naloxone').sources.push('spec');
  }),
  fault('drug-sources', 'a dilution without a source', (edition) => {
    there(row(edition, 'ketamine', 'Pain').dilution).sources = [];
  }),
  fault('drug-sources', 'a caution with a figure and no source', (edition) => {
    quickAge(edition, 'lidocaine').cautions.push({ text: 'At most 100 mg.', sources: [] });
  }),
  fault('drug-sources', 'a timing with a figure and no source', (edition) => {
    there(adultCard(edition, 'adult-atropine').timing[0]).text = 'Repeat in 3 min.';
    there(adultCard(edition, 'adult-atropine').timing[0]).sources = [];
  }),
  fault('drug-writing', 'a trailing zero', (edition) => {
    row(edition, 'adenosine', 'SVT (cardiac), first dose').adultDose = '6.0 mg';
  }),
  fault('drug-writing', 'a microgram sign', (edition) => {
    drug(edition, 'fentanyl').preparation = 'Draw 50 µ.';
  }),
  fault('dose-texts', 'a text that says another dose', (edition) => {
    row(edition, 'adenosine', 'SVT (cardiac), first dose').adultDose = '16 mg';
  }),
  fault('dose-texts', 'a text that says another dose of an infusion fluid', (edition) => {
    row(edition, 'dextrose-10', 'Hypoglycemia').adultDose = '500 mL (25 g)';
  }),
  fault('dose-texts', 'a text that says another maximum', (edition) => {
    row(edition, 'adenosine', 'SVT (cardiac), first dose').pedsDose = '0.1 mg/kg (max 12 mg)';
  }),
  fault('dose-texts', 'a text with a range', (edition) => {
    row(edition, 'diphenhydramine', 'Allergic').adultDose = '25-50 mg';
  }),
  fault('dose-texts', 'a dose that is not typed', (edition) => {
    delete row(edition, 'labetalol', 'Hypertensive').adultFigure;
  }),
  fault('dose-texts', 'a wrong volume behind a dose that is shown as written', (edition) => {
    row(edition, 'sodium-bicarbonate', 'Hyperkalemia').adultDose = '50 mEq (100 mL)';
  }),
  fault('dose-shapes', 'a dose that is fixed and by the kilogram', (edition) => {
    there(row(edition, 'adenosine', 'SVT (cardiac), first dose').pedsFigure).fixed = { amount: 6, unit: 'mg' };
  }),
  fault('dose-shapes', 'a rate that is given at once', (edition) => {
    row(edition, 'norepinephrine', 'Shock').kind = 'bolus';
  }),
  fault('dose-shapes', 'an infusion with the figure of a bolus', (edition) => {
    row(edition, 'norepinephrine', 'Shock').adultFigure = { fixed: { amount: 5, unit: 'mcg' } };
  }),
  fault('dose-shapes', 'a bolus by pump', (edition) => {
    row(edition, 'morphine', 'Pain').byPump = 'all';
  }),
  fault('face-cautions', 'a stop in a warning of a drug that is folded', (edition) => {
    actsOf(edition, 'propofol').know = [{ say: 'Drops pressure. Not in shock.' }];
  }),
  fault('face-cautions', 'a stop in a warning of an act that is folded', (edition) => {
    there(actsOf(edition, 'tranexamic-acid').acts[0]).know = [{ say: 'Over 10 min. Not IM.' }];
  }),
  fault('face-cautions', 'a stop in what a card adds to know', (edition) => {
    there(card(edition, 'seizures').medications[0]).add = { know: [{ say: 'Never IM.' }] };
  }),
  fault('face-cautions', 'a stop of a quick row in its fold', (edition) => {
    quick(edition, 'epinephrine-anaphylaxis').cautions.push({ text: 'Contraindicated IV.', sources: ['la-1309'] });
  }),
  fault('face-cautions', 'a stop of an adult card in its fold', (edition) => {
    adultCard(edition, 'adult-adenosine').cautions.push({ text: 'Not in asthma.', sources: ['la-1309'] });
  }),
  fault('face-cautions', 'an order that is asked for in the fold of a row by age', (edition) => {
    quickAge(edition, 'lidocaine').cautions.push({ text: 'A child: only on order.', sources: ['la-1309'] });
  }),
  fault('face-cautions', 'a stop that is called a check', (edition) => {
    quick(edition, 'propofol').cautions.push({ text: 'Not in shock.', sources: ['fda-propofol'], level: 'check' });
  }),
  fault('face-cautions', 'a stop that takes longer to read than there is time', (edition) => {
    quick(edition, 'propofol').cautions.push({ text: LONG, sources: ['fda-propofol'], level: 'stop' });
  }),
  fault('face-cautions', 'a face of too many lines', (edition) => {
    const { cautions } = quick(edition, 'propofol');
    for (let at = 0; at < 10; at += 1) cautions.push({ text: `Stop ${at}.`, sources: ['spec'], level: 'stop' });
  }),
  fault('age-estimates', 'an estimate that no dose by weight measures', (edition) => {
    delete row(edition, 'fentanyl', 'Pain').pedsFigure?.perKg;
  }),
  fault('age-estimates', 'an induction that may be given by Young', (edition) => {
    delete row(edition, 'ketamine', 'RSI induction').youngsNever;
  }),
  fault('age-estimates', 'a paralytic of the quick calculator that may be given by Young', (edition) => {
    delete quickAge(edition, 'succinylcholine').youngsNever;
  }),
  fault('age-estimates', 'two published doses for one age', (edition) => {
    for (const band of row(edition, 'epinephrine-1-1000', 'Anaphylaxis').byAge ?? []) band.only = { fromMonths: 12 };
  }),
  fault('age-estimates', "a published dose above the child's maximum", (edition) => {
    there(row(edition, 'epinephrine-1-1000', 'Anaphylaxis').byAge?.[0]).dose.amount = 1.5;
  }),
  fault('age-estimates', 'a difference that is written by hand', (edition) => {
    quick(edition, 'naloxone').cautions.push({ text: 'Young is 90 % too little.', sources: ['spec'] });
  }),
  fault('age-estimates', 'an age that no color zone holds', (edition) => {
    const blue = there(edition.zones.find(({ id }) => id === 'blue'));
    blue.ageMonths = { from: 60, below: 61 };
  }),
  fault('youngs-rows', 'a figure that no row is estimated from', (edition) => {
    delete row(edition, 'naloxone', 'Opioid').youngs;
  }),
  fault('youngs-rows', "an estimate above the child's maximum", (edition) => {
    there(drug(edition, 'ketamine').youngsAdultDose?.comprehensive).amount = 700;
  }),
  fault('youngs-rows', 'an estimate of a drug without a figure', (edition) => {
    row(edition, 'lorazepam', 'Seizure').youngs = true;
  }),
  fault('youngs-rows', 'an estimate without a ceiling', (edition) => {
    delete there(row(edition, 'naloxone', 'Opioid').pedsFigure).max;
  }),
  fault('dilutions', 'a recipe that does not make its strength', (edition) => {
    there(quick(edition, 'adenosine-first').dilution).perMl.amount = 0.4;
  }),
  fault('dilutions', 'a recipe from another stock', (edition) => {
    there(row(edition, 'ketamine', 'Pain').dilution).recipe = '1 mL of 20 mg/mL + 1 mL saline = 2 mL of 10 mg/mL';
  }),
  fault('dilutions', 'a recipe that does not say what it makes', (edition) => {
    there(row(edition, 'ketamine', 'Pain').dilution).recipe = '2 mL of 50 mg/mL + 8 mL saline = 10 mL of 12 mg/mL';
  }),
  fault('dilutions', "a card's recipe with too little saline", (edition) => {
    const { preparation } = medication(edition, 'anaphylaxis', 'Shock or near arrest despite IM doses, push dose');
    there(preparation).recipe = there(preparation).recipe.replace('9 mL saline', '8 mL saline');
  }),
  fault('dilutions', 'a vial in half of its diluent', (edition) => {
    for (const { preparation } of there(edition.protocols.burns).medications) {
      if (preparation) preparation.recipe = preparation.recipe.replace('200 mL saline', '100 mL saline');
    }
  }),
  fault('dilutions', 'words that nobody can reckon with', (edition) => {
    there(row(edition, 'ketamine', 'Pain').dilution).recipe = 'Fill the syringe up = 10 mg/mL';
  }),
  fault('dilutions', 'a dilution for small doses without the volume', (edition) => {
    delete there(quick(edition, 'adenosine-first').dilution).belowMl;
  }),
  fault('dilutions', 'an infusion without a bag', (edition) => {
    delete row(edition, 'norepinephrine', 'Shock').dilution;
  }),
  fault('dilutions', 'a card that mixes otherwise than the drug', (edition) => {
    const lines = there(edition.protocols['general-trauma']).medications;
    Object.assign(there(lines.find((line) => line.medication === 'ketamine')?.preparation), {
      recipe: '1 mL of 50 mg/mL + 9 mL saline = 10 mL of 5 mg/mL',
      perMl: { amount: 5, unit: 'mg' },
    });
  }),
  fault('vein-strengths', 'magnesium from the vial into a vein', (edition) => {
    delete row(edition, 'magnesium-sulfate', 'Cardiac arrest').dilution;
  }),
  fault('vein-strengths', 'a quick row of magnesium from the vial', (edition) => {
    delete quick(edition, 'magnesium-cardiac').dilution;
  }),
  fault('missing-diluents', 'a bag in the route of a card', (edition) => {
    medication(edition, 'adult-tachyarrhythmia', 'Stable wide-complex VT, regular only, on OLMD').route =
      'IV, in 100 mL dextrose 5%';
  }),
  fault('missing-diluents', 'a rate of the pump in the remarks of a row', (edition) => {
    there(row(edition, 'amiodarone', 'Stable VT')).remarks = 'By pump, 50 mL/h';
  }),
  fault('missing-diluents', 'a volume in the remarks of a row', (edition) => {
    row(edition, 'amiodarone', 'Stable VT').remarks = 'Adult: 3 mL.';
  }),
  fault('missing-diluents', 'a volume in a caution of a quick row', (edition) => {
    reword(quick(edition, 'amiodarone-stable-vt').cautions, 'over 10 min', 'in 100 mL over 10 min');
  }),
  fault('missing-diluents', 'a step of a card that names drug, diluent and volume', (edition) => {
    there(card(edition, 'adult-tachyarrhythmia').alsSteps[0]).text =
      'Regular VT: amiodarone 3 mL in 100 mL dextrose 5%, 150 mg over 10 min.';
  }),
  fault('missing-diluents', 'a preparation of the drug that names diluent and volume', (edition) => {
    drug(edition, 'amiodarone').preparation = 'With a pulse: 3 mL in 100 mL of dextrose 5%.';
  }),
  fault('missing-diluents', 'a row that is diluted all the same', (edition) => {
    row(edition, 'amiodarone', 'Stable VT').dilution = there(row(edition, 'adenosine', 'SVT').dilution);
  }),
  fault('missing-diluents', 'a quick row that is diluted all the same', (edition) => {
    quick(edition, 'amiodarone-stable-vt').dilution = there(quick(edition, 'adenosine-first').dilution);
  }),
  fault('missing-diluents', 'a plan of an arrest that gives it', (edition) => {
    const { missingDiluent } = medication(
      edition,
      'adult-tachyarrhythmia',
      'Stable wide-complex VT, regular only, on OLMD',
    );
    const given = there(edition.codes?.adult?.drugs.find(({ id }) => id === 'amiodarone-first'));
    there(given.line).missingDiluent = there(missingDiluent);
  }),
  fault('drug-sources', 'what a row is diluted in without a source', (edition) => {
    there(row(edition, 'amiodarone', 'Stable VT').missingDiluent).sources = [];
  }),
  fault('equal-volumes', 'ketamine for pain in the volume of induction', (edition) => {
    Object.assign(there(row(edition, 'ketamine', 'Pain').dilution), {
      recipe: '1 mL of 50 mg/mL + 9 mL saline = 10 mL of 5 mg/mL',
      perMl: { amount: 5, unit: 'mg' },
    });
  }),
  fault('shown-volumes', 'a line that multiplies a shown volume', (edition) => {
    reword(card(edition, 'seizures').alsSteps, '.', '. Under 20 kg: 5 times the mL shown.');
  }),
  fault('infusion-ranges', 'a range that the text does not print', (edition) => {
    there(row(edition, 'norepinephrine', 'Shock').adultInfusion).low.amount = 6;
  }),
  fault('infusion-ranges', "a child's rate that an adult's can be taken for", (edition) => {
    const dosing = row(edition, 'norepinephrine', 'Shock');
    dosing.pedsDose = '0.05-5 mcg/kg/min';
    there(dosing.pedsInfusion).high.amount = 5;
  }),
  fault('infusion-rates', 'a wrong rate of the pump', (edition) => {
    const { preparation } = medication(edition, 'anaphylaxis', 'Anaphylaxis not responding to 3 IM doses');
    there(preparation?.adultRateMlPerHour).low = 31;
  }),
  fault('infusion-rates', 'a rate without a dose', (edition) => {
    delete medication(edition, 'anaphylaxis', 'Anaphylaxis not responding to 3 IM doses').pediatric;
  }),
  fault('infusion-rates', 'another range than in the row', (edition) => {
    const { adult, preparation } = medication(edition, 'anaphylaxis', 'Anaphylaxis not responding to 3 IM doses');
    there(adult?.infusion).high.amount = 20;
    there(preparation?.adultRateMlPerHour).high = 300;
  }),
  fault('infusion-rates', 'another bag on the adult card', (edition) => {
    there(adultCard(edition, 'adult-epinephrine-infusion').infusion).dilution.recipe = 'Another bag = 4 mcg/mL';
  }),
  fault('line-doses', 'a figure that the text does not say', (edition) => {
    there(medication(edition, 'general-trauma', 'Pain, child without a line').pediatric?.perKg).amount = 15;
  }),
  fault('line-doses', 'two doses in one text', (edition) => {
    there(medication(edition, 'soft-tissue-orthopedic', 'Pain, child of 10 kg or less').pediatric).text =
      '15 mg/kg; 7.5 mg/kg at 10 kg or less';
  }),
  fault('line-doses', 'a line that gives nobody anything', (edition) => {
    const line = medication(edition, 'anaphylaxis', 'Anaphylaxis');
    delete line.adult;
    delete line.pediatric;
  }),
  fault('line-doses', 'a gas with a dose', (edition) => {
    there(medication(edition, 'anaphylaxis', 'Trouble breathing or shock').adult).fixed = { amount: 1, unit: 'mg' };
  }),
  fault('line-doses', 'an infusion that is given at once', (edition) => {
    medication(edition, 'anaphylaxis', 'Anaphylaxis not responding to 3 IM doses').kind = 'bolus';
  }),
  fault('line-routes', 'a way that the words do not name', (edition) => {
    medication(edition, 'anaphylaxis', 'Anaphylaxis').routes.push('IV');
  }),
  fault('dose-paces', 'a time that is not typed', (edition) => {
    delete there(row(edition, 'diazepam', 'Seizure').adultFigure).over;
  }),
  fault('dose-paces', 'a time that a row does not say', (edition) => {
    there(row(edition, 'morphine', 'Pain').adultFigure).over = { low: 1, high: 2, unit: 'min' };
  }),
  fault('dose-paces', 'millilitres that nobody speaks of', (edition) => {
    there(medication(edition, 'anaphylaxis', 'Anaphylaxis').adult).inMl = true;
  }),
  fault('line-choices', 'a choice without its purpose', (edition) => {
    delete medication(edition, 'rapid-sequence-intubation', 'Induction').purpose;
  }),
  fault('line-choices', 'a stand-in far from its drug', (edition) => {
    const { medications } = there(edition.protocols['rapid-sequence-intubation']);
    const at = medications.findIndex(({ whenUnsafe }) => whenUnsafe !== undefined);
    medications.unshift(...medications.splice(at, 1));
  }),
  fault('line-choices', 'a stand-in by its words alone', (edition) => {
    const { medications } = card(edition, 'rapid-sequence-intubation');
    delete there(medications.find(({ whenUnsafe }) => whenUnsafe !== undefined)).whenUnsafe;
  }),
  fault('card-doses', 'a row that gives another dose than the card', (edition) => {
    there(row(edition, 'naloxone', 'Opioid').adultFigure?.fixed).amount = 0.8;
  }),
  fault('card-doses', 'a difference on purpose that is none any more', (edition) => {
    const { medications } = card(edition, 'nerve-agent');
    there(medications.find(({ act }) => act === 'nerve-agent-pralidoxime')).indication = 'Second chamber';
  }),
  fault('calculated-doses', 'a row that names another volume than the card draws up', (edition) => {
    row(edition, 'sodium-bicarbonate', 'Hyperkalemia').adultDose = '50 mEq (100 mL)';
  }),
  fault('calculated-doses', 'a dose of cards alone that stands on no card', (edition) => {
    medication(edition, 'airway-obstruction', 'Thick plug in a tracheostomy tube').indication = 'Thick plug';
  }),
  fault('calculated-doses', 'a dose that no row has', (edition) => {
    drug(edition, 'tranexamic-acid').dosing = [];
  }),
  fault('row-doses', 'a row that no card gives', (edition) => {
    there(row(edition, 'amiodarone', 'Stable VT').pedsFigure?.perKg).amount = 6;
  }),
  fault('row-doses', 'a row alone that has gone', (edition) => {
    row(edition, 'haloperidol', 'Severe agitation').indication = 'Agitation, severe';
  }),
  fault('quick-rows', 'another kit than that of the drug', (edition) => {
    quick(edition, 'naloxone').kitLocation = 4;
  }),
  fault('quick-rows', 'a dose that no row of the drug gives', (edition) => {
    quick(edition, 'dextrose-10').dosePerKg.amount = 4;
  }),
  fault('quick-rows', 'an estimate from another figure', (edition) => {
    there(quick(edition, 'naloxone').youngsAdultDose).amount = 2;
  }),
  fault('quick-age-rows', 'an estimate from another figure', (edition) => {
    quickAge(edition, 'atropine').youngsAdultDose.amount = 0.6;
  }),
  fault('quick-age-rows', 'another dose by weight', (edition) => {
    quickAge(edition, 'atropine').perKg.amount = 0.03;
  }),
  fault('quick-age-rows', 'another kit than that of the drug', (edition) => {
    quickAge(edition, 'atropine').kitLocation = 2;
  }),
  fault('quick-age-rows', 'a drug with a row by weight', (edition) => {
    quickAge(edition, 'atropine').medication = 'naloxone';
  }),
  fault('quick-age-rows', 'the id of a row by weight', (edition) => {
    quickAge(edition, 'atropine').id = 'naloxone';
  }),
  fault('quick-card-doses', 'a maximum that the card does not have', (edition) => {
    there(quick(edition, 'naloxone').maxDose).amount = 3;
  }),
  fault('quick-card-doses', 'more than the adult card that it names', (edition) => {
    there(quick(edition, 'adenosine-first').maxDose).amount = 60;
  }),
  fault('quick-card-doses', 'another adult dose without naming it', (edition) => {
    const row = quick(edition, 'naloxone');
    row.cautions = row.cautions.filter(({ text }) => !/adult/i.test(text));
  }),
  fault('quick-card-doses', 'a row that no card gives', (edition) => {
    for (const line of there(edition.protocols['rapid-sequence-intubation']).medications) {
      if (line.medication === 'propofol') line.indication = 'Sleep, not in shock';
    }
  }),
  fault('adult-cards', 'a dose ten times up', (edition) => {
    there(adultCard(edition, 'adult-amiodarone-arrest').doses[0]).dose.amount = 3000;
  }),
  fault('adult-cards', 'a card without a dose', (edition) => {
    adultCard(edition, 'adult-atropine').doses = [];
  }),
  fault('adult-cards', 'steps without a name', (edition) => {
    delete there(adultCard(edition, 'adult-adenosine').doses[0]).step;
  }),
  fault('adult-cards', 'a comparison with another drug', (edition) => {
    there(there(adultCard(edition, 'adult-adenosine').doses[0]).quick).row = 'naloxone';
  }),
  fault('adult-cards', 'a comparison that says the figure', (edition) => {
    there(there(adultCard(edition, 'adult-adenosine').doses[0]).quick).why.text = 'There it is 6 mg.';
  }),
];
