/** A difference between a regimen and its act, as "regimen -> act", and why it is right. */
interface Difference {
  readonly is: string;
  readonly because: string;
}

const WORDS =
  'The regimen says this total in words alone, under maxTotal of its row or max of its line; the act types it.';
const SHARED =
  'The total counts all acts of the drug. One of its regimens states it; this regimen is silent, and in words it counts too.';
const BY_WEIGHT =
  'The totals of a day belong to the drug, each with the weights that it is for: the regimen states the one of its own weights.';
const BY_AGE =
  'The regimen has the lowest and the highest figure, and says the ages in words; the act has an entry for each age.';
const BESIDE =
  'The patients whom the regimen leaves out are in its words alone; the act says that nothing is given before the call.';
const NEWBORN =
  'The dose of a newborn is a named figure or in words; the act has an entry for it, and begins the child at 1 month.';
const GROUP = 'A newborn was a child under 6 kg in the regimen; the act names the group.';
const HOURLY =
  'The regimen holds the rate of one hour as a dose, and says the ages in words; the act has an infusion per hour by age and weight.';
const STRICTER = 'The regimen says the total per kg in words; the act types it, with the same greatest total.';
const LADDER = 'The regimen says two steps in words: what is given on the first order, and in all.';
const GRAMS = 'The regimen is in mL of a stock; the act is in grams and says mL, which is the same volume.';
const WORDS_OF_GAS = 'The timing and the note of the line hold a flow; in the act they stand with the flows.';
const ROW = "The row has the words without a regimen's dose; they are the words of the act.";
const SEVERE = 'The second tablet at SBP 160 or more is a condition of the act, under modify.';
const ADULT_BY_AGE = 'The band runs from 12 to 17 years, and who is 15 or more is an adult of the cards.';
const OWN = "Beside the newborn's own total stands the one of the drug, which nobody under 6 kg reaches first.";

const STEP_TYPED =
  'The dose of 0.15 mg under 15 kg stands in words alone; the act types it, for the time without an ampoule. At 30 kg the words name the pen of adults.';
const CALLS =
  'The regimen holds 5 mg as a total; by its words the crew calls above it and goes on, which the act types as a step to tell.';
const OF_THE_STEPS =
  'The regimen says one dose, or two shots, in words; the act types what they come to as its own total.';
const FROM_1_MONTH = 'The total of 40 mL/kg begins at 1 month, as its dose does; a newborn has 10 mL/kg in all.';
const JUST_BORN =
  'A newborn may be just born: room air comes first, as the target of the act says; the regimen names the child.';
const BY_GROUP =
  'The total is typed for the same two groups as the one of the drug, so that the larger one is not printed beside it.';

const OWN_AND_SHARED =
  'The regimen says its own total in words; the other one is that of the drug, which counts all acts.';

/** Every difference that is meant. What is typed now and was said in words is the same figure: each was compared. */
export const EXPECTED: Readonly<Record<string, Difference>> = {
  'acetaminophen/pain-fever adult total': {
    is: '4000 mg -> aboveKg 50: 4000 mg a day; toKg 50: 60 mg/kg, max 3000 mg a day',
    because: BY_WEIGHT,
  },
  'acetaminophen/pain-fever child total': {
    is: '60 mg/kg, max 4000 mg -> aboveKg 10 toKg 33: 60 mg/kg, max 2000 mg a day; aboveKg 33 toKg 50: 60 mg/kg, max 3000 mg a day; aboveKg 50: 60 mg/kg, max 4000 mg a day; toKg 10: 30 mg/kg a day',
    because: BY_WEIGHT,
  },
  'acetaminophen/pain-fever-light-adult adult total': {
    is: '60 mg/kg, max 3000 mg -> aboveKg 50: 4000 mg a day; toKg 50: 60 mg/kg, max 3000 mg a day',
    because: BY_WEIGHT,
  },
  'acetaminophen/pain-fever-small-child child total': {
    is: '30 mg/kg -> aboveKg 10 toKg 33: 60 mg/kg, max 2000 mg a day; aboveKg 33 toKg 50: 60 mg/kg, max 3000 mg a day; aboveKg 50: 60 mg/kg, max 4000 mg a day; toKg 10: 30 mg/kg a day',
    because: BY_WEIGHT,
  },
  'adenosine/svt-first adult total': { is: 'none -> 18 mg', because: SHARED },
  'albuterol/hyperkalemia adult total': { is: 'none -> 20 mg', because: WORDS },
  'albuterol/hyperkalemia child': {
    is: '2.5 mg, max 5 mg -> belowMonths 48: 2.5 mg; fromMonths 48: 5 mg',
    because: BY_AGE,
  },
  'amiodarone/arrest-second adult total': { is: 'none -> 450 mg', because: SHARED },
  'atropine-pralidoxime-auto-injector/nerve-agent-atropine adult': {
    is: 'aboveKg 41: 2.1 mg -> aboveKg 41: 2.1 mg; toKg 41: call',
    because: BESIDE,
  },
  'atropine-pralidoxime-auto-injector/nerve-agent-atropine adult total': { is: 'none -> 6.3 mg', because: WORDS },
  'atropine-pralidoxime-auto-injector/nerve-agent-atropine child': {
    is: 'aboveKg 41: 2.1 mg -> aboveKg 41: 2.1 mg; toKg 41: call',
    because: BESIDE,
  },
  'atropine-pralidoxime-auto-injector/nerve-agent-atropine child total': { is: 'none -> 6.3 mg', because: WORDS },
  'atropine-pralidoxime-auto-injector/nerve-agent-pralidoxime adult': {
    is: 'aboveKg 41: 600 mg -> aboveKg 41: 600 mg; toKg 41: call',
    because: BESIDE,
  },
  'atropine-pralidoxime-auto-injector/nerve-agent-pralidoxime adult total': { is: 'none -> 1800 mg', because: WORDS },
  'atropine-pralidoxime-auto-injector/nerve-agent-pralidoxime child': {
    is: 'aboveKg 41: 600 mg -> aboveKg 41: 600 mg; toKg 41: call',
    because: BESIDE,
  },
  'atropine-pralidoxime-auto-injector/nerve-agent-pralidoxime child total': { is: 'none -> 1800 mg', because: WORDS },
  'atropine/organophosphate child total': { is: '5 mg -> none', because: CALLS },
  'atropine/bradycardia child total': { is: 'none -> 1 mg', because: WORDS },
  'cyanide-antidote-kit/hydroxocobalamin adult total': { is: 'none -> 10000 mg', because: WORDS },
  'cyanide-antidote-kit/hydroxocobalamin child total': { is: 'none -> 140 mg/kg, max 10000 mg', because: WORDS },
  'dextrose-10/hypoglycemia-by-volume adult': { is: '250 mL -> 25 g', because: GRAMS },
  'dextrose-10/hypoglycemia-by-volume child': {
    is: '5 mL/kg, max 250 mL -> fromMonths 1: 0.5 g/kg, max 25 g; newborn 0.2 g/kg',
    because: NEWBORN,
  },
  'dextrose-10/hypoglycemia child': {
    is: '0.5 g/kg, max 25 g -> fromMonths 1: 0.5 g/kg, max 25 g; newborn 0.2 g/kg',
    because: NEWBORN,
  },
  'dextrose-10/newborn child': { is: 'belowKg 6: 0.2 g/kg -> newborn belowKg 6: 0.2 g/kg', because: GROUP },
  'diazepam/rectal-12-17-years adult': {
    is: 'none -> belowMonths 216 fromMonths 144: 0.2 mg/kg, max 10 mg',
    because: ADULT_BY_AGE,
  },
  'diazepam/rectal-2-5-years child': {
    is: 'belowMonths 72 fromMonths 24: 0.5 mg/kg, max 10 mg -> belowMonths 24: call; belowMonths 72 fromMonths 24: 0.5 mg/kg, max 10 mg',
    because: BESIDE,
  },
  'diazepam/nerve-agent adult total': { is: 'none -> 10 mg', because: WORDS },
  'diphenhydramine/allergy-dystonia child total': { is: 'none -> 25 mg', because: WORDS },
  'epinephrine-1-10000/newborn child': { is: 'belowKg 6: 0.02 mg/kg -> newborn belowKg 6: 0.02 mg/kg', because: GROUP },
  'epinephrine-1-10000/newborn-tube child': {
    is: 'belowKg 6: 0.1 mg/kg -> newborn belowKg 6: 0.1 mg/kg',
    because: GROUP,
  },
  'epinephrine-auto-injector-pediatric/anaphylaxis child': {
    is: 'fromKg 15 toKg 30: 0.15 mg -> belowKg 30 fromKg 15: 0.15 mg; belowKg 15: if no-ampoule-at-once: 0.15 mg',
    because: STEP_TYPED,
  },
  'furosemide/pulmonary-edema adult total': { is: 'none -> 40 mg', because: WORDS },
  'glucagon/beta-blocker child': {
    is: '0.5 mg, max 1 mg -> belowMonths 60: 0.5 mg; fromMonths 60: 1 mg',
    because: BY_AGE,
  },
  'glucagon/anaphylaxis adult total': { is: 'none -> 5 mg', because: WORDS },
  'haloperidol/agitation adult': {
    is: 'belowMonths 828: 5 mg -> belowMonths 828: 5 mg; fromMonths 828: 2.5 mg',
    because: BY_AGE,
  },
  'haloperidol/agitation child': {
    is: 'belowMonths 156 fromMonths 60: 0.05 mg/kg, max 2.5 mg -> belowMonths 156 fromMonths 60: 0.05 mg/kg, max 2.5 mg; belowMonths 180 fromMonths 156: call',
    because: BESIDE,
  },
  'hydrocortisone/allergy-asthma child': {
    is: 'none -> fromMonths 156: 200 mg; belowMonths 156 fromMonths 72: 100 mg; belowMonths 72 fromMonths 6: 50 mg; belowMonths 6: 25 mg',
    because: BY_AGE,
  },
  'ketamine/pain adult total': { is: 'none -> 40 mg', because: WORDS },
  'ketamine/pain child total': { is: 'none -> 40 mg', because: WORDS },
  'ketamine/agitation child': { is: 'none -> call', because: BESIDE },
  'ketorolac/pain-iv adult total': {
    is: 'none -> 120 mg a day; belowKg 50: 60 mg a day; belowMonths 792 fromMonths 780: 60 mg a day',
    because: WORDS,
  },
  'ketorolac/pain-iv child total': { is: 'none -> 120 mg a day; belowKg 50: 60 mg a day', because: WORDS },
  'ketorolac/pain-im adult total': {
    is: 'none -> 120 mg a day; belowKg 50: 60 mg a day; belowMonths 792 fromMonths 780: 60 mg a day',
    because: WORDS,
  },
  'lorazepam/seizure adult total': { is: 'none -> 8 mg', because: WORDS },
  'lorazepam/seizure child total': { is: 'none -> 0.2 mg/kg, max 8 mg', because: OF_THE_STEPS },
  'magnesium-sulfate/eclampsia adult total': { is: 'none -> 4000 mg', because: WORDS },
  'magnesium-sulfate/eclampsia-again adult total': { is: 'none -> 2000 mg', because: OF_THE_STEPS },
  'magnesium-sulfate/eclampsia-im adult total': { is: 'none -> 10000 mg', because: OF_THE_STEPS },
  'magnesium-sulfate/arrest-torsades-adult adult total': { is: 'none -> 2000 mg', because: OF_THE_STEPS },
  'magnesium-sulfate/preeclampsia adult total': { is: 'none -> 4000 mg', because: WORDS },
  'midazolam/seizure-im adult total': { is: 'none -> 10 mg', because: WORDS },
  'midazolam/seizure-im child total': { is: 'none -> 0.2 mg/kg, max 10 mg; 0.4 mg/kg, max 10 mg', because: WORDS },
  'midazolam/seizure-iv child total': { is: '10 mg -> 0.4 mg/kg, max 10 mg', because: STRICTER },
  'midazolam/after-tube child total': { is: '10 mg -> 0.4 mg/kg, max 10 mg', because: STRICTER },
  'midazolam/agitation-im adult total': { is: 'none -> 10 mg; 5 mg', because: LADDER },
  'midazolam/agitation-im child total': { is: 'none -> 0.4 mg/kg, max 10 mg', because: WORDS },
  'midazolam/agitation-vein adult total': { is: 'none -> 10 mg; 5 mg', because: LADDER },
  'midazolam/light-sedation-adult adult total': { is: 'none -> 10 mg; 5 mg', because: OWN_AND_SHARED },
  'midazolam/light-sedation-child child total': { is: 'none -> 0.4 mg/kg, max 10 mg', because: SHARED },
  'morphine/pain adult total': { is: 'none -> 12 mg', because: SHARED },
  'naloxone/opioid-nose adult total': { is: 'none -> 10 mg', because: SHARED },
  'naloxone/opioid-nose child total': { is: 'none -> 10 mg', because: SHARED },
  'naloxone/opioid-breathing-child child total': { is: 'none -> 10 mg', because: SHARED },
  'nitroglycerin/acs adult total': { is: 'none -> 1.2 mg', because: WORDS },
  'nitroglycerin/pulmonary-edema adult': { is: '0.4 mg, max 0.8 mg -> 0.4 mg', because: SEVERE },
  'ondansetron/nausea adult total': { is: 'none -> 8 mg', because: WORDS },
  'ondansetron/nausea child total': { is: 'none -> 4 mg', because: WORDS },
  'oral-glucose/hypoglycemia adult total': { is: 'none -> 30 g', because: WORDS },
  'oxygen/reference adult': {
    is: 'none -> say: 12-15 L/min by non-rebreather mask; 2-6 L/min by cannula',
    because: ROW,
  },
  'oxygen/reference child': {
    is: 'none -> fromMonths 1: say: 12-15 L/min by non-rebreather mask; 2-6 L/min by cannula; child sizes; newborn say: just born: room air first; else 12-15 L/min by non-rebreather mask; 2-6 L/min by cannula; child sizes',
    because: ROW,
  },
  'oxygen/asthma-copd adult': {
    is: 'say: asthma 12-15 L/min by non-rebreather to SpO2 94-98%; COPD 2-6 L/min by cannula to SpO2 88-92% -> say: asthma 12-15 L/min by non-rebreather to SpO2 94-98%; COPD 2-6 L/min by cannula to SpO2 88-92%; near arrest 15 L/min first, then the target',
    because: WORDS_OF_GAS,
  },
  'oxygen/asthma-copd child': {
    is: 'say: 12-15 L/min by non-rebreather, child size, to SpO2 94-98% -> say: 12-15 L/min by non-rebreather, child size, to SpO2 94-98%; near arrest 15 L/min first, then the target',
    because: WORDS_OF_GAS,
  },
  'oxygen/by-need child': {
    is: 'say: 12-15 L/min by non-rebreather; 2-6 L/min by cannula; child sizes -> fromMonths 1: say: 12-15 L/min by non-rebreather; 2-6 L/min by cannula; child sizes; newborn say: just born: room air first; else 12-15 L/min by non-rebreather; 2-6 L/min by cannula; child sizes',
    because: JUST_BORN,
  },
  'oxygen/high-flow child': {
    is: 'say: 15 L/min by non-rebreather, child size -> fromMonths 1: say: 15 L/min by non-rebreather, child size; newborn say: just born: room air first; else 15 L/min by non-rebreather, child size',
    because: JUST_BORN,
  },
  'oxygen/newborn child': {
    is: 'say: room air first; then as much as the SpO2 of the minute asks; 100% with compressions -> newborn say: room air first; then as much as the SpO2 of the minute asks; 100% with compressions; over SpO2 95% less; under 35 weeks 21-30% where a blender is carried, else air',
    because: WORDS_OF_GAS,
  },
  'ringers-lactate/burn-hourly child total': {
    is: '40 mL/kg, max 2000 mL -> 10 mL/kg; fromMonths 1: 40 mL/kg, max 2000 mL',
    because: FROM_1_MONTH,
  },
  'ringers-lactate/shock child total': {
    is: '40 mL/kg, max 2000 mL -> 10 mL/kg; fromMonths 1: 40 mL/kg, max 2000 mL',
    because: FROM_1_MONTH,
  },
  'ringers-lactate/shock child': {
    is: 'fromMonths 1: 20 mL/kg, max 1000 mL -> fromMonths 1: 20 mL/kg, max 1000 mL; newborn 10 mL/kg',
    because: NEWBORN,
  },
  'ringers-lactate/burn-hourly adult': { is: '500 mL -> 500 mL/h', because: HOURLY },
  'ringers-lactate/burn-hourly child': {
    is: 'fromKg 10: 125 mL, max 250 mL -> fromMonths 168: 500 mL/h; belowMonths 168 fromKg 10 fromMonths 72: 250 mL/h; belowMonths 72 fromKg 10 fromMonths 12: 125 mL/h; belowKg 10 belowMonths 168 fromMonths 12: call; belowMonths 12: call',
    because: HOURLY,
  },
  'sodium-chloride/shock child': {
    is: '20 mL/kg, max 1000 mL -> fromMonths 1: 20 mL/kg, max 1000 mL; newborn 10 mL/kg',
    because: NEWBORN,
  },
  'sodium-chloride/vomiting child': {
    is: '20 mL/kg, max 1000 mL -> fromMonths 1: 20 mL/kg, max 1000 mL; newborn 10 mL/kg',
    because: NEWBORN,
  },
  'sodium-chloride/electrical-hourly child total': {
    is: '40 mL/kg, max 2000 mL -> fromMonths 1: 40 mL/kg, max 2000 mL',
    because: FROM_1_MONTH,
  },
  'sodium-chloride/one-liter child total': {
    is: '20 mL/kg, max 1000 mL -> 10 mL/kg; fromMonths 1: 20 mL/kg, max 1000 mL; fromMonths 1: 40 mL/kg, max 2000 mL',
    because: FROM_1_MONTH,
  },
  'sodium-chloride/shock child total': {
    is: '40 mL/kg, max 2000 mL -> 10 mL/kg; fromMonths 1: 40 mL/kg, max 2000 mL',
    because: FROM_1_MONTH,
  },
  'sodium-chloride/vomiting child total': {
    is: '40 mL/kg, max 2000 mL -> 10 mL/kg; fromMonths 1: 40 mL/kg, max 2000 mL',
    because: FROM_1_MONTH,
  },
  'sodium-chloride/ketoacidosis-shock-child child total': {
    is: '20 mL/kg, max 1000 mL -> 20 mL/kg; fromMonths 1: 20 mL/kg, max 1000 mL; fromMonths 1: 40 mL/kg, max 2000 mL',
    because: BY_GROUP,
  },
  'sodium-chloride/small-bolus child total': {
    is: '10 mL/kg, max 500 mL -> 10 mL/kg; fromMonths 1: 10 mL/kg, max 500 mL; fromMonths 1: 40 mL/kg, max 2000 mL',
    because: BY_GROUP,
  },
  'sodium-chloride/small-bolus-once child total': {
    is: '10 mL/kg, max 500 mL -> 10 mL/kg; fromMonths 1: 10 mL/kg, max 500 mL; fromMonths 1: 40 mL/kg, max 2000 mL',
    because: BY_GROUP,
  },
  'sodium-chloride/dialysis child total': {
    is: '20 mL/kg, max 1000 mL -> 20 mL/kg; fromMonths 1: 20 mL/kg, max 1000 mL; fromMonths 1: 40 mL/kg, max 2000 mL',
    because: BY_GROUP,
  },
  'sodium-chloride/flush child': { is: '5 mL -> fromMonths 12: 5 mL; belowMonths 12: 2 mL', because: BY_AGE },
  'sodium-chloride/electrical-hourly adult': { is: '500 mL -> 500 mL/h', because: HOURLY },
  'sodium-chloride/electrical-hourly child': {
    is: 'fromKg 10: 125 mL, max 250 mL -> fromMonths 168: 500 mL/h; belowMonths 168 fromKg 10 fromMonths 72: 250 mL/h; belowMonths 72 fromKg 10 fromMonths 12: 125 mL/h; belowKg 10 belowMonths 168 fromMonths 12: call; belowMonths 12: call',
    because: HOURLY,
  },
  'sodium-chloride/one-liter child': {
    is: '20 mL/kg, max 1000 mL -> fromMonths 1: 20 mL/kg, max 1000 mL; newborn 10 mL/kg',
    because: NEWBORN,
  },
  'sodium-chloride/newborn child': { is: 'belowKg 6: 10 mL/kg -> newborn belowKg 6: 10 mL/kg', because: GROUP },
  'sodium-chloride/newborn child total': {
    is: '20 mL/kg -> 20 mL/kg; fromMonths 1: 40 mL/kg, max 2000 mL',
    because: OWN,
  },
  'tranexamic-acid/after-birth adult total': { is: 'none -> 1000 mg', because: WORDS },
};
