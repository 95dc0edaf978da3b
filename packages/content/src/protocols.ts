import type { ProtocolId } from './ids.ts';
import type { Protocol } from './model/protocol.ts';
import { adultCardiacArrest } from './protocols/adult-cardiac-arrest.ts';
import { adultPediatricTraumaTriage } from './protocols/adult-pediatric-trauma-triage.ts';
import { anaphylaxis } from './protocols/anaphylaxis.ts';
import { burns } from './protocols/burns.ts';
import { crushInjury } from './protocols/crush-injury.ts';
import { drowningSubmersion } from './protocols/drowning-submersion.ts';
import { generalTrauma } from './protocols/general-trauma.ts';
import { softTissueOrthopedic } from './protocols/soft-tissue-orthopedic.ts';
import { spinalImmobilization } from './protocols/spinal-immobilization.ts';
import { spinalInjuryAssessment } from './protocols/spinal-injury-assessment.ts';
import { stroke } from './protocols/stroke.ts';
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
} as const satisfies Partial<Record<ProtocolId, Protocol>>;
