import type { ProtocolId } from './ids.ts';
import { adultBradyarrhythmia } from './sentences/adult-cardiac/adult-bradyarrhythmia.ts';
import { adultCardiacArrest } from './sentences/adult-cardiac/adult-cardiac-arrest.ts';
import { adultTachyarrhythmia } from './sentences/adult-cardiac/adult-tachyarrhythmia.ts';
import { chestPainAcs } from './sentences/adult-cardiac/chest-pain-acs.ts';
import { pediatricBradyarrhythmia } from './sentences/adult-cardiac/pediatric-bradyarrhythmia.ts';
import { pediatricCardiacArrest } from './sentences/adult-cardiac/pediatric-cardiac-arrest.ts';
import { pediatricTachyarrhythmia } from './sentences/adult-cardiac/pediatric-tachyarrhythmia.ts';
import { pulmonaryEdemaChf } from './sentences/adult-cardiac/pulmonary-edema-chf.ts';
import { stemiSupplemental } from './sentences/adult-cardiac/stemi-supplemental.ts';
import { abdominalPain } from './sentences/adult-medical/abdominal-pain.ts';
import { nauseaVomiting } from './sentences/adult-medical/nausea-vomiting.ts';
import { poisoningOverdose } from './sentences/adult-medical/poisoning-overdose.ts';
import { sepsis } from './sentences/adult-medical/sepsis.ts';
import { shock } from './sentences/adult-medical/shock.ts';
import { syncope } from './sentences/adult-medical/syncope.ts';
import { alteredMentalStatus } from './sentences/adult-neurologic/altered-mental-status.ts';
import { seizures } from './sentences/adult-neurologic/seizures.ts';
import { stroke } from './sentences/adult-neurologic/stroke.ts';
import { anaphylaxis } from './sentences/allergy-immunology/anaphylaxis.ts';
import { anaphylaxisAllergicReaction } from './sentences/allergy-immunology/anaphylaxis-allergic-reaction.ts';
import { burns } from './sentences/environmental/burns.ts';
import { drowningSubmersion } from './sentences/environmental/drowning-submersion.ts';
import { heatEmergencies } from './sentences/environmental/heat-emergencies.ts';
import { nerveAgent } from './sentences/environmental/nerve-agent.ts';
import { poisoningOverdoseEnvironmental } from './sentences/environmental/poisoning-overdose-environmental.ts';
import { adultPediatricTraumaTriage } from './sentences/operations-general/adult-pediatric-trauma-triage.ts';
import { automatedCprDevice } from './sentences/operations-general/automated-cpr-device.ts';
import { generalPrehospitalCare } from './sentences/operations-general/general-prehospital-care.ts';
import { transportVentilator } from './sentences/operations-general/transport-ventilator.ts';
import { bvmVentilation } from './sentences/procedures-access/bvm-ventilation.ts';
import { endotrachealIntubation } from './sentences/procedures-access/endotracheal-intubation.ts';
import { intraosseousAccess } from './sentences/procedures-access/intraosseous-access.ts';
import { ivInsertion } from './sentences/procedures-access/iv-insertion.ts';
import { needleThoracostomy } from './sentences/procedures-access/needle-thoracostomy.ts';
import { oralNasalAirways } from './sentences/procedures-access/oral-nasal-airways.ts';
import { rapidSequenceIntubation } from './sentences/procedures-access/rapid-sequence-intubation.ts';
import type { SpokenSentences } from './sentences/spoken-sentences.ts';
import { crushInjury } from './sentences/trauma/crush-injury.ts';
import { generalTrauma } from './sentences/trauma/general-trauma.ts';
import { softTissueOrthopedic } from './sentences/trauma/soft-tissue-orthopedic.ts';
import { spinalImmobilization } from './sentences/trauma/spinal-immobilization.ts';
import { spinalInjuryAssessment } from './sentences/trauma/spinal-injury-assessment.ts';
import { traumaTriage } from './sentences/trauma/trauma-triage.ts';
import { traumaticArrest } from './sentences/trauma/traumatic-arrest.ts';
import { traumaticBrainInjury } from './sentences/trauma/traumatic-brain-injury.ts';

export { uncovered as uncoveredSentences } from './sentences/uncovered.ts';

/**
 * What people say of each card's emergency: the search learns from them which card a sentence is about. They are no part of
 * the edition: devices get what was learnt.
 */
export const spokenSentences: Readonly<Record<ProtocolId, SpokenSentences>> = {
  'adult-cardiac-arrest': adultCardiacArrest,
  anaphylaxis: anaphylaxis,
  stroke: stroke,
  'trauma-triage': traumaTriage,
  'adult-pediatric-trauma-triage': adultPediatricTraumaTriage,
  'general-trauma': generalTrauma,
  burns: burns,
  'crush-injury': crushInjury,
  'soft-tissue-orthopedic': softTissueOrthopedic,
  'spinal-injury-assessment': spinalInjuryAssessment,
  'spinal-immobilization': spinalImmobilization,
  'traumatic-brain-injury': traumaticBrainInjury,
  'traumatic-arrest': traumaticArrest,
  'drowning-submersion': drowningSubmersion,
  'bvm-ventilation': bvmVentilation,
  'oral-nasal-airways': oralNasalAirways,
  'rapid-sequence-intubation': rapidSequenceIntubation,
  'endotracheal-intubation': endotrachealIntubation,
  'needle-thoracostomy': needleThoracostomy,
  'intraosseous-access': intraosseousAccess,
  'iv-insertion': ivInsertion,
  'automated-cpr-device': automatedCprDevice,
  'transport-ventilator': transportVentilator,
  'general-prehospital-care': generalPrehospitalCare,
  'pediatric-cardiac-arrest': pediatricCardiacArrest,
  'adult-tachyarrhythmia': adultTachyarrhythmia,
  'pediatric-tachyarrhythmia': pediatricTachyarrhythmia,
  'adult-bradyarrhythmia': adultBradyarrhythmia,
  'pediatric-bradyarrhythmia': pediatricBradyarrhythmia,
  'chest-pain-acs': chestPainAcs,
  'stemi-supplemental': stemiSupplemental,
  'pulmonary-edema-chf': pulmonaryEdemaChf,
  syncope: syncope,
  shock: shock,
  sepsis: sepsis,
  'abdominal-pain': abdominalPain,
  'nausea-vomiting': nauseaVomiting,
  'anaphylaxis-allergic-reaction': anaphylaxisAllergicReaction,
  'altered-mental-status': alteredMentalStatus,
  seizures: seizures,
  'poisoning-overdose': poisoningOverdose,
  'poisoning-overdose-environmental': poisoningOverdoseEnvironmental,
  'nerve-agent': nerveAgent,
  'heat-emergencies': heatEmergencies,
};
