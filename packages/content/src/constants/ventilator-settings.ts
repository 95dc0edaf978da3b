import { line, type VentilatorSettings } from '@first60/edition';

export const ventilatorSettings: VentilatorSettings = {
  tidalVolumeMlPerKg: { from: 6, to: 8 },
  adultRatePerMin: { from: 10, to: 12 },
  peepCmH2O: 5,
  inspirationToExpiration: { inspiration: 1, expiration: 2 },
  highPressureAlarmCmH2O: { adult: 40, pediatric: 30 },
  oxygenSupplyBar: { from: 2.8 },
  notes: [line('The rate is for adults. Children breathe faster.')],
  sources: ['spec'],
};
