import type { Algorithm, ProtocolId } from '@first60/edition';
import { adultBradyarrhythmiaAlgorithm } from './algorithms/adult-bradyarrhythmia.ts';
import { adultCardiacArrestAlgorithm } from './algorithms/adult-cardiac-arrest.ts';
import { adultTachyarrhythmiaAlgorithm } from './algorithms/adult-tachyarrhythmia.ts';
import { chestPainAcsAlgorithm } from './algorithms/chest-pain-acs.ts';
import { pediatricBradyarrhythmiaAlgorithm } from './algorithms/pediatric-bradyarrhythmia.ts';
import { pediatricCardiacArrestAlgorithm } from './algorithms/pediatric-cardiac-arrest.ts';
import { pediatricTachyarrhythmiaAlgorithm } from './algorithms/pediatric-tachyarrhythmia.ts';

/** The decision graphs, by the protocol they belong to. */
export const algorithms: Readonly<Record<ProtocolId, Algorithm>> = {
  'adult-cardiac-arrest': adultCardiacArrestAlgorithm,
  'pediatric-cardiac-arrest': pediatricCardiacArrestAlgorithm,
  'adult-tachyarrhythmia': adultTachyarrhythmiaAlgorithm,
  'pediatric-tachyarrhythmia': pediatricTachyarrhythmiaAlgorithm,
  'adult-bradyarrhythmia': adultBradyarrhythmiaAlgorithm,
  'pediatric-bradyarrhythmia': pediatricBradyarrhythmiaAlgorithm,
  'chest-pain-acs': chestPainAcsAlgorithm,
};
