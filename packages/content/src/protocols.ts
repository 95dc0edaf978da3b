import type { ProtocolId } from './ids.ts';
import type { Protocol } from './model/protocol.ts';
import { abdominalPain } from './protocols/abdominal-pain.ts';
import { adultBradyarrhythmia } from './protocols/adult-bradyarrhythmia.ts';
import { adultCardiacArrest } from './protocols/adult-cardiac-arrest.ts';
import { adultPediatricTraumaTriage } from './protocols/adult-pediatric-trauma-triage.ts';
import { adultTachyarrhythmia } from './protocols/adult-tachyarrhythmia.ts';
import { alteredMentalStatus } from './protocols/altered-mental-status.ts';
import { anaphylaxis } from './protocols/anaphylaxis.ts';
import { anaphylaxisAllergicReaction } from './protocols/anaphylaxis-allergic-reaction.ts';
import { automatedCprDevice } from './protocols/automated-cpr-device.ts';
import { burns } from './protocols/burns.ts';
import { bvmVentilation } from './protocols/bvm-ventilation.ts';
import { chestPainAcs } from './protocols/chest-pain-acs.ts';
import { crushInjury } from './protocols/crush-injury.ts';
import { drowningSubmersion } from './protocols/drowning-submersion.ts';
import { endotrachealIntubation } from './protocols/endotracheal-intubation.ts';
import { generalPrehospitalCare } from './protocols/general-prehospital-care.ts';
import { generalTrauma } from './protocols/general-trauma.ts';
import { heatEmergencies } from './protocols/heat-emergencies.ts';
import { intraosseousAccess } from './protocols/intraosseous-access.ts';
import { ivInsertion } from './protocols/iv-insertion.ts';
import { nauseaVomiting } from './protocols/nausea-vomiting.ts';
import { needleThoracostomy } from './protocols/needle-thoracostomy.ts';
import { nerveAgent } from './protocols/nerve-agent.ts';
import { oralNasalAirways } from './protocols/oral-nasal-airways.ts';
import { pediatricBradyarrhythmia } from './protocols/pediatric-bradyarrhythmia.ts';
import { pediatricCardiacArrest } from './protocols/pediatric-cardiac-arrest.ts';
import { pediatricTachyarrhythmia } from './protocols/pediatric-tachyarrhythmia.ts';
import { poisoningOverdose } from './protocols/poisoning-overdose.ts';
import { poisoningOverdoseEnvironmental } from './protocols/poisoning-overdose-environmental.ts';
import { pulmonaryEdemaChf } from './protocols/pulmonary-edema-chf.ts';
import { rapidSequenceIntubation } from './protocols/rapid-sequence-intubation.ts';
import { seizures } from './protocols/seizures.ts';
import { sepsis } from './protocols/sepsis.ts';
import { shock } from './protocols/shock.ts';
import { softTissueOrthopedic } from './protocols/soft-tissue-orthopedic.ts';
import { spinalImmobilization } from './protocols/spinal-immobilization.ts';
import { spinalInjuryAssessment } from './protocols/spinal-injury-assessment.ts';
import { stemiSupplemental } from './protocols/stemi-supplemental.ts';
import { stroke } from './protocols/stroke.ts';
import { syncope } from './protocols/syncope.ts';
import { transportVentilator } from './protocols/transport-ventilator.ts';
import { traumaTriage } from './protocols/trauma-triage.ts';
import { traumaticArrest } from './protocols/traumatic-arrest.ts';
import { traumaticBrainInjury } from './protocols/traumatic-brain-injury.ts';

/** The authored cards by id. */
export const protocols = {
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
} as const satisfies Partial<Record<ProtocolId, Protocol>>;
