import type { Drug, MedicationId } from '@first60/edition';
import { adenosine } from './formulary/kit-1/adenosine.ts';
import { amiodarone } from './formulary/kit-1/amiodarone.ts';
import { aspirin } from './formulary/kit-1/aspirin.ts';
import { atropine } from './formulary/kit-1/atropine.ts';
import { calciumChloride } from './formulary/kit-1/calcium-chloride.ts';
import { epinephrine11000 } from './formulary/kit-1/epinephrine-1-1000.ts';
import { epinephrine110000 } from './formulary/kit-1/epinephrine-1-10000.ts';
import { furosemide } from './formulary/kit-1/furosemide.ts';
import { heparin } from './formulary/kit-1/heparin.ts';
import { labetalol } from './formulary/kit-1/labetalol.ts';
import { lidocaine } from './formulary/kit-1/lidocaine.ts';
import { magnesiumSulfate } from './formulary/kit-1/magnesium-sulfate.ts';
import { naloxone } from './formulary/kit-1/naloxone.ts';
import { nitroglycerin } from './formulary/kit-1/nitroglycerin.ts';
import { norepinephrine } from './formulary/kit-1/norepinephrine.ts';
import { sodiumBicarbonate } from './formulary/kit-1/sodium-bicarbonate.ts';
import { albuterol } from './formulary/kit-2/albuterol.ts';
import { dexamethasone } from './formulary/kit-2/dexamethasone.ts';
import { etomidate } from './formulary/kit-2/etomidate.ts';
import { haloperidol } from './formulary/kit-2/haloperidol.ts';
import { hydrocortisone } from './formulary/kit-2/hydrocortisone.ts';
import { ipratropium } from './formulary/kit-2/ipratropium.ts';
import { methylprednisolone } from './formulary/kit-2/methylprednisolone.ts';
import { propofol } from './formulary/kit-2/propofol.ts';
import { rocuronium } from './formulary/kit-2/rocuronium.ts';
import { succinylcholine } from './formulary/kit-2/succinylcholine.ts';
import { acetaminophen } from './formulary/kit-3/acetaminophen.ts';
import { dextrose10 } from './formulary/kit-3/dextrose-10.ts';
import { diphenhydramine } from './formulary/kit-3/diphenhydramine.ts';
import { glucagon } from './formulary/kit-3/glucagon.ts';
import { ketorolac } from './formulary/kit-3/ketorolac.ts';
import { ondansetron } from './formulary/kit-3/ondansetron.ts';
import { oralGlucose } from './formulary/kit-3/oral-glucose.ts';
import { oxygen } from './formulary/kit-3/oxygen.ts';
import { ringersLactate } from './formulary/kit-3/ringers-lactate.ts';
import { sodiumChloride } from './formulary/kit-3/sodium-chloride.ts';
import { tranexamicAcid } from './formulary/kit-3/tranexamic-acid.ts';
import { diazepam } from './formulary/kit-4/diazepam.ts';
import { fentanyl } from './formulary/kit-4/fentanyl.ts';
import { ketamine } from './formulary/kit-4/ketamine.ts';
import { lorazepam } from './formulary/kit-4/lorazepam.ts';
import { midazolam } from './formulary/kit-4/midazolam.ts';
import { morphine } from './formulary/kit-4/morphine.ts';
import { activatedCharcoal } from './formulary/kit-5/activated-charcoal.ts';
import { atropinePralidoximeAutoInjector } from './formulary/kit-5/atropine-pralidoxime-auto-injector.ts';
import { cyanideAntidoteKit } from './formulary/kit-5/cyanide-antidote-kit.ts';
import { flumazenil } from './formulary/kit-5/flumazenil.ts';
import { epinephrineAutoInjectorAdult } from './formulary/kit-6/epinephrine-auto-injector-adult.ts';
import { epinephrineAutoInjectorPediatric } from './formulary/kit-6/epinephrine-auto-injector-pediatric.ts';

/** Every stocked drug by id, in the order of the inventory: kits 1, 2, Main Inner, Control, External. */
export const formulary: Readonly<Record<MedicationId, Drug>> = {
  'epinephrine-1-10000': epinephrine110000,
  'epinephrine-1-1000': epinephrine11000,
  amiodarone,
  adenosine,
  atropine,
  lidocaine,
  'magnesium-sulfate': magnesiumSulfate,
  'calcium-chloride': calciumChloride,
  'sodium-bicarbonate': sodiumBicarbonate,
  aspirin,
  nitroglycerin,
  naloxone,
  heparin,
  labetalol,
  norepinephrine,
  furosemide,
  albuterol,
  ipratropium,
  methylprednisolone,
  hydrocortisone,
  dexamethasone,
  propofol,
  etomidate,
  succinylcholine,
  rocuronium,
  haloperidol,
  'dextrose-10': dextrose10,
  glucagon,
  'oral-glucose': oralGlucose,
  'tranexamic-acid': tranexamicAcid,
  ketorolac,
  acetaminophen,
  ondansetron,
  diphenhydramine,
  'sodium-chloride': sodiumChloride,
  'ringers-lactate': ringersLactate,
  oxygen,
  ketamine,
  midazolam,
  fentanyl,
  morphine,
  lorazepam,
  diazepam,
  flumazenil,
  'activated-charcoal': activatedCharcoal,
  'atropine-pralidoxime-auto-injector': atropinePralidoximeAutoInjector,
  'cyanide-antidote-kit': cyanideAntidoteKit,
  'epinephrine-auto-injector-adult': epinephrineAutoInjectorAdult,
  'epinephrine-auto-injector-pediatric': epinephrineAutoInjectorPediatric,
};
