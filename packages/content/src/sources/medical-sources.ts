import type { Source } from '@first60/edition';

/** Works that the medical cards name beyond those already listed elsewhere. */
export const medicalSources = {
  // Sepsis
  'ssc-2021': {
    title: 'Surviving Sepsis Campaign, adult guidelines (summary of the recommendations)',
    edition: '2021',
    basis: 'copy',
    url: 'https://guidelinecentral.com/guideline/1226600',
  },
  'ssc-children-2020': {
    title: 'Surviving Sepsis Campaign, initial resuscitation algorithm for children (figure text)',
    edition: '2020',
    basis: 'guideline',
    url: 'https://docslib.org/doc/11802165/initial-resuscitation-algorithm-for-children',
  },

  // High glucose
  'dka-children-2006': {
    title:
      'Diabetic ketoacidosis in infants, children and adolescents, American Diabetes Association: water and salt (table)',
    edition: '2006',
    basis: 'copy',
    url: 'https://pediatrics.aappublications.org/highwire/markup/88260/expansion',
  },

  // Abdomen
  'iaed-epigastric': {
    title: 'International Academies of Emergency Dispatch: epigastric pain could mean something else',
    edition: 'undated',
    basis: 'copy',
    url: 'https://www.iaedjournal.org/epigastric-pain-could-mean-something-else',
  },

  // Seizures
  'rampart-2012': {
    title: 'RAMPART: intramuscular midazolam for status epilepticus, N Engl J Med 2012;366:591 (summaries)',
    edition: '2012',
    basis: 'copy',
    url: 'https://www.pediatricneurologybriefs.com/articles/10.15844/pedneurbriefs-26-3-1/',
  },
  'aafp-febrile-seizures-2019': {
    title: 'Febrile seizures: risks, evaluation, and prognosis, Am Fam Physician 2019;99:445 (abstract)',
    edition: '2019',
    basis: 'copy',
    url: 'https://docslib.org/doc/12370818/febrile-seizures-risks-evaluation-and-prognosis-dustin-k',
  },
  'queensland-status-epilepticus': {
    title: "Queensland Children's Hospital: status epilepticus, emergency management in children",
    edition: 'undated',
    basis: 'guideline',
    url: 'https://www.childrens.health.qld.gov.au/guideline-status-epilepticus-emergency-management-in-children/',
  },
  'acog-eclampsia-checklist': {
    title: 'ACOG District II eclampsia checklist: magnesium sulfate with and without IV access',
    edition: 'undated',
    basis: 'copy',
    url: 'https://docslib.org/doc/10439288/acog-district-ii-eclampsia-checklist',
  },
  'fda-diazepam': {
    title: 'Diazepam injection, US label: rate of injection (Pfizer Medical)',
    edition: 'undated',
    basis: 'label',
    url: 'https://www.pfizermedicalinformation.com/en-us/diazepam-0/dosage-admin',
  },

  // Poisoning
  'moh-sa-poison-line': {
    title: 'Saudi Ministry of Health, news of 17 December 2015 and 19 November 2019: poison advice by telephone',
    edition: '2015 and 2019',
    basis: 'copy',
    url: 'https://www.moh.gov.sa/en/Ministry/MediaCenter/News/Pages/News-2015-12-17-001.aspx',
  },
  'aafp-poisoning-2010': {
    title: 'Common antidotes, table, Am Fam Physician 2010;81:316',
    edition: '2010',
    basis: 'study',
  },

  // Gas, smoke, chemicals
  'fda-cyanokit': {
    title: 'Cyanokit (hydroxocobalamin): directions of the maker and European product information',
    edition: 'undated',
    basis: 'copy',
    url: 'http://www.cyanokit.com/administer',
  },
  'fda-sodium-nitrite': {
    title: 'Sodium nitrite injection, US label: boxed warning and rate',
    edition: 'undated',
    basis: 'copy',
    url: 'https://thiosulfate.info/sodium-nitrite-injection-prescribing-information/',
  },
  'calcium-notes': {
    title: 'OSCEpass emergency medicine notes: calcium gluconate and chloride, use in hydrofluoric acid',
    edition: 'as stored in 2026',
    basis: 'copy',
    url: 'https://oscepass.org/Drugs/Calcium+Gluconate',
  },
  'fluoride-page': {
    title:
      'Emergency medicine handbook, toxicology, hydrofluoric acid burns (page view): calcium chloride in fluorosis',
    edition: 'undated, about 2011',
    basis: 'copy',
    url: 'https://issuhub.com/view/index?id=4321&pageIndex=215',
  },
  'phenol-swine-1978': {
    title:
      'Pullin et al., phenol on the skin of swine: water against PEG, Toxicol Appl Pharmacol 1978;43:199 (abstract)',
    edition: '1978',
    basis: 'study',
    url: 'https://acemap.info/paper/158757666',
  },
  'phenol-first-aid': {
    title: 'University of St Andrews and University of York: first aid for phenol on the skin',
    edition: 'as stored',
    basis: 'guideline',
    url: 'https://st-andrews.ac.uk/staff/policy/healthandsafety/publications/hazardalertsheets/phenol-firstaidguidance',
  },
  'swjpcc-hyperbaric-2022': {
    title: 'Carbon monoxide poisoning, case of October 2022 with the criteria for hyperbaric oxygen, SWJPCCS',
    edition: '2022',
    basis: 'study',
    url: 'https://www.swjpcc.com',
  },
  'chemm-chlorine': {
    title: 'Chemical Hazards Emergency Medical Management: chlorine, prehospital management (opening part)',
    edition: 'undated',
    basis: 'guideline',
    url: 'https://chemm.hhs.gov/chlorine_prehospital_mmg.htm',
  },

  // Venom
  'saudi-scorpions-2003': {
    title: 'Al-Sadoon and Jarrar, scorpion stings in Saudi Arabia 1993 to 1997, J Venom Anim Toxins 2003;9:54',
    edition: '2003',
    basis: 'study',
    url: 'https://doi.org/10.1590/S1678-91992003000100003',
  },
  'saudi-scorpions-2021': {
    title: 'Alhamoud et al., scorpion stings in Saudi Arabia: an overview, Acta Biomed 2021;92(4) (abstract)',
    edition: '2021',
    basis: 'study',
    url: 'https://www.ncbi.nlm.nih.gov/pmc/articles/PMC8477104/',
  },
  'scorpion-myocarditis-2023': {
    title:
      'Fereidooni et al., scorpion envenomation-associated myocarditis: a systematic review, PLoS Negl Trop Dis 2023;17:e0011219 (abstract, and digest of the Turkish emergency medicine society)',
    edition: '2023',
    basis: 'copy',
    url: 'https://doi.org/10.1371/journal.pntd.0011219',
  },
  'pals-shock-copy': {
    title: 'First Aid Web: course notes on PALS, cardiogenic shock in a child',
    edition: 'undated',
    basis: 'copy',
    url: 'https://firstaidweb.com/?p=25664',
  },
  'anzcor-9-4-5': {
    title: 'ANZCOR guideline 9.4.5: first aid management of marine envenomation',
    edition: 'undated',
    basis: 'guideline',
    url: 'https://www.anzcor.org/home/first-aid-for-bites-stings-and-poisoning/guideline-9-4-6-envenomation-blue-ringed-octopus-and-cone-shell/',
  },
  'arabian-snakes-2020': {
    title: 'Venomous land snakes of the Arab countries of the Middle East, Toxicon 2020 (abstract)',
    edition: '2020',
    basis: 'study',
    url: 'https://doi.org/10.1016/j.toxicon.2020.01.012',
  },

  // Nerve agents
  'ahrq-nerve-agent': {
    title: 'AHRQ Pediatric Terrorism and Disaster Preparedness, tables 5.2 and 5.4: nerve agent triage and doses',
    edition: 'archived 2011',
    basis: 'guideline',
    url: 'https://archive.ahrq.gov/research/pedprep/pedtab5_4.htm',
  },
  'konickx-2014': {
    title: 'Konickx et al., atropine before oxygen in pesticide poisoning, Clin Toxicol 2014;52:531 (abstract)',
    edition: '2014',
    basis: 'copy',
    url: 'https://www.ccpl.org/eds/detail?db=cmedm&an=24810796&isbn=1556-9519',
  },
  'wiser-nerve-agents': {
    title: 'National Library of Medicine, WISER: nerve agents',
    edition: 'as stored',
    basis: 'guideline',
    url: 'https://webwiser.nlm.nih.gov/substance?substanceId=467',
  },
  'infusion-start-2001': {
    title: 'Neff et al., Paediatric Anaesthesia: start-up delays of infusion syringe pumps (abstract)',
    edition: '2001',
    basis: 'copy',
    url: 'https://pubmed.ncbi.nlm.nih.gov/11696120',
  },
  'cholinesterase-2013': {
    title: 'Butyrylcholinesterase deficiency and succinylcholine, PLoS One 2013, e59159 (abstract)',
    edition: '2013',
    basis: 'study',
  },

  // Heat
  'nh-heat': {
    title: 'New Hampshire style protocol: hyperthermia (environmental)',
    edition: 'undated',
    basis: 'copy',
    url: 'https://support.altomouhit.com/Projects/PCR_web/hyperthermiaEnvironmental.html',
  },
  'wms-hyponatremia-2014': {
    title: 'Wilderness Medical Society, exercise-associated hyponatremia, field algorithm (reprint of the guideline)',
    edition: '2014',
    basis: 'copy',
    url: 'https://fliphtml5.com/rpbn/vciz/basic',
  },
  'wms-heat-2019': {
    title: 'Wilderness Medical Society, prevention and treatment of heat illness (summary of the 2019 update)',
    edition: '2019',
    basis: 'copy',
    url: 'https://emedicine.medscape.com/article/166320-guidelines',
  },
  'athletic-training-heat-2021': {
    title: 'Miller et al., prehospital care of exertional heat stroke in secondary schools, J Athl Train 2021;56:372',
    edition: '2021',
    basis: 'guideline',
    url: 'https://meridian.allenpress.com/jat/article/56/4/372/449348/',
  },
  'demartini-2015': {
    title: 'DeMartini et al., cold-water immersion in exertional heat stroke, Med Sci Sports Exerc 2015;47:240',
    edition: '2015',
    basis: 'study',
    url: 'http://journals.lww.com/acsm-msse/fulltext/2015/02000/Effectiveness_of_Cold_Water_Immersion_in_the.3.aspx',
  },
} as const satisfies Record<string, Source>;
