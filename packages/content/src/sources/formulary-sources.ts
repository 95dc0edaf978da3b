import type { Source } from '@first60/edition';

/**
 * Works that the formulary and the quick calculator name. `basis` says how the text was read: a label
 * or guideline is 'copy' when only a digest, a quotation or a re-typed copy of it could be opened.
 */
export const formularySources = {
  spec: {
    title: 'First60 clinical requirements',
    edition: 'content edition of 21 August 2025',
    basis: 'requirement',
  },

  // Agency protocols
  'la-1309': {
    title: 'Los Angeles County EMS Agency, Ref. 1309, drug references 1317 and ALS inventory Ref. 703',
    edition: 'rev. 2024 to July 2025',
    basis: 'protocol',
    url: 'https://github.com/thefiredev-cloud/Medic-Bot',
  },
  'maryland-2020': {
    title: 'Maryland Medical Protocols for EMS',
    edition: '1 August 2020',
    basis: 'protocol',
    url: 'https://github.com/yeongtaesong/xamarin',
  },
  'wvems-2026': {
    title: 'Western Virginia EMS Council protocols, drug reference',
    edition: '2026',
    basis: 'protocol',
    url: 'https://github.com/MayJuun/wvems_protocols',
  },
  'massachusetts-2026': {
    title: 'Massachusetts Statewide Treatment Protocols',
    edition: '2026.1',
    basis: 'protocol',
    url: 'https://github.com/incipientmvmnt-hash/ma-ems-protocols',
  },
  'salt-lake-2026': {
    title: 'Salt Lake County EMS Protocols',
    edition: '2026',
    basis: 'protocol',
    url: 'https://github.com/youngquistfamily-a11y/slco-ems-protocols',
  },
  'isos-2025': {
    title: 'International SOS EMS protocols',
    edition: '2025',
    basis: 'protocol',
    url: 'https://github.com/KUEMS/Chart-Review',
  },
  'hermann-ems': {
    title: 'Hermann EMS formulary',
    edition: 'undated',
    basis: 'protocol',
    url: 'http://medicpdf.com/h/hermannems.com1.html',
  },
  'ocfl-methylprednisolone': {
    title: 'Orange County (Florida) EMS drug summary: methylprednisolone',
    edition: 'undated',
    basis: 'protocol',
    url: 'https://ocfl.net',
  },

  // Guidelines and reference tables
  'aha-2020': {
    title: 'AHA adult advanced life support algorithms and doses',
    edition: '2020',
    basis: 'copy',
  },
  'aha-peds-2015': {
    title: 'AHA table: medications for pediatric resuscitation',
    edition: '2015',
    basis: 'guideline',
    url: 'https://www.rileychildrens.org/medical-education/pcome/resources/medications-for-pediatric-resuscitation',
  },
  'merck-resuscitation': {
    title: 'Merck Manual: medications commonly used for resuscitation',
    edition: 'undated',
    basis: 'guideline',
  },
  'pals-handbook-copy': {
    title: 'PALS drug table (course copy): child limits of atropine',
    edition: 'undated',
    basis: 'copy',
    url: 'https://studylib.net/doc/8708734/',
  },
  'nhcps-lidocaine': {
    title: 'Course summary of pediatric resuscitation doses: lidocaine',
    edition: 'undated',
    basis: 'copy',
    url: 'https://nhcps.com',
  },
  'acc-stemi-2013': {
    title: 'ACCF/AHA STEMI guideline, Circulation 2013;127:529: heparin table',
    edition: '2013',
    basis: 'copy',
    url: 'https://physician.tw/Anticoagulant-Therapy',
  },
  'acc-nitrate-card': {
    title: 'ACCF/AHA unstable angina and NSTEMI pocket card: when not to give nitrates',
    edition: 'undated',
    basis: 'guideline',
    url: 'https://eguideline.guidelinecentral.com',
  },
  'msf-tranexamic-acid': {
    title: 'MSF essential drugs: tranexamic acid',
    edition: 'undated',
    basis: 'guideline',
    url: 'https://medicalguidelines.msf.org',
  },
  'msf-diazepam': {
    title: 'MSF essential drugs: diazepam',
    edition: 'October 2024',
    basis: 'guideline',
    url: 'https://medicalguidelines.msf.org',
  },
  'lhsc-propofol': {
    title: 'London Health Sciences Centre, critical care: propofol, sedation in intensive care',
    edition: 'undated',
    basis: 'guideline',
    url: 'https://lhsc.on.ca/critical-care-trauma-centre/propofol-diprivan',
  },
  'australian-prescriber-diazepam': {
    title: 'Australian Prescriber: rectal diazepam for prolonged convulsions in children',
    edition: 'undated',
    basis: 'guideline',
    url: 'https://australianprescriber.tg.org.au/articles/the-use-of-rectal-diazepam-for-the-treatment-of-prolonged-convulsions-in-children.html',
  },
  'aha-2018-antiarrhythmics': {
    title:
      'AHA focused update on antiarrhythmic drugs in cardiac arrest: magnesium (abstract, and a digest of its text)',
    edition: '2018',
    basis: 'copy',
    url: 'https://it.scribd.com/document/425796688/2018-American-Heart-Association-Focused-Update-On',
  },
  'intranasal-naloxone': {
    title: 'Therapeutic Intranasal Drug Delivery: naloxone protocol, 1 mL in each nostril',
    edition: 'undated',
    basis: 'protocol',
    url: 'http://intranasal.net/Treatmentprotocols/Naloxoneprotocol/Naloxoneprotocol.htm',
  },
  'liverpool-glucagon': {
    title: 'Liverpool Hospital Emergency Department, antidotes: glucagon in beta-blocker overdose',
    edition: 'undated',
    basis: 'guideline',
    url: 'http://livoed.com.au/staff/handbooks-guides/antidotes/glucagon/',
  },
  'cheo-hydroxocobalamin': {
    title: 'CHEO drug manual: hydroxocobalamin',
    edition: 'undated',
    basis: 'guideline',
    url: 'https://outreach.cheo.on.ca/manual/1606',
  },
  'hydrocortisone-doses': {
    title: 'Hydrocortisone emergency doses by age (BNFC digest, pharmacy notebook, FPnotebook)',
    edition: 'undated',
    basis: 'copy',
  },
  'naloxone-dilution': {
    title: 'Naloxone dilution and titration (University of Maryland pearl 4473; ALiEM)',
    edition: '2014',
    basis: 'copy',
    url: 'https://umem.org',
  },
  'ipratropium-soya': {
    title: 'Soya and peanut warning of the former ipratropium inhaler (Vanderbilt poison control 2004; EMSmedRx 2011)',
    edition: '2011',
    basis: 'copy',
    url: 'https://vumc.org',
  },
  'simons-1998': {
    title: 'Simons et al., epinephrine absorption in children, J Allergy Clin Immunol 1998;101:33',
    edition: '1998',
    basis: 'study',
    url: 'https://pubmed.ncbi.nlm.nih.gov/9449498/',
  },

  // Labels
  'epinephrine-vial-label': {
    title: 'Epinephrine 1 mg/mL vial, US label',
    edition: 'as quoted in digests',
    basis: 'copy',
  },
  'fda-naloxone': { title: 'Naloxone injection, US label', edition: 'undated', basis: 'label' },
  'fda-lidocaine': { title: 'Lidocaine 2% prefilled syringe, US label', edition: 'undated', basis: 'label' },
  'fda-magnesium': {
    title: 'Magnesium sulfate 50% injection, US label',
    edition: 'as quoted in digests',
    basis: 'copy',
  },
  'ashp-magnesium': { title: 'ASHP injectable drug handbook: magnesium sulfate', edition: 'undated', basis: 'copy' },
  'fda-labetalol': {
    title: 'Labetalol injection, US label (strength from DailyMed, doses from label digests)',
    edition: 'undated',
    basis: 'copy',
  },
  'fda-norepinephrine': { title: 'Norepinephrine 4 mg/4 mL vial, US label', edition: '2024', basis: 'label' },
  'fda-furosemide': { title: 'Furosemide 20 mg/2 mL injection, US label', edition: '2024', basis: 'label' },
  'fda-solu-medrol': { title: 'Solu-Medrol, US label', edition: 'undated', basis: 'label' },
  'fda-solu-cortef': { title: 'Solu-Cortef, US label', edition: 'undated', basis: 'label' },
  'fda-dexamethasone': { title: 'Dexamethasone 4 mg/mL injection, US label', edition: 'undated', basis: 'label' },
  'fda-propofol': { title: 'Propofol 1% emulsion, US label', edition: 'undated', basis: 'label' },
  'adempas-leaflet': {
    title: 'Adempas (riociguat), patient leaflet: drugs not taken with it (Sermo)',
    edition: 'undated',
    basis: 'copy',
    url: 'https://www.sermo.com/drug-ratings/adempas?c=indication448',
  },
  'diazepam-label-digest': {
    title: 'Diazepam injection, US label: rate in children, newborns (Dr.Oracle digest)',
    edition: 'undated',
    basis: 'copy',
    url: 'https://www.droracle.ai/articles/472193/what-is-the-recommended-dose-of-diazepam-generic-name',
  },
  'propofol-label-digest': {
    title: 'Propofol, US label: sedation in intensive care (Skyscape digest)',
    edition: 'undated',
    basis: 'copy',
    url: 'https://download.skyscape.com/download/ota/lonestar/3C52715-7DF0-47C4-BF2A-379E6E7AC9B5/skyscaperx.edxx/content/HTML/d/tu395.htm',
  },
  'fda-etomidate': { title: 'Etomidate injection, US label', edition: 'as quoted in digests', basis: 'copy' },
  'emc-etomidate': {
    title: 'Hypnomidate 2 mg/mL, European summary of product characteristics',
    edition: 'as copied',
    basis: 'copy',
  },
  'fda-succinylcholine': {
    title: 'Succinylcholine injection, US label',
    edition: 'as quoted in digests',
    basis: 'copy',
  },
  'ashp-succinylcholine': {
    title: 'ASHP injectable drug handbook: succinylcholine storage',
    edition: 'undated',
    basis: 'copy',
  },
  'rocuronium-label': {
    title: 'Rocuronium: New Zealand data sheet, US label summary and ASHP storage',
    edition: 'undated',
    basis: 'copy',
  },
  'fda-haloperidol': {
    title: 'Haldol injection, US label',
    edition: 'undated',
    basis: 'label',
    url: 'https://medlibrary.org',
  },
  'fda-ketorolac': { title: 'Ketorolac injection, US label', edition: 'as quoted in digests', basis: 'copy' },
  'paracetamol-spc': {
    title: 'Intravenous paracetamol: Perfalgan product characteristics and Medscape UK',
    edition: 'undated',
    basis: 'copy',
  },
  'fda-ondansetron': {
    title: 'Ondansetron injection, US label (Hospira)',
    edition: 'undated',
    basis: 'copy',
    url: 'https://trial.medpath.com/drug/approvals/fda/88d47b7861a85877',
  },
  'baxter-ringers': {
    title: "Lactated Ringer's injection, Baxter label",
    edition: 'as copied',
    basis: 'copy',
    url: 'https://edrugswiki.com',
  },
  'fda-ketamine': { title: 'Ketalar, US label', edition: 'as quoted in digests', basis: 'copy' },
  'dormicum-page': { title: 'Dormicum 15 mg/3 mL product page', edition: 'undated', basis: 'copy' },
  'midazolam-newborn': {
    title: 'Anesthesia General: midazolam in neonates (no IV loading dose, severe hypotension after a bolus)',
    edition: 'undated',
    basis: 'copy',
    url: 'https://anesthesiageneral.com/midazolam-in-neonates',
  },
  'rch-nasal-fentanyl': {
    title: "The Royal Children's Hospital Melbourne: clinical guideline, intranasal fentanyl",
    edition: 'undated',
    basis: 'guideline',
    url: 'https://www.rch.org.au/clinicalguide/guideline_index/intranasal_fentanyl',
  },
  'emc-morphine': {
    title: 'Morphine 10 mg/mL, UK summary of product characteristics',
    edition: 'October 2023',
    basis: 'label',
  },
  'diastat-label': {
    title: 'Diazepam rectal gel (Diastat), US label: dose by age',
    edition: 'as quoted in digests',
    basis: 'copy',
    url: 'https://www.drugs.com/dosage/diastat.html',
  },
  'fda-lorazepam': {
    title: 'Lorazepam injection, US label',
    edition: '4 mg dose as quoted in digests; "not for use in neonates" as on openFDA',
    basis: 'copy',
    url: 'https://www.pfizermedicalinformation.com/en-us/lorazepam/storage-handling',
  },
  'fda-flumazenil': {
    title: 'Flumazenil injection, US label',
    edition: 'as quoted in digests',
    basis: 'copy',
    url: 'https://www.clinicalpainadvisor.com/drug/flumazenil/',
  },
  'spc-flumazenil': {
    title: 'Flumazenil Hikma 0.1 mg/mL, European summary of product characteristics',
    edition: 'undated',
    basis: 'label',
  },
  'fda-duodote': {
    title: 'DuoDote auto-injector, US label',
    edition: 'undated',
    basis: 'label',
    url: 'https://fda.report/DailyMed/241f42a0-1a33-40e8-8221-201767d999e5',
  },
  'fda-nithiodote': { title: 'Nithiodote, US label', edition: 'as quoted in digests', basis: 'copy' },
  'fda-epipen': {
    title: 'EpiPen and EpiPen Jr, US label',
    edition: 'undated',
    basis: 'label',
    url: 'https://www.drugs.com/dosage/epipen.html',
  },
  'sfda-leaflets': {
    title: 'Saudi Drug Information System, product leaflets',
    edition: 'as read in 2026, by drugId',
    basis: 'label',
    url: 'https://sdi.sfda.gov.sa',
  },

  // Sizes and marks of equipment
  'lma-sizes': {
    title: 'Classic laryngeal mask: maker sizes by weight (e-SAFE anaesthesia table; Miller, fig. 42-9)',
    edition: 'undated',
    basis: 'copy',
    url: 'https://www.e-safe-anaesthesia.org/sessions/03_03/d/ELFH_Session/1176/tab_1229.html',
  },
  'who-pocket-book-2013': {
    title: 'WHO Pocket Book of Hospital Care for Children, annex 3, table A3.1: equipment by weight',
    edition: '2013',
    basis: 'guideline',
    url: 'https://www.ncbi.nlm.nih.gov/books/NBK154440/',
  },
  'defibrillator-pads': {
    title: 'Pad size in children: American Red Cross guideline, and summaries of the AHA 2010 paddle rule',
    edition: '2022',
    basis: 'copy',
    url: 'https://guidelines.redcross.org/arc-2022-highlights/pad-size-and-placement-in-infants-and-children',
  },
  'polk-syringes': {
    title: 'Polk State College nursing: reading syringes, marks of the 1, 3, 5, 10, 20 and 50 mL syringe',
    edition: 'undated',
    basis: 'copy',
    url: 'http://www.polk.edu/INSTRUCT/Mash/annette_h/NUR%201140C/ReadingSyringes.html',
  },
  'rmit-syringes': {
    title: 'RMIT University on syringe marks, as quoted by 411answers',
    edition: 'undated',
    basis: 'copy',
    url: 'https://de.411answers.com/a/wie-liest-man-eine-spritze.html',
  },
  'bd-plastipak': {
    title: 'BD Plastipak syringes, technical data sheet: scale graduation',
    edition: 'March 2016',
    basis: 'label',
    url: 'https://scribd.com/document/663932795/BD-EU-Syringes-Technical-Data-Sheet',
  },

  // Safety lists
  'ismp-tall-man': { title: 'ISMP list of look-alike names with tall-man letters', edition: 'undated', basis: 'copy' },
  'ismp-high-alert': {
    title: 'ISMP high-alert medications in acute care settings',
    edition: '2018',
    basis: 'guideline',
    url: 'https://www.ismp.org/recommendations/high-alert-medications-acute-list',
  },
  'joint-commission-names': {
    title: 'Joint Commission list of look-alike and sound-alike names',
    edition: 'as copied',
    basis: 'copy',
  },
  'apsf-lookalike': {
    title: 'Anesthesia Patient Safety Foundation look-alike vial gallery and letters',
    edition: '2022 to 2025',
    basis: 'study',
    url: 'https://www.apsf.org',
  },
} as const satisfies Record<string, Source>;
