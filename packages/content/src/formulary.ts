import { acetaminophen } from './formulary/acetaminophen.ts';
import { activatedCharcoal } from './formulary/activated-charcoal.ts';
import { adenosine } from './formulary/adenosine.ts';
import { albuterol } from './formulary/albuterol.ts';
import { amiodarone } from './formulary/amiodarone.ts';
import { aspirin } from './formulary/aspirin.ts';
import { atropine } from './formulary/atropine.ts';
import { atropinePralidoximeAutoInjector } from './formulary/atropine-pralidoxime-auto-injector.ts';
import { calciumChloride } from './formulary/calcium-chloride.ts';
import { cyanideAntidoteKit } from './formulary/cyanide-antidote-kit.ts';
import { dexamethasone } from './formulary/dexamethasone.ts';
import { dextrose10 } from './formulary/dextrose-10.ts';
import { diazepam } from './formulary/diazepam.ts';
import { diphenhydramine } from './formulary/diphenhydramine.ts';
import { epinephrine11000 } from './formulary/epinephrine-1-1000.ts';
import { epinephrine110000 } from './formulary/epinephrine-1-10000.ts';
import { epinephrineAutoInjectorAdult } from './formulary/epinephrine-auto-injector-adult.ts';
import { epinephrineAutoInjectorPediatric } from './formulary/epinephrine-auto-injector-pediatric.ts';
import { etomidate } from './formulary/etomidate.ts';
import { fentanyl } from './formulary/fentanyl.ts';
import { flumazenil } from './formulary/flumazenil.ts';
import { furosemide } from './formulary/furosemide.ts';
import { glucagon } from './formulary/glucagon.ts';
import { haloperidol } from './formulary/haloperidol.ts';
import { heparin } from './formulary/heparin.ts';
import { hydrocortisone } from './formulary/hydrocortisone.ts';
import { ipratropium } from './formulary/ipratropium.ts';
import { ketamine } from './formulary/ketamine.ts';
import { ketorolac } from './formulary/ketorolac.ts';
import { labetalol } from './formulary/labetalol.ts';
import { lidocaine } from './formulary/lidocaine.ts';
import { lorazepam } from './formulary/lorazepam.ts';
import { magnesiumSulfate } from './formulary/magnesium-sulfate.ts';
import { methylprednisolone } from './formulary/methylprednisolone.ts';
import { midazolam } from './formulary/midazolam.ts';
import { morphine } from './formulary/morphine.ts';
import { naloxone } from './formulary/naloxone.ts';
import { nitroglycerin } from './formulary/nitroglycerin.ts';
import { norepinephrine } from './formulary/norepinephrine.ts';
import { ondansetron } from './formulary/ondansetron.ts';
import { oralGlucose } from './formulary/oral-glucose.ts';
import { oxygen } from './formulary/oxygen.ts';
import { propofol } from './formulary/propofol.ts';
import { ringersLactate } from './formulary/ringers-lactate.ts';
import { rocuronium } from './formulary/rocuronium.ts';
import { sodiumBicarbonate } from './formulary/sodium-bicarbonate.ts';
import { sodiumChloride } from './formulary/sodium-chloride.ts';
import { succinylcholine } from './formulary/succinylcholine.ts';
import { tranexamicAcid } from './formulary/tranexamic-acid.ts';
import type { MedicationId } from './ids.ts';
import type { Drug } from './model/drug.ts';

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
