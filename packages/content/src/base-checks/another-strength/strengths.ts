/** Another product that is marketed of a drug, in place of the first one of its file. */
export interface AnotherStrength {
  readonly drug: string;
  /** What one container holds, as the file writes it. */
  readonly holds?: string;
  /** Only the container has another size: no other strength of it is marketed, and this says why. */
  readonly sameStrength?: string;
  /** Why there is no other product at all. */
  readonly none?: string;
  /** The name with the new strength, where the drug's name says one. */
  readonly name?: string;
  /** The routes by which it may go in as it is, where it is weak enough for more of them. */
  readonly undiluted?: string;
  /** The sentence that refuses it as long as the file does not say that it goes in as it is. */
  readonly refused?: string;
  /** How many times stronger its look-alike is then: the reader refuses the warning that says how many it was. */
  readonly times?: string;
  /** The rules that find something in it that they do not find in the base: a person has to look. */
  readonly rules?: readonly string[];
  /** An address, or the key of a source of the content. */
  readonly source?: string;
}

/** Another marketed strength for each stocked drug. If none is sold, another size, or the reason for leaving it out. */
export const STRENGTHS: readonly AnotherStrength[] = [
  {
    drug: 'acetaminophen',
    holds: '500 mg in 50 mL',
    sameStrength: 'All solutions for infusion have 10 mg/mL.',
    source: 'paracetamol-spc',
  },
  { drug: 'activated-charcoal', none: 'A ready suspension of one strength is marketed, in bottles of several sizes.' },
  {
    drug: 'adenosine',
    holds: '12 mg in 4 mL',
    sameStrength: 'All vials and syringes have 3 mg/mL.',
    source: 'https://trial.medpath.com/drug/approvals/fda/abae30592adec4c5',
  },
  {
    drug: 'albuterol',
    holds: '5 mg',
    source: 'https://build.fhir.org/ig/joofio/ufis-swe-ig/Bundle-Ventoline2mgmllosningnebulisator-SE-PLC-MPD-BBDL.html',
  },
  {
    drug: 'amiodarone',
    holds: '150 mg in 100 mL',
    source: 'https://dailymed.nlm.nih.gov/dailymed/drugInfo.cfm?setid=e9108958-b8d7-4fba-87c3-9a32990de551',
  },
  { drug: 'aspirin', holds: '300 mg', source: 'https://www.studystack.com/flashcard-3216968' },
  {
    drug: 'atropine',
    holds: '0.4 mg in 1 mL',
    times: '2.5',
    source: 'https://dailymed.nlm.nih.gov/dailymed/lookup.cfm?setid=a6fac578-c7bc-4b3c-a454-7889cc819118',
  },
  {
    drug: 'atropine-pralidoxime-auto-injector',
    none: 'One injector with two chambers is marketed, in one strength.',
  },
  { drug: 'calcium-chloride', none: 'Calcium chloride for injection is marketed as 10 % alone, in 10 mL.' },
  { drug: 'cyanide-antidote-kit', none: 'The powder is marketed as 5 g in one vial.' },
  {
    drug: 'dexamethasone',
    holds: '10 mg in 1 mL',
    source: 'https://medlibrary.org/lib/rx/meds/dexamethasone-sodium-phosphate-29/page/3/',
  },
  { drug: 'dextrose-10', none: 'The name is the strength: dextrose of another strength is another drug.' },
  {
    drug: 'diazepam',
    holds: '5 mg in 2.5 mL',
    source: 'https://www.readkong.com/page/diazepam-desitin-5-mg-rectal-solution-atrimusrx-5335797',
  },
  { drug: 'diphenhydramine', none: 'For injection it is marketed as 50 mg/mL alone, in 1 mL.' },
  { drug: 'epinephrine-1-1000', none: 'The name is the strength: 1:10,000 is another drug of the kits.' },
  { drug: 'epinephrine-1-10000', none: 'The name is the strength: 1:1,000 is another drug of the kits.' },
  {
    drug: 'epinephrine-auto-injector-adult',
    holds: '0.5 mg in 0.5 mL',
    source:
      'https://pharmacist.therapeuticresearch.com/Content/Segments/PRL/2016/Sep/Emergency-Epinephrine-Devices-10148',
  },
  {
    drug: 'epinephrine-auto-injector-pediatric',
    holds: '0.1 mg in 0.1 mL',
    source: 'https://prescriberpoint.com/therapies/auvi-q-6180fb4',
  },
  { drug: 'etomidate', none: 'All ampoules and vials have 2 mg/mL.' },
  {
    drug: 'fentanyl',
    none: 'What manufacturers market for injection is 50 mcg/mL alone; weaker syringes are made up.',
  },
  { drug: 'flumazenil', none: 'All ampoules and vials have 0.1 mg/mL.' },
  {
    drug: 'furosemide',
    holds: '100 mg in 10 mL',
    sameStrength: 'All vials and syringes for vein and muscle have 10 mg/mL.',
    source: 'https://dailymed.nlm.nih.gov/dailymed/lookup.cfm?setid=d75ba8bd-9494-4306-8443-9c1a90992dd5',
  },
  { drug: 'glucagon', holds: '1 mg in 0.2 mL', source: 'https://pharmacygps.com/drug/prescription-drug/72065-140' },
  { drug: 'haloperidol', none: 'For quick action it is marketed as 5 mg/mL alone, in 1 mL.' },
  {
    drug: 'heparin',
    holds: '10000 units in 10 mL',
    source: 'http://dailymed.nlm.nih.gov/dailymed/archives/fdaDrugInfo.cfm?archiveid=14750',
  },
  { drug: 'hydrocortisone', holds: '250 mg in 2 mL', rules: ['measurable'], source: 'fda-solu-cortef' },
  { drug: 'ipratropium', none: 'The source that says 0.5 mg in 2.5 mL says no other nebule.' },
  { drug: 'ketamine', holds: '500 mg in 5 mL', rules: ['one-ml-per-kg'], source: 'fda-ketamine' },
  { drug: 'ketorolac', holds: '15 mg in 1 mL', source: 'la-1309' },
  { drug: 'labetalol', holds: '100 mg in 100 mL', source: 'https://ndclist.com/ndc/0143-9363' },
  {
    drug: 'lidocaine',
    holds: '50 mg in 5 mL',
    name: 'lidocaine 1%',
    rules: ['measurable'],
    source: 'https://fda.report/DailyMed/9aa4144d-fc1a-45a1-b69a-a5122c145d2b',
  },
  {
    drug: 'lorazepam',
    holds: '2 mg in 1 mL',
    refused:
      'lorazepam, "Seizure (status epilepticus)" gives a newborn of 3 kg 2 mg/mL by vein or bone, undiluted from the vial, which it does not allow',
    source: 'fda-lorazepam',
  },
  {
    drug: 'magnesium-sulfate',
    holds: '2 g in 10 mL',
    name: 'magnesium sulfate 20%',
    undiluted: 'IM, IV, IO',
    rules: ['site-volume'],
    refused:
      'magnesium-sulfate, "Cardiac arrest, torsades, child" gives a newborn of 3 kg 200 mg/mL by vein or bone, undiluted from the vial, which it does not allow',
    source: 'https://medicines.org.uk/emc/product/15329/pil',
  },
  { drug: 'methylprednisolone', holds: '40 mg in 1 mL', source: 'fda-solu-medrol' },
  {
    drug: 'midazolam',
    holds: '5 mg in 5 mL',
    undiluted: 'IM, IN, IV, IO',
    rules: ['site-volume'],
    refused:
      'midazolam, "Seizure, IV" gives a newborn of 3 kg 1 mg/mL by vein or bone, undiluted from the ampoule, which it does not allow',
    source: 'sfda-leaflets',
  },
  { drug: 'morphine', holds: '4 mg in 1 mL', rules: ['measurable'], source: 'la-1309' },
  {
    drug: 'naloxone',
    holds: '2 mg in 2 mL',
    rules: ['site-volume'],
    source: 'http://www.mass.gov/eohhs/gov/departments/dph/programs/substance-abuse/prevention/naloxoneaccess/',
  },
  { drug: 'nitroglycerin', holds: '0.6 mg', source: 'https://vdocuments.site/molecular-weight-227.html' },
  {
    drug: 'norepinephrine',
    holds: '4 mg in 50 mL',
    source:
      'https://www.medthority.com/drugs/c-cardiovascular-system/c01/c01c/c01ca/c01ca03/sinora-0.08-mgml-solution-for-infusion/',
  },
  { drug: 'ondansetron', none: 'For injection it is marketed as 2 mg/mL alone.' },
  { drug: 'oral-glucose', none: 'A tube is given whole: its grams are the dose.' },
  { drug: 'oxygen', none: 'A gas.' },
  {
    drug: 'propofol',
    holds: '1000 mg in 50 mL',
    name: 'propofol 2%',
    source:
      'https://patient-info.co.uk/propofol-lipuro-2-procent-20-mg-ml-emulsion-for-injection-or-infusion-91031/summary-of-medicine-characteristics',
  },
  { drug: 'ringers-lactate', none: 'A fluid is given in mL.' },
  { drug: 'rocuronium', none: 'All vials have 10 mg/mL.' },
  {
    drug: 'sodium-bicarbonate',
    holds: '5 mEq in 10 mL',
    source: 'https://www.realvalueproducts.com/products/sodium-bicarbonate-iv-sol-84-50ml-x-10-0',
  },
  { drug: 'sodium-chloride', none: 'A fluid is given in mL.' },
  { drug: 'succinylcholine', holds: '100 mg in 2 mL', source: 'https://medicines.org.uk/emc/product/5189/smpc' },
  {
    drug: 'tranexamic-acid',
    holds: '1000 mg in 100 mL',
    source:
      'https://dailymed.nlm.nih.gov/dailymed/drugInfo.cfm?audience=consumer&setid=63f6c65f-b06b-4905-8ff8-3ac87569c7e0',
  },
];

/** Products that are too weak for a preparation that has to be made. */
export const TOO_WEAK: readonly (AnotherStrength & { readonly holds: string; readonly refused: string })[] = [
  {
    drug: 'norepinephrine',
    holds: '4 mg in 1000 mL',
    refused: 'which no diluent makes stronger: stock a stronger one, or make the preparation weaker.',
    source: 'fda-norepinephrine',
  },
  {
    drug: 'magnesium-sulfate',
    holds: '4 g in 100 mL',
    refused: 'which no diluent makes stronger: stock a stronger one, or make the preparation weaker.',
    source: 'ashp-magnesium',
  },
];
