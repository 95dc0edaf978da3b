import type { Cue, CueKind } from '@first60/clinical';
import { useEffect, useRef } from 'react';
import { type CueTone, cueTone } from '../../code/sound/cue-signals.ts';
import { useSessionText } from '../../session/session-state.ts';
