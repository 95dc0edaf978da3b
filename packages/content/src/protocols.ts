import type { ProtocolId } from './ids.ts';
import type { Protocol } from './model/protocol.ts';
import { adultCardiacArrest } from './protocols/adult-cardiac-arrest.ts';
import { anaphylaxis } from './protocols/anaphylaxis.ts';
import { stroke } from './protocols/stroke.ts';

/** The authored cards by id. */
export const protocols = {
  'adult-cardiac-arrest': adultCardiacArrest,
  anaphylaxis,
  stroke,
} as const satisfies Partial<Record<ProtocolId, Protocol>>;
