import type { Constants } from '@first60/edition';
import { automatedCprSizing } from './constants/automated-cpr-sizing.ts';
import { ioNeedles } from './constants/io-needles.ts';
import { ivFlow } from './constants/iv-flow.ts';
import { syringes } from './constants/syringes.ts';
import { ventilatorSettings } from './constants/ventilator-settings.ts';

export const constants: Constants = { ivFlow, ioNeedles, automatedCprSizing, ventilatorSettings, syringes };
