import type { ProtocolId } from '@first60/edition';
import { adultBradyarrhythmia } from './adult-cardiac/adult-bradyarrhythmia.ts';
import { adultCardiacArrest } from './adult-cardiac/adult-cardiac-arrest.ts';
import { adultTachyarrhythmia } from './adult-cardiac/adult-tachyarrhythmia.ts';
import { chestPainAcs } from './adult-cardiac/chest-pain-acs.ts';
import { pediatricBradyarrhythmia } from './adult-cardiac/pediatric-bradyarrhythmia.ts';
import { pediatricCardiacArrest } from './adult-cardiac/pediatric-cardiac-arrest.ts';
import { pediatricTachyarrhythmia } from './adult-cardiac/pediatric-tachyarrhythmia.ts';
import { pulmonaryEdemaChf } from './adult-cardiac/pulmonary-edema-chf.ts';
import { stemiSupplemental } from './adult-cardiac/stemi-supplemental.ts';
import { abdominalPain } from './adult-medical/abdominal-pain.ts';
import { epistaxis } from './adult-medical/epistaxis.ts';
import { hyperkalemiaDialysis } from './adult-medical/hyperkalemia-dialysis.ts';
import { hypertensiveEmergency } from './adult-medical/hypertensive-emergency.ts';
import { hypoglycemiaHyperglycemia } from './adult-medical/hypoglycemia-hyperglycemia.ts';
import { nauseaVomiting } from './adult-medical/nausea-vomiting.ts';
import { painManagement } from './adult-medical/pain-management.ts';
import { poisoningOverdose } from './adult-medical/poisoning-overdose.ts';
import { sepsis } from './adult-medical/sepsis.ts';
import { shock } from './adult-medical/shock.ts';
import { sickleCellCrisis } from './adult-medical/sickle-cell-crisis.ts';
import { syncope } from './adult-medical/syncope.ts';
import { alteredMentalStatus } from './adult-neurologic/altered-mental-status.ts';
import { behavioralEmergency } from './adult-neurologic/behavioral-emergency.ts';
import { seizures } from './adult-neurologic/seizures.ts';
import { stroke } from './adult-neurologic/stroke.ts';
import { anaphylaxis } from './allergy-immunology/anaphylaxis.ts';
import { anaphylaxisAllergicReaction } from './allergy-immunology/anaphylaxis-allergic-reaction.ts';
import { bitesStings } from './environmental/bites-stings.ts';
import { burns } from './environmental/burns.ts';
import { divingInjury } from './environmental/diving-injury.ts';
import { drowningSubmersion } from './environmental/drowning-submersion.ts';
import { electricalLightning } from './environmental/electrical-lightning.ts';
import { heatEmergencies } from './environmental/heat-emergencies.ts';
import { hypothermiaFrostbite } from './environmental/hypothermia-frostbite.ts';
import { nerveAgent } from './environmental/nerve-agent.ts';
import { poisoningOverdoseEnvironmental } from './environmental/poisoning-overdose-environmental.ts';
import { brue } from './obstetrics-newborn-infant/brue.ts';
import { childbirth } from './obstetrics-newborn-infant/childbirth.ts';
import { newbornResuscitation } from './obstetrics-newborn-infant/newborn-resuscitation.ts';
import { obstetricEmergencies } from './obstetrics-newborn-infant/obstetric-emergencies.ts';
import { adultPediatricTraumaTriage } from './operations-general/adult-pediatric-trauma-triage.ts';
import { automatedCprDevice } from './operations-general/automated-cpr-device.ts';
import { generalPrehospitalCare } from './operations-general/general-prehospital-care.ts';
import { infectiousPrecautions } from './operations-general/infectious-precautions.ts';
import { massCasualty } from './operations-general/mass-casualty.ts';
import { terminationOfResuscitation } from './operations-general/termination-of-resuscitation.ts';
import { transportVentilator } from './operations-general/transport-ventilator.ts';
import { bvmVentilation } from './procedures-access/bvm-ventilation.ts';
import { endotrachealIntubation } from './procedures-access/endotracheal-intubation.ts';
import { intraosseousAccess } from './procedures-access/intraosseous-access.ts';
import { ivInsertion } from './procedures-access/iv-insertion.ts';
import { needleThoracostomy } from './procedures-access/needle-thoracostomy.ts';
import { oralNasalAirways } from './procedures-access/oral-nasal-airways.ts';
import { rapidSequenceIntubation } from './procedures-access/rapid-sequence-intubation.ts';
import { airwayObstruction } from './respiratory/airway-obstruction.ts';
import { asthmaCopd } from './respiratory/asthma-copd.ts';
import { pediatricRespiratory } from './respiratory/pediatric-respiratory.ts';
import type { SpokenSentences } from './spoken-sentences.ts';
import { crushInjury } from './trauma/crush-injury.ts';
import { generalTrauma } from './trauma/general-trauma.ts';
import { hemorrhageControl } from './trauma/hemorrhage-control.ts';
import { softTissueOrthopedic } from './trauma/soft-tissue-orthopedic.ts';
import { spinalImmobilization } from './trauma/spinal-immobilization.ts';
import { spinalInjuryAssessment } from './trauma/spinal-injury-assessment.ts';
import { traumaTriage } from './trauma/trauma-triage.ts';
import { traumaticArrest } from './trauma/traumatic-arrest.ts';
import { traumaticBrainInjury } from './trauma/traumatic-brain-injury.ts';

export { uncovered as uncoveredSentences } from './uncovered.ts';

/**
 * Sentences that people say about each card's emergency. The search learns from them which card a sentence is about.
 * They are not part of the edition: devices receive only what was learned from them.
 */
export const spokenSentences: Readonly<Record<ProtocolId, SpokenSentences>> = {
  'adult-cardiac-arrest': adultCardiacArrest,
  anaphylaxis: anaphylaxis,
  stroke: stroke,
  'trauma-triage': traumaTriage,
  'adult-pediatric-trauma-triage': adultPediatricTraumaTriage,
  'general-trauma': generalTrauma,
  'hemorrhage-control': hemorrhageControl,
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
  'mass-casualty': massCasualty,
  'termination-of-resuscitation': terminationOfResuscitation,
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
  'asthma-copd': asthmaCopd,
  'pediatric-respiratory': pediatricRespiratory,
  'airway-obstruction': airwayObstruction,
  'hypoglycemia-hyperglycemia': hypoglycemiaHyperglycemia,
  'hyperkalemia-dialysis': hyperkalemiaDialysis,
  'pain-management': painManagement,
  'hypertensive-emergency': hypertensiveEmergency,
  'hypothermia-frostbite': hypothermiaFrostbite,
  'electrical-lightning': electricalLightning,
  'diving-injury': divingInjury,
  'bites-stings': bitesStings,
  epistaxis: epistaxis,
  'behavioral-emergency': behavioralEmergency,
  'sickle-cell-crisis': sickleCellCrisis,
  'infectious-precautions': infectiousPrecautions,
  'newborn-resuscitation': newbornResuscitation,
  childbirth: childbirth,
  'obstetric-emergencies': obstetricEmergencies,
  brue: brue,
};
