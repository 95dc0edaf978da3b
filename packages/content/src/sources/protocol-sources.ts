import type { Source } from '@first60/edition';

/**
 * Works that the protocol cards name beyond those of the formulary. As there, `basis` says how the
 * text was read: 'copy' when only a reprint, a quotation or a summary of the work could be opened.
 */
export const protocolSources = {
  // Agency protocols
  'la-protocols-2025': {
    title: 'Los Angeles County EMS Agency, Treatment Protocols Ref. 1200 to 1244',
    edition: 'set of 1 July 2025',
    basis: 'protocol',
    url: 'https://github.com/thefiredev-cloud/Medic-Bot',
  },
  'nasemso-2022': {
    title: 'NASEMSO National Model EMS Clinical Guidelines v3.0 (page-numbered paraphrase)',
    edition: 'March 2022',
    basis: 'copy',
    url: 'https://nasemso.org',
  },

  // Resuscitation
  'aha-2020-arrest': {
    title: 'AHA Adult Cardiac Arrest Algorithm (reprint of the card)',
    edition: '2020',
    basis: 'copy',
    url: 'https://www.scribd.com/document/515271184/AlgorithmACLS-CA-200612',
  },
  'aha-2020-post-arrest': {
    title: 'AHA Adult Post-Cardiac Arrest Care Algorithm (reprint of the card)',
    edition: '2020',
    basis: 'copy',
    url: 'https://www.grepmed.com/images/10758/',
  },
  'aha-bls-table': {
    title: "AHA table: BLS dos and don'ts of adult high-quality CPR",
    edition: '2015',
    basis: 'guideline',
    url: 'https://eccguidelines.heart.org/index.php/tables/bls-dos-and-donts-of-adult-high-quality-cpr/',
  },
  'aha-2025-als': {
    title: 'AHA 2025 adult advanced life support, main changes as quoted by JSPICC',
    edition: '2025',
    basis: 'copy',
    url: 'https://www.jspicc.jp/guideline/index.html',
  },
  'ilcor-aha-2025-shocks': {
    title: 'ILCOR and AHA 2025 statements on vector change and double sequential defibrillation, as quoted by MEDEST',
    edition: '2025',
    basis: 'copy',
    url: 'https://medest118.com/tag/vector-change-defibrillation',
  },
  'costr-2015': {
    title: 'ILCOR consensus on post-arrest oxygen (draft quoting ERC and AHA targets)',
    edition: '2015',
    basis: 'copy',
    url: 'https://studylib.net/doc/6985723/',
  },
  'exact-2022': {
    title: 'EXACT randomized trial of oxygen targets after cardiac arrest, JAMA 2022;328:1818',
    edition: '2022',
    basis: 'study',
    url: 'https://pubmed.ncbi.nlm.nih.gov/36286192/',
  },
  'ilcor-calcium-2023': {
    title: 'ILCOR systematic review: calcium during cardiac arrest',
    edition: '2023',
    basis: 'study',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC10070937/',
  },
  'bicarbonate-review-2016': {
    title: 'Use of sodium bicarbonate in cardiac arrest, J Clin Med Res 2016;8:277',
    edition: '2016',
    basis: 'study',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC4780490',
  },

  // Anaphylaxis
  'wao-2020': {
    title: 'World Allergy Organization Anaphylaxis Guidance (digests of the paper)',
    edition: '2020',
    basis: 'copy',
    url: 'https://doi.org/10.1016/j.waojou.2020.100472',
  },
  'csaci-2015': {
    title: 'Canadian Society of Allergy: auto-injectors and children under 15 kg, AACI 2015;11:20 (abstract)',
    edition: '2015',
    basis: 'guideline',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC4485331',
  },
  'aust-prescriber-2021': {
    title: 'Updated anaphylaxis guidelines: infants and children, Aust Prescr 2021;44:91',
    edition: '2021',
    basis: 'guideline',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8236874/',
  },
  'chop-anaphylaxis': {
    title: "Children's Hospital of Philadelphia, anaphylaxis pathway: medications",
    edition: 'undated',
    basis: 'guideline',
    url: 'https://www.chop.edu/clinical-pathway/anaphylaxis-medications-emergency-department',
  },

  // Stroke
  'aha-asa-2013': {
    title: 'AHA/ASA early management of acute ischemic stroke, table 4: prehospital care',
    edition: '2013',
    basis: 'guideline',
    url: 'https://www.ahajournals.org/doi/10.1161/STR.0b013e318284056a',
  },
  'aha-asa-2026': {
    title: 'AHA/ASA early management of acute ischemic stroke, pocket guide pages 2, 7 and 20',
    edition: '2026',
    basis: 'guideline',
    url: 'https://eguideline.guidelinecentral.com/i/1542862/6',
  },
  'stroke-scene-time': {
    title: 'EMS scene time in suspected stroke, North Carolina (quotes the American Stroke Association target)',
    edition: 'events of 2009',
    basis: 'study',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC3973028',
  },
  'cincinnati-table': {
    title: 'AHA table of the Cincinnati Prehospital Stroke Scale (Kothari 1999)',
    edition: 'undated',
    basis: 'copy',
    url: 'https://eccguidelines.heart.org',
  },
  'fast-ed-2016': {
    title: 'Lima et al., Field Assessment Stroke Triage for Emergency Destination, Stroke 2016',
    edition: '2016',
    basis: 'study',
    url: 'https://www.mdcalc.com/calc/10633/',
  },
} as const satisfies Record<string, Source>;
