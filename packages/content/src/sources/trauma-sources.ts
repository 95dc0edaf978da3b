import type { Source } from '@first60/edition';

/** Works that the trauma cards name beyond those already listed elsewhere. */
export const traumaSources = {
  // Agency protocols
  'la-guidelines-2025': {
    title: 'Los Angeles County EMS Agency, Trauma Triage Ref. 506 and Medical Control Guidelines Ref. 1302 to 1375',
    edition: '2024 to 2025',
    basis: 'protocol',
    url: 'https://github.com/thefiredev-cloud/Medic-Bot',
  },
  'cems-2026': {
    title: 'CEMS adult and pediatric EMS protocols',
    edition: '2026R1',
    basis: 'protocol',
    url: 'https://github.com/jpborsi/cems-protocol-review',
  },

  // Triage
  'field-triage-2021': {
    title: 'National Guideline for the Field Triage of Injured Patients (summary)',
    edition: '2021',
    basis: 'copy',
    url: 'https://brundagegroup.com/tips/national-guideline-for-the-field-triage-of-injured-patients/',
  },
  'acs-triage-faq': {
    title: 'American College of Surgeons, field triage guidelines: frequent questions',
    edition: 'undated',
    basis: 'guideline',
    url: 'https://facs.org/quality-programs/trauma/systems/field-triage-guidelines/faqs',
  },

  // Bleeding
  tccc: {
    title: 'Tactical Combat Casualty Care guidelines (Deployed Medicine)',
    edition: 'undated',
    basis: 'copy',
    url: 'https://books.allogy.com/v1/tenant/8/books/b729b76a-1a34-4bf7-b76b-66bb2072b2a7',
  },
  'jts-blood': {
    title: 'Joint Trauma System, prehospital blood guideline',
    edition: 'undated',
    basis: 'guideline',
    url: 'https://books.allogy.com',
  },

  // Burns
  'aba-ems-fluids': {
    title: 'American Burn Association EMS fluid rates (course summary)',
    edition: 'undated',
    basis: 'copy',
    url: 'https://crisis-medicine.com/ems-fluid-resuscitation-of-burned-casualties',
  },
  'aba-consensus-fluids': {
    title: 'American Burn Association consensus formula (flight crew summary)',
    edition: 'undated',
    basis: 'copy',
    url: 'https://flightcrit.com/podcat/012',
  },
  'aba-referral': {
    title: 'American Burn Association, guidelines for burn patient referral',
    edition: 'undated',
    basis: 'guideline',
    url: 'https://www.ameriburn.org/burn-care-team/resources/guidelines-for-burn-patient-referral',
  },
  'nasemso-burn-charts': {
    title: 'Burn and burn fluid charts after NASEMSO',
    edition: 'undated',
    basis: 'copy',
    url: 'https://chemsftg.com/burn-and-burn-fluid-charts',
  },
  'nsw-burns': {
    title: 'New South Wales burn surface area and fluid chart',
    edition: 'undated',
    basis: 'copy',
    url: 'https://www.ambonsall.com/NSWResusBurnsFluids.htm',
  },
  'rcem-burns': {
    title: 'Royal College of Emergency Medicine learning: burns, fluids',
    edition: 'undated',
    basis: 'guideline',
    url: 'https://www.rcemlearning.org/modules/major-trauma-burns/lessons/fluids/',
  },
  'anzba-first-aid': {
    title: 'Australian and New Zealand Burn Association first aid, as given by Victorian Burns',
    edition: 'undated',
    basis: 'copy',
    url: 'https://vicburns.org.au',
  },

  // Crush
  'jts-crush': {
    title: 'Joint Trauma System, crush syndrome under prolonged field care',
    edition: 'undated',
    basis: 'guideline',
    url: 'https://books.allogy.com/web/tenant/8/books/5addab0b-0167-47c0-b2d5-07666ca60e41/',
  },
  'crs-crush': {
    title: 'CRS EMS Guidelines 3-11: crush injury',
    edition: 'undated',
    basis: 'protocol',
    url: 'https://crsguidelines.org/index.php?title=3-11_CRUSH_INJURY',
  },
  'rppeo-crush': {
    title: 'Regional Paramedic Program for Eastern Ontario, crush injury question 926',
    edition: 'undated',
    basis: 'protocol',
    url: 'https://www.rppeo.ca',
  },

  // Spine
  'pelvic-consensus-2014': {
    title: 'Scott et al., pre-hospital management of pelvic fractures: initial consensus statement (summary)',
    edition: '2014',
    basis: 'copy',
    url: 'https://prehospitalmed.com/2013/12/03/the-prehospital-management-of-pelvic-fractures-initial-consensus-statement/',
  },
  'smr-2018': {
    title: 'Spinal Motion Restriction in the Trauma Patient: joint statement of ACS-COT, ACEP and NAEMSP',
    edition: '2018',
    basis: 'copy',
    url: 'https://docslib.org/doc/4963918/spinal-motion-restriction-in-the-trauma-patient',
  },
  'aap-smr': {
    title: 'American Academy of Pediatrics News: spinal motion restriction in children',
    edition: 'undated',
    basis: 'guideline',
    url: 'https://publications.aap.org/aapnews/news/8511/',
  },
  'sjtrem-spine-2020': {
    title: 'Scandinavian Journal of Trauma 2020, doi 10.1186/s13049-020-00790-1, table 2: when not to restrict',
    edition: '2020',
    basis: 'study',
    url: 'https://sjtrem.biomedcentral.com/articles/10.1186/s13049-020-00790-1/tables/2',
  },
  'jocmr-neck-2013': {
    title: 'Neck fractures from ground-level falls in the elderly, J Clin Med Res 2013;5:75',
    edition: '2013',
    basis: 'study',
  },

  // Brain
  'epic-tbi': {
    title: 'EPIC project: prehospital treatment of traumatic brain injury (teaching slides)',
    edition: 'undated',
    basis: 'copy',
    url: 'https://slideplayer.com/slide/12774191/',
  },
  'btf-2023-summary': {
    title: 'Prehospital traumatic brain injury guideline, 3rd edition (secondary summary)',
    edition: '2023',
    basis: 'copy',
  },
  'nh-tbi': {
    title: 'New Hampshire style protocol: traumatic brain injury',
    edition: 'undated',
    basis: 'copy',
    url: 'https://support.altomouhit.com/Projects/PCR_web/traumaticBrainInjury.html',
  },

  // Arrest
  'naemsp-arrest-2003': {
    title: 'NAEMSP and ACS-COT: withholding resuscitation in traumatic arrest',
    edition: '2001 to 2003',
    basis: 'copy',
  },
  'anzcor-11-10-1': {
    title: 'ANZCOR guideline 11.10.1: traumatic cardiac arrest',
    edition: 'undated',
    basis: 'guideline',
  },

  'burn-center-chemical': {
    title: 'Burn Centre Care: first aid for chemical burns',
    edition: 'undated',
    basis: 'copy',
    url: 'http://burnscentre.org/chemical-burns/',
  },

  // Drowning
  'aha-2024-drowning': {
    title: 'AHA and AAP focused update: resuscitation following drowning (news summaries)',
    edition: '2024',
    basis: 'copy',
    url: 'https://publications.aap.org/aapnews/news/30726/AAP-AHA-update-guidelines-on-resuscitation-after',
  },
  'jts-drowning': {
    title: 'Joint Trauma System, drowning guideline',
    edition: 'undated',
    basis: 'guideline',
    url: 'https://books.allogy.com',
  },
  'merck-cpr': {
    title: 'Merck Manual: table of CPR techniques for health care professionals',
    edition: 'undated',
    basis: 'guideline',
    url: 'https://www.merckmanuals.com',
  },
  'relias-drowning': {
    title: 'Relias Media: drowning, observation of the well patient',
    edition: 'undated',
    basis: 'copy',
    url: 'https://www.reliasmedia.com/articles/147563',
  },
} as const satisfies Record<string, Source>;
