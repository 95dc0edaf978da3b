import { type Illustration, line } from '@first60/edition';

/** Where the electrodes go: 12-lead, limbs, right side, back. */
export const ecgLeadPlacement: Illustration = {
  id: 'ecg-lead-placement',
  protocol: 'chest-pain-acs',
  title: 'ECG Lead Placement',
  basis: 'Based on AHA 2020',
  path: '/images/ecg-lead-placement',
  pdf: '/images/ecg-leads-and-patterns.pdf',
  papers: [
    {
      title: 'ECG Lead Placement',
      panels: ['chest-leads', 'limb-leads', 'right-sided-leads', 'posterior-leads'],
    },
  ],
  panels: [
    {
      id: 'chest-leads',
      title: '12-lead: chest leads',
      lines: [
        line('V1, V2: 4th intercostal space, right and left of the sternum.', 'isos-2025'),
        line('V3: midway between V2 and V4.', 'isos-2025'),
        line('V4: 5th intercostal space, midclavicular line.', 'isos-2025'),
        line('V5: anterior axillary line, level with V4.', 'isos-2025'),
        line('V6: midaxillary line, level with V4.', 'isos-2025'),
      ],
      sources: ['isos-2025'],
    },
    {
      id: 'limb-leads',
      title: 'Limb leads',
      lines: [
        line('RA, LA: right and left arm, below the shoulder.', 'isos-2025'),
        line('RL (ground), LL: right and left leg, below hip.', 'isos-2025'),
        line('Patient lying or half sitting, still; vehicle stopped.', 'la-guidelines-2025'),
        line('25 mm/s, 10 mm/mV.', 'rom-ecg'),
      ],
      sources: ['isos-2025'],
    },
    {
      id: 'right-sided-leads',
      title: 'Right-sided leads',
      lines: [
        line('The mirror of V1-V6. V4R: 5th intercostal space, right midclavicular line.', 'isos-2025'),
        line('Quick way: move V4 alone to V4R.', 'isos-2025'),
        line('In every inferior infarction, before nitroglycerin.', 'isos-2025'),
        line('ST up 0.5 mm in V3R-V4R counts (men under 30: 1 mm).', 'mi-definition-2018'),
      ],
      sources: ['isos-2025'],
    },
    {
      id: 'posterior-leads',
      title: 'Posterior leads (from behind)',
      lines: [
        line(
          'V7: posterior axillary line. V8: tip of the shoulder blade. V9: left of the spine. All level with V4-V6.',
          'isos-2025',
        ),
        line('Cables: V4 to V7, V5 to V8, V6 to V9. Write it on the tracing.', 'isos-2025'),
        line('When ST is down in V1-V3. ST up 0.5 mm in one lead counts (men under 40: 1 mm).', 'mi-definition-2018'),
      ],
      sources: ['isos-2025'],
    },
  ],
};
