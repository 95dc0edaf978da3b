import type { Edition, Zone } from '../../packages/edition/src/index.ts';
import { bullets, cite, plain, table } from './markdown.ts';
import { everyLine } from './marked-lines.ts';

/** The color zones: each size with its sources. */
export const zonesReview = (zones: readonly Zone[]): string[] =>
  zones.flatMap((zone) => [
    `### ${zone.color}: ${zone.weightRange.from}-${zone.weightRange.to} kg, average ${zone.avgWeight} kg`,
    '',
    ...table(
      ['What', 'Text', 'Sources'],
      [...everyLine(zone)].map(({ place, line }) => [
        place,
        `${line.review === undefined ? '' : '**To be confirmed.** '}${plain(line.text)}`,
        cite(line.sources),
      ]),
    ),
  ]);

/** Figures that belong to no drug and no card. */
export function constantsReview({ constants }: Edition): string[] {
  const { ivFlow, ioNeedles, automatedCprSizing: cpr, ventilatorSettings: vent, syringes } = constants;
  const rows = [
    ...ivFlow.map(({ gauge, color, mlPerMin, use, sources }) => [
      'Cannula',
      plain(`${gauge} ${color}: ${mlPerMin} mL/min. ${use}`),
      cite(sources),
    ]),
    ...ioNeedles.map(({ color, lengthMm, gauge, weight, use, sources }) => [
      'IO needle',
      plain(`${color} ${lengthMm} mm, ${gauge}, ${weight.from}${weight.to ? `-${weight.to}` : ' or more'} kg. ${use}`),
      cite(sources),
    ]),
    [
      'Automated CPR',
      `Chest up to ${cpr.chestDiameterCm.to} cm, from ${cpr.weightKg.from} kg, height ${cpr.heightCm.from}-${cpr.heightCm.to} cm`,
      cite(cpr.sources),
    ],
    [
      'Ventilator',
      `${vent.tidalVolumeMlPerKg.from}-${vent.tidalVolumeMlPerKg.to} mL/kg, adult ${vent.adultRatePerMin.from}-${vent.adultRatePerMin.to} per min, PEEP ${vent.peepCmH2O} cmH2O, I:E ${vent.inspirationToExpiration.inspiration}:${vent.inspirationToExpiration.expiration}, alarm ${vent.highPressureAlarmCmH2O.adult} cmH2O, child ${vent.highPressureAlarmCmH2O.pediatric} cmH2O, supply from ${vent.oxygenSupplyBar.from} bar`,
      cite(vent.sources),
    ],
    [
      'Syringes',
      syringes.syringes.map(({ capacityMl, graduationMl }) => `${capacityMl} mL by ${graduationMl} mL`).join(', '),
      cite(syringes.sources),
    ],
    ...[...everyLine(constants)].map(({ line }) => ['Note', plain(line.text), cite(line.sources)]),
  ];
  return table(['What', 'Text', 'Sources'], rows);
}

/** The receiving hospitals and the source of each entry. */
export const hospitalsReview = ({ hospitals }: Edition): string[] =>
  hospitals.flatMap((hospital) => [
    `### ${plain(hospital.name)}`,
    '',
    plain(
      [
        hospital.city,
        hospital.address,
        `phone ${hospital.phone ?? 'not listed'}`,
        ...Object.entries(hospital.badges).flatMap(([badge, reported]) => (reported ? [badge] : [])),
        ...(hospital.note === undefined ? [] : [hospital.note]),
      ].join('; '),
    ),
    '',
    ...bullets(
      hospital.sources.map(({ title, edition, supports }) => plain(`${title} (${edition}): ${supports.join(', ')}`)),
    ),
  ]);

/** Every work cited in this sheet, by its key. */
export const sourcesReview = ({ sources }: Edition): string[] =>
  table(
    ['Key', 'Work', 'Edition', 'Read as', 'Address'],
    Object.entries(sources).map(([key, { title, edition, basis, url }]) => [
      `\`${key}\``,
      plain(title),
      plain(edition),
      basis,
      url === undefined ? '' : `<${url}>`,
    ]),
  );
