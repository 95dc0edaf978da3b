import { type Illustration, line } from '@first60/edition';

/** How to measure, the territories, then occlusion without classic ST elevation. */
export const stemiOmiPatterns: Illustration = {
  id: 'stemi-omi-patterns',
  protocol: 'chest-pain-acs',
  title: 'STEMI and OMI Patterns',
  basis: 'Based on AHA 2020',
  path: '/images/stemi-omi-patterns',
  pdf: '/images/ecg-leads-and-patterns.pdf',
  papers: [
    {
      title: 'STEMI Patterns',
      panels: ['how-to-read', 'stemi-limits', 'inferior', 'right-ventricle', 'anterior', 'anterolateral', 'lateral'],
    },
    {
      title: 'OMI Patterns',
      panels: ['posterior', 'hyperacute-t', 'de-winter', 'wellens', 'sgarbossa', 'avr'],
    },
  ],
  panels: [
    {
      id: 'how-to-read',
      title: 'How to read',
      lines: [
        line('25 mm/s, 10 mm/mV. One small square: 0.04 s, 0.1 mV.', 'rom-ecg'),
        line('Measure ST at the J point, from the line before the QRS.', 'mi-definition-2018'),
      ],
      sources: [],
    },
    {
      id: 'stemi-limits',
      title: 'STEMI limits',
      lines: [
        line('New ST elevation in 2 contiguous leads: 1 mm or more.', 'mi-definition-2018'),
        line(
          'In V2-V3 more: women 1.5 mm, men from 40 years 2 mm, men under 40 years 2.5 mm.',
          'mi-definition-2018',
          'omi-2024',
        ),
        line('Not valid in LBBB or LVH.', 'mi-definition-2018'),
      ],
      sources: [],
    },
    {
      id: 'inferior',
      title: 'Inferior',
      lines: [
        line('ST up in II, III, aVF. Mirror: ST down in aVL, then I.', 'empendium-ecg'),
        line('Take V4R before nitroglycerin.', 'isos-2025'),
      ],
      sources: ['empendium-ecg'],
    },
    {
      id: 'right-ventricle',
      title: 'Right ventricle',
      lines: [
        line('With inferior: ST up in V1 and V4R, in III more than II.', 'empendium-ecg'),
        line('V3R-V4R count from 0.5 mm (men under 30: 1 mm).', 'mi-definition-2018'),
      ],
      sources: ['empendium-ecg'],
    },
    {
      id: 'anterior',
      title: 'Septal and anterior',
      lines: [
        line('Septal V1-V2, anterior V3-V4.', 'empendium-ecg'),
        line('Left anterior descending artery.', 'empendium-ecg'),
      ],
      sources: ['empendium-ecg'],
    },
    {
      id: 'anterolateral',
      title: 'Extensive anterolateral',
      lines: [
        line('ST up in V1-V6, I, aVL. Mirror: ST down in II, III, aVF.', 'empendium-ecg'),
        line('Proximal left anterior descending artery.', 'empendium-ecg'),
      ],
      sources: ['empendium-ecg'],
    },
    {
      id: 'lateral',
      title: 'Lateral',
      lines: [
        line('High: ST up in I, aVL; mirror: ST down in II, III, aVF.', 'empendium-ecg'),
        line('Low: ST up in V5-V6.', 'empendium-ecg'),
      ],
      sources: ['empendium-ecg'],
    },
    {
      id: 'posterior',
      title: 'Posterior',
      lines: [
        line('ST down, tall R, upright T in V1-V3.', 'omi-2022'),
        line('Take V7-V9: 0.5 mm up is enough (men under 40: 1 mm).', 'mi-definition-2018'),
      ],
      sources: ['omi-2022'],
    },
    {
      id: 'hyperacute-t',
      title: 'Hyperacute T waves',
      lines: [
        line('Broad, bulky T, too large for its QRS. Early sign.', 'omi-2022', 'omi-2024'),
        line('Repeat the ECG within minutes. High potassium: narrow, pointed T.', 'omi-2022'),
      ],
      sources: ['omi-2022'],
    },
    {
      id: 'de-winter',
      title: 'de Winter',
      lines: [
        line('J point 1-3 mm down, ST rises into a tall, symmetric T (V2-V4).', 'omi-2022', 'bcehs-de-winter'),
        line('aVR often up 0.5-2 mm. No ST elevation in V1-V6.', 'omi-2022', 'bcehs-de-winter'),
      ],
      sources: ['bcehs-de-winter'],
    },
    {
      id: 'wellens',
      title: 'Wellens (pain gone)',
      lines: [
        line('A: T up, then down. B: T deeply inverted. V2-V3, to V4-V6.', 'rhinehart-wellens'),
        line('ST flat or under 1 mm, R waves kept. The artery may close again.', 'rhinehart-wellens'),
      ],
      sources: ['rhinehart-wellens'],
    },
    {
      id: 'sgarbossa',
      title: 'LBBB or paced (modified Sgarbossa)',
      lines: [
        line(
          'Any one: ST up 1 mm where QRS is up; ST down 1 mm in V1-V3 where QRS is down; ST up over 25% of the S.',
          'modified-sgarbossa',
          'omi-2022',
        ),
      ],
      sources: ['modified-sgarbossa'],
    },
    {
      id: 'avr',
      title: 'aVR up, diffuse ST depression',
      lines: [
        line('ST up in aVR with ST down in I, II, V4-V6.', 'avr-in-acs'),
        line('Left main or multivessel ischemia: OLMD.', 'avr-in-acs'),
      ],
      sources: ['avr-in-acs'],
    },
  ],
};
