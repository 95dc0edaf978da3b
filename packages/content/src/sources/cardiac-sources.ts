import type { Source } from '@first60/edition';

/** Works that the cardiac cards name beyond those already listed elsewhere. */
export const cardiacSources = {
  // Agency protocols
  'abbott-ems': {
    title: 'Abbott EMS (St. Louis, Missouri) protocols (re-typed text)',
    edition: 'undated',
    basis: 'copy',
    url: 'https://github.com/LonghornSneal/Paramedic-App',
  },
  'nasemso-chest-pain': {
    title: 'Chest pain, coronary syndrome and STEMI after the NASEMSO guidelines (Chem STFG)',
    edition: 'undated',
    basis: 'copy',
    url: 'https://chemsftg.com/22-chest-pain-coronary-syndrome-stemi',
  },
  'nasemso-syncope': {
    title: 'Notes on adult and pediatric syncope after the NASEMSO guidelines (Chem STFG)',
    edition: 'undated',
    basis: 'copy',
    url: 'https://chemsftg.com/notes-adult-and-pediatric-syncope-and-presyncope',
  },

  // Resuscitation of children
  'aha-peds-arrest-2015': {
    title: 'AHA Pediatric Cardiac Arrest Algorithm, 2015 update (figure text and poster)',
    edition: '2015',
    basis: 'guideline',
    url: 'https://eccguidelines.heart.org/index.php/figures/pediatric-cardiac-arrest-algorithm-2015-update/',
  },
  'aha-2020-peds-part-4': {
    title: 'AHA Guidelines Part 4: pediatric basic and advanced life support, top messages',
    edition: '2020',
    basis: 'copy',
    url: 'https://www.scribd.com/document/483175261/Pediatric-Resuscitation',
  },
  'bicarbonate-children-2021': {
    title: 'Bicarbonate in pediatric arrest, Resuscitation 2021, with the 2020 advice of the guideline (UMEM summary)',
    edition: '2021',
    basis: 'copy',
    url: 'https://umem.org/educational_pearls/3904/',
  },
  'aha-peds-post-arrest': {
    title: 'AHA pediatric post-cardiac arrest care checklist (reprint at UpToDate)',
    edition: '2020',
    basis: 'copy',
    url: 'https://medilib.ir/uptodate/show/140374',
  },
  'aha-2025-peds': {
    title: 'AHA 2025 pediatric advanced life support, top messages as quoted by Research in PEM',
    edition: '2025',
    basis: 'copy',
    url: 'http://researchinpem.homestead.com/palsupdates.html',
  },
  'aha-2025-changes': {
    title: 'AHA 2025 guidelines: key changes in CPR (EMOttawa summary)',
    edition: '2025',
    basis: 'copy',
    url: 'https://emottawablog.com/2026/01/2025-aha-guidelines-update-key-changes-in-cpr-and-ecc',
  },

  // Arrest in special patients
  'ecc-handbook-2020': {
    title: 'AHA Handbook of Emergency Cardiovascular Care, magnesium (excerpt by T. Wade, MD)',
    edition: '2020',
    basis: 'copy',
    url: 'https://www.tomwademd.net/link-to-torsades-de-pointes-from-the-internet-book-of-critical-care/',
  },
  'aha-mechanical-support-2017': {
    title: 'AHA statement on CPR with mechanical circulatory support, Circulation 2017;135:e1115 (ACC and NEJM JWatch)',
    edition: '2017',
    basis: 'copy',
    url: 'https://www.acc.org/latest-in-cardiology/ten-points-to-remember/2017/05/29/15/17/cardiopulmonary-resuscitation-in-adults-and-children',
  },
  'red-cross-mechanical-support-2022': {
    title: 'American Red Cross guidelines: cardiac arrest with durable mechanical circulatory support',
    edition: '2022',
    basis: 'guideline',
    url: 'https://guidelines.redcross.org/arc-2022-highlights/resuscitation-of-patients-with-durable-mechanical-circulatory-support-and-acutely-altered-perfusion-or-cardiac-arrest',
  },
  'ebm-hypothermia': {
    title: 'EBM Guidelines: resuscitation in accidental hypothermia',
    edition: 'undated',
    basis: 'guideline',
    url: 'https://download.skyscape.com/download/ota/lonestar/B4562E59-87F6-47FA-8F09-D67E1FE536CA/ebmg.ed18/content/HTML/z/tl144.htm',
  },

  // Rhythms
  'aha-2020-tachycardia': {
    title: 'AHA Adult Tachycardia With a Pulse Algorithm (reprints of the card)',
    edition: '2020',
    basis: 'copy',
    url: 'https://www.scribd.com/document/698916231/Algo-Tachycardia',
  },
  'aha-2020-bradycardia': {
    title: 'AHA Adult Bradycardia Algorithm (reprint of the card)',
    edition: '2020',
    basis: 'copy',
    url: 'https://docslib.org/doc/6438757/bradycardia-with-a-pulse-algorithm',
  },
  'aha-2020-peds-tachycardia': {
    title: 'AHA Pediatric Tachycardia With a Pulse Algorithm (reprint of the card)',
    edition: '2020',
    basis: 'copy',
    url: 'https://www.scribd.com/document/498093101/AlgorithmPALS-Tachycardia-200618',
  },
  'aha-peds-bradycardia': {
    title: 'AHA Pediatric Bradycardia With a Pulse Algorithm (course page)',
    edition: 'after the 2020 card',
    basis: 'copy',
    url: 'https://aclscertification.org/courses/pals-certification/lessons/chapter-12-managing-pals-arrhythmias/topic/pediatric-bradycardia-algorithm',
  },
  'pals-course-notes': {
    title: 'PALS course notes: supraventricular tachycardia, adenosine flush',
    edition: '2012',
    basis: 'copy',
    url: 'https://floatnurse-mike.blogspot.com/2012/02/pediatric-advance-life-support-svt-part_18.html',
  },
  'cheo-adenosine': {
    title: 'CHEO neonatal drug manual: adenosine',
    edition: 'November 2012',
    basis: 'guideline',
    url: 'https://outreach.cheo.on.ca/manual/1291',
  },
  'af-guideline-2014': {
    title:
      'AHA/ACC/HRS atrial fibrillation guideline, Circulation 2014;130:e199 (class III advice as quoted in summaries)',
    edition: '2014',
    basis: 'copy',
    url: 'https://documents.pub/document/circulation-2014-january-e199-267.html',
  },
  'amiodarone-wpw-2010': {
    title: 'Amiodarone in atrial fibrillation with WPW, review, Intern Emerg Med 2010 (abstract)',
    edition: '2010',
    basis: 'study',
    url: 'https://rd.springer.com/article/10.1007/s11739-010-0385-6',
  },
  'opiate-route-1994': {
    title: 'Pre-hospital opiate and aspirin in suspected myocardial infarction, BMJ 1994;308:760 (route of the opiate)',
    edition: '1994',
    basis: 'study',
    url: 'https://www.bmj.com/content/308/6931/760.2',
  },
  'uw-aed-children': {
    title: 'AED on children and infants, clinical training page, University of Wisconsin-Madison',
    edition: 'undated',
    basis: 'copy',
    url: 'https://uconnect.wisc.edu/cosmos/swiftbot/growth/training--education/clinical-training/cpr/aed/children-and-infants/',
  },
  'aafp-maternal-arrest-2014': {
    title: 'Maternal cardiac arrest, table of resuscitation, American Family Physician 2014;90:717',
    edition: '2014',
    basis: 'copy',
    url: 'https://www.aafp.org/pubs/afp/issues/2014/1115/p717.html',
  },
  'revert-2015': {
    title: 'REVERT: modified Valsalva for SVT, Lancet 2015;386:1747 (summary at The Bottom Line)',
    edition: '2015',
    basis: 'copy',
    url: 'https://www.thebottomline.org.uk/summaries/icm/revert/',
  },
  'torsades-2016': {
    title: 'Torsades de pointes, algorithm of treatment, Can Pharm J 2016 (figure 4)',
    edition: '2016',
    basis: 'study',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC4860751/',
  },
  'adenosine-children-2008': {
    title: 'Adenosine for SVT in newborns and children: precautions, Pediatr Pharm 2008;14(8) (Medscape)',
    edition: '2008',
    basis: 'study',
    url: 'https://www.medscape.com/viewarticle/585287_5',
  },
  'adenosine-interactions': {
    title: 'Adenosine injection, US label: drug interactions (Pfizer Medical)',
    edition: 'undated',
    basis: 'label',
    url: 'https://www.pfizermedical.com/adenosine/drug-interactions',
  },
  'fda-amiodarone': {
    title: 'Amiodarone injection, US label',
    edition: 'undated',
    basis: 'label',
    url: 'https://fda.report/DailyMed/a61c9857-4cc1-431d-a8ad-6bcaf4834006',
  },
  'fda-atropine': {
    title: 'Atropine sulfate injection, US label: dose and effect',
    edition: 'undated',
    basis: 'label',
    url: 'https://drugcentral.org/label/78e42769-061f-4973-ac3a-dc3fcc4bf641/view',
  },

  'hyperkalemia-wide-qrs': {
    title: 'Clinical Gate, Dysrhythmias and tachyarrhythmias: hyperkalemia taken for VT, no sodium-channel blockers',
    edition: 'undated',
    basis: 'copy',
    url: 'https://clinicalgate.com/dysrhythmias-and-tachyarrhythmias',
  },

  // Coronary syndromes
  'aha-acs-2015': {
    title: 'AHA Acute Coronary Syndromes Algorithm, 2015 update (figure text)',
    edition: '2015',
    basis: 'guideline',
    url: 'https://eccguidelines.heart.org/index.php/figures/acute-coronary-syndromes-algorithm/',
  },
  'acc-acs-2025': {
    title: 'ACC/AHA/ACEP/NAEMSP/SCAI acute coronary syndromes guideline, Circulation 2025;151:e771 (summaries)',
    edition: '2025',
    basis: 'copy',
    url: 'https://jordan-cardiac.org/en/prehospital-ems-and-hospital-reperfusion-time-goals-for-stemi-in-2025-acs-aha-acc-guidelines',
  },
  'aha-fibrinolysis-checklist': {
    title: 'AHA prehospital fibrinolytic checklist',
    edition: 'undated',
    basis: 'copy',
    url: 'https://scribd.com/document/400437130/',
  },
  'mi-definition-2018': {
    title: 'Fourth Universal Definition of Myocardial Infarction: ST elevation criteria (ECG Weekly)',
    edition: '2018',
    basis: 'copy',
    url: 'https://ecgweekly.com/must-know-ddx/classic-stemi-criteria/',
  },
  'omi-2024': {
    title: 'Occlusion myocardial infarction patterns, table 1 of the review',
    edition: '2024',
    basis: 'study',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC11492056/table/tbl1',
  },
  'aha-cocaine-2008': {
    title: 'AHA statement on cocaine-associated chest pain, Circulation 2008;117:1897 (later doubted, 2010;170:874)',
    edition: '2008',
    basis: 'copy',
  },

  // Heart failure
  'ccs-heart-failure-2017': {
    title: 'Canadian Cardiovascular Society heart failure guideline, recommendation 133',
    edition: '2017',
    basis: 'copy',
    url: 'https://medsquares.com/data/mdguideline/ccsheartfailure/information_2017_ch7_4_2.html',
  },
  'nova-scotia-pulmonary-edema': {
    title: 'Nova Scotia EHS prehospital evidence: pulmonary edema',
    edition: 'undated',
    basis: 'study',
    url: 'https://emspep.cdha.nshealth.ca',
  },
} as const satisfies Record<string, Source>;
