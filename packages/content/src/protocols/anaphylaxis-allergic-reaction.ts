import { line } from '../model/line.ts';
import type { Protocol } from '../model/protocol.ts';
import {
  albuterolDiffers,
  childEpinephrineDiffers,
  childInjectorAboveDose,
  infantAllergyFirstDose,
  signsAfterSecondDose,
} from './allergy-lines.ts';
import { allergicReactionMedications } from './anaphylaxis-allergic-reaction-medications.ts';
import { whoIsAChild } from './patient-lines.ts';
import { noStrongEpinephrineIntoVein } from './resuscitation-lines.ts';

export const anaphylaxisAllergicReaction: Protocol = {
  id: 'anaphylaxis-allergic-reaction',
  title: 'Allergic Reaction',
  category: 'allergy-immunology',
  priority: 'urgent',
  icon: 'shield-alert',
  color: 'orange',
  ageGroup: 'both',
  first60Seconds: [
    line(
      'Tongue or throat swelling, trouble breathing or poor perfusion: any one means epinephrine IM now.',
      'la-protocols-2025',
    ),
    line('Then adult: epinephrine 0.5 mg = 0.5 mL of 1 mg/mL into the outer thigh.', 'spec', 'la-protocols-2025'),
    line('Then child: epinephrine 0.01 mg/kg = 0.01 mL/kg of 1 mg/mL, 0.5 mg at most.', 'spec', 'wao-2020'),
    line('After epinephrine: open the Anaphylaxis card.'),
    line('Hives plus lasting vomiting or abdominal pain after an allergen: epinephrine too.', 'massachusetts-2026'),
    line('Skin only, breathing and pressure normal: mild. Stay on this card.', 'massachusetts-2026', 'salt-lake-2026'),
    line('Stop the trigger. Scrape the stinger out. Rings off.', 'la-protocols-2025'),
    line('Lungs, SpO2, pulse, blood pressure; again every 5 min.', 'nasemso-2022'),
  ],
  blsCore: [
    line('Mild:'),
    line('Itch, hives, flush, local swelling or nausea; breathing normal.', 'massachusetts-2026'),
    line('Cold pack on the sting or the swelling.', 'salt-lake-2026'),
    line('Stay beside the patient. Mild can turn severe within minutes.'),
    line('Keep epinephrine in reach, dose worked out.'),
    line('Turning severe:'),
    line('Hoarse, stridor, wheeze, swollen lips or tongue, faint, strong abdominal pain.', 'massachusetts-2026'),
    line('Epinephrine IM: ampoule, or injector 0.3 mg from 30 kg, 0.15 mg from 15 to 30 kg.', 'spec', 'fda-epipen'),
    line('Lay flat, legs up. Breathless: sitting, legs out. No standing.', 'aust-prescriber-2021'),
    line('Oxygen 15 L/min. Bag-mask ready.', 'la-protocols-2025'),
  ],
  alsSteps: [
    line('Mild:'),
    line(
      'Itch or hives: diphenhydramine 25 mg slow IV or IM; child from 2 years 1 mg/kg, 25 mg at most.',
      'spec',
      'wvems-2026',
      'massachusetts-2026',
    ),
    line('No IV just for hives. IV when it spreads.'),
    line('Wheeze:'),
    line('Wheeze is not mild: epinephrine IM first.', 'la-protocols-2025'),
    line('Still wheezing: albuterol 2.5 mg nebulized.', 'massachusetts-2026', 'la-protocols-2025'),
    line('Severe:'),
    line('Epinephrine IM again every 5-15 min while signs stay.', 'spec'),
    line('IV or IO, monitor, fluid, infusion: open the Anaphylaxis card.', 'la-protocols-2025'),
    line('Only after epinephrine: diphenhydramine, then one steroid.', 'la-protocols-2025', 'massachusetts-2026'),
    line('Swollen tongue or face without hives, on an ACE inhibitor:'),
    line('Epinephrine as above, but it may fail. Antihistamine and steroid do little.', 'la-protocols-2025'),
    line('Airway help and OLMD at once.'),
  ],
  medications: allergicReactionMedications,
  olmdCriteria: [
    line('Face or tongue swelling, or an ACE inhibitor on the list.'),
    signsAfterSecondDose,
    line('Under 2 years and needs diphenhydramine.', 'massachusetts-2026'),
    infantAllergyFirstDose,
    line('Over 65 years or heart disease: call early; in clear anaphylaxis give the first dose.', 'massachusetts-2026'),
    line('Pregnant.'),
    line('Refuses transport after epinephrine.'),
  ],
  transportPriorities: [
    line('Any epinephrine: emergency department, even when well. The reaction can return.'),
    line('Mild: transport, or OLMD before release. Never leave the patient alone.'),
    line('Airway getting worse: closest emergency department.'),
    line('Hand over: trigger, time of onset, every dose with its time.'),
  ],
  dosDonts: {
    dos: [
      line('Decide in the first minute: mild or severe.'),
      line('Look under clothes: hives hide.'),
      line('Ask: earlier anaphylaxis, asthma, beta-blocker, ACE inhibitor.'),
      line('Take the food label, drug box or a photo of the insect.'),
    ],
    donts: [
      line('No antihistamine or steroid before epinephrine when it is severe.', 'la-protocols-2025'),
      noStrongEpinephrineIntoVein,
      line('No squeezing of the stinger.', 'la-protocols-2025'),
      line('No standing or walking after epinephrine.', 'aust-prescriber-2021'),
    ],
  },
  specialConsiderations: [
    line('Pregnant: same epinephrine. On her left side. Mother first.'),
    line(
      'Elderly: diphenhydramine confuses and makes drowsy. Heart disease is no contraindication to epinephrine.',
      'la-1309',
    ),
    line('Child: diphenhydramine may excite instead of calm.', 'la-1309'),
    line('Infant 5 kg: epinephrine 0.05 mg = 0.05 mL. 1 mL syringe.', 'spec'),
    childInjectorAboveDose,
    line('Asthma: treat as severe early.'),
    line('Beta-blocker: epinephrine may fail; glucagon on the Anaphylaxis card.'),
    line('Sting in the mouth or throat: airway first, leave at once.'),
    whoIsAChild,
  ],
  notes: [
    line('Skin only, no airway swelling, no vomiting, pressure normal: not anaphylaxis.', 'salt-lake-2026'),
    line('Dexamethasone vials have been mixed up with epinephrine 1 mg/mL. Read the name.', 'apsf-lookalike'),
  ],
  guidelineNotes: [
    line(
      'Epinephrine, adult: 0.5 mg here. Massachusetts and the adult injector give 0.3 mg.',
      'massachusetts-2026',
      'fda-epipen',
    ),
    childEpinephrineDiffers,
    line('Route: the quick calculator lists SQ/IM. Guidelines use IM in the thigh.', 'simons-1998', 'wao-2020'),
    line('Diphenhydramine, adult: Los Angeles County 50 mg.', 'la-protocols-2025'),
    albuterolDiffers,
    line('Methylprednisolone, child: Massachusetts up to 125 mg.', 'massachusetts-2026'),
    line('No steroid is proven to prevent a second phase.', 'chop-anaphylaxis'),
  ],
  crossLinks: ['anaphylaxis', 'shock', 'poisoning-overdose-environmental'],
};
