import type { Protocol, ProtocolId } from '@first60/edition';
import { adultBradyarrhythmia } from './protocols/adult-cardiac/adult-bradyarrhythmia.ts';
import { adultCardiacArrest } from './protocols/adult-cardiac/adult-cardiac-arrest.ts';
import { adultTachyarrhythmia } from './protocols/adult-cardiac/adult-tachyarrhythmia.ts';
import { chestPainAcs } from './protocols/adult-cardiac/chest-pain-acs.ts';
import { pediatricBradyarrhythmia } from './protocols/adult-cardiac/pediatric-bradyarrhythmia.ts';
import { pediatricCardiacArrest } from './protocols/adult-cardiac/pediatric-cardiac-arrest.ts';
import { pediatricTachyarrhythmia } from './protocols/adult-cardiac/pediatric-tachyarrhythmia.ts';
import { pulmonaryEdemaChf } from './protocols/adult-cardiac/pulmonary-edema-chf.ts';
import { stemiSupplemental } from './protocols/adult-cardiac/stemi-supplemental.ts';
import { abdominalPain } from './protocols/adult-medical/abdominal-pain.ts';
import { nauseaVomiting } from './protocols/adult-medical/nausea-vomiting.ts';
import { poisoningOverdose } from './protocols/adult-medical/poisoning-overdose.ts';
import { sepsis } from './protocols/adult-medical/sepsis.ts';
import { shock } from './protocols/adult-medical/shock.ts';
import { syncope } from './protocols/adult-medical/syncope.ts';
import { alteredMentalStatus } from './protocols/adult-neurologic/altered-mental-status.ts';
import { seizures } from './protocols/adult-neurologic/seizures.ts';
import { stroke } from './protocols/adult-neurologic/stroke.ts';
import { anaphylaxis } from './protocols/allergy-immunology/anaphylaxis.ts';
import { anaphylaxisAllergicReaction } from './protocols/allergy-immunology/anaphylaxis-allergic-reaction.ts';
import { burns } from './protocols/environmental/burns.ts';
import { drowningSubmersion } from './protocols/environmental/drowning-submersion.ts';
import { heatEmergencies } from './protocols/environmental/heat-emergencies.ts';
import { nerveAgent } from './protocols/environmental/nerve-agent.ts';
import { poisoningOverdoseEnvironmental } from './protocols/environmental/poisoning-overdose-environmental.ts';
import { adultPediatricTraumaTriage } from './protocols/operations-general/adult-pediatric-trauma-triage.ts';
import { automatedCprDevice } from './protocols/operations-general/automated-cpr-device.ts';
import { generalPrehospitalCare } from './protocols/operations-general/general-prehospital-care.ts';
import { transportVentilator } from './protocols/operations-general/transport-ventilator.ts';
import { bvmVentilation } from './protocols/procedures-access/bvm-ventilation.ts';
import { endotrachealIntubation } from './protocols/procedures-access/endotracheal-intubation.ts';
import { intraosseousAccess } from './protocols/procedures-access/intraosseous-access.ts';
import { ivInsertion } from './protocols/procedures-access/iv-insertion.ts';
import { needleThoracostomy } from './protocols/procedures-access/needle-thoracostomy.ts';
import { oralNasalAirways } from './protocols/procedures-access/oral-nasal-airways.ts';
import { rapidSequenceIntubation } from './protocols/procedures-access/rapid-sequence-intubation.ts';
import { crushInjury } from './protocols/trauma/crush-injury.ts';
import { generalTrauma } from './protocols/trauma/general-trauma.ts';
import { softTissueOrthopedic } from './protocols/trauma/soft-tissue-orthopedic.ts';
import { spinalImmobilization } from './protocols/trauma/spinal-immobilization.ts';
import { spinalInjuryAssessment } from './protocols/trauma/spinal-injury-assessment.ts';
import { traumaTriage } from './protocols/trauma/trauma-triage.ts';
import { traumaticArrest } from './protocols/trauma/traumatic-arrest.ts';
import { traumaticBrainInjury } from './protocols/trauma/traumatic-brain-injury.ts';

/** The authored cards by id. */
export const protocols: Readonly<Record<ProtocolId, Protocol>> = {
  'adult-cardiac-arrest': adultCardiacArrest,
  anaphylaxis,
  stroke,
  'trauma-triage': traumaTriage,
  'adult-pediatric-trauma-triage': adultPediatricTraumaTriage,
  'general-trauma': generalTrauma,
  burns,
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
  syncope,
  shock,
  sepsis,
  'abdominal-pain': abdominalPain,
  'nausea-vomiting': nauseaVomiting,
  'anaphylaxis-allergic-reaction': anaphylaxisAllergicReaction,
  'altered-mental-status': alteredMentalStatus,
  seizures,
  'poisoning-overdose': poisoningOverdose,
  'poisoning-overdose-environmental': poisoningOverdoseEnvironmental,
  'nerve-agent': nerveAgent,
  'heat-emergencies': heatEmergencies,
};
