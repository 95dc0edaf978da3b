import type { Source } from '@first60/edition';

/** Works that the procedures cards name beyond those already listed elsewhere. */
export const proceduresSources = {
  // General care
  'nasemso-pain': {
    title: 'Pain management chart after the NASEMSO guidelines (Chem STFG)',
    edition: 'undated',
    basis: 'copy',
    url: 'https://chemsftg.com/pain-management',
  },

  // Ventilation by hand
  'aha-2020-rescue-breathing': {
    title: 'Course summary of AHA rescue breathing rates',
    edition: '2020',
    basis: 'copy',
    url: 'https://nhcps.com/lesson/bls-rescue-breathing/',
  },
  'naemsp-ventilation': {
    title: 'Prehospital manual ventilation: NAEMSP position statement, Prehosp Emerg Care 2022;26(S1):23 (abstract)',
    edition: '2022',
    basis: 'guideline',
    url: 'https://doi.org/10.1080/10903127.2021.1981506',
  },

  'ntsp-stoma': {
    title: 'National Tracheostomy Safety Project: ventilation through the stoma and through the face, laryngectomy',
    edition: 'undated',
    basis: 'guideline',
    url: 'https://tracheostomy.org.uk/healthcare-staff/emergency-care/ventilation-via-the-stoma',
  },
  'st-john-wa-stoma': {
    title: 'St John Western Australia: tracheostomy and laryngectomy airway emergencies',
    edition: 'undated',
    basis: 'protocol',
    url: 'http://clinical.stjohnwa.com.au/clinical-practice-guidelines/respiratory/tracheostomy-laryngectomy-airway-emergencies',
  },
  'aha-2020-neonatal': {
    title: 'AHA 2020, part 5: neonatal resuscitation',
    edition: '2020',
    basis: 'guideline',
    url: 'https://cpr.heart.org/en/resuscitation-science/cpr-and-ecc-guidelines/neonatal-resuscitation',
  },
  'resus-uk-newborn': {
    title: 'Resuscitation Council UK: newborn life support, questions and answers',
    edition: 'undated',
    basis: 'guideline',
    url: 'https://www.resus.org.uk/faqs/faqs-newborn-life-support/',
  },

  // Oral and nasal airways
  'airway-adjuncts': {
    title: 'Lecture on oral and nasal airways: sizing and insertion',
    edition: 'undated',
    basis: 'copy',
    url: 'https://www.slidetube.org/sections/clinical-anaesthesia/oropharyngeal-airway/',
  },
  'guedel-sizes': {
    title: "Makers' size lists of Guedel airways",
    edition: 'undated',
    basis: 'label',
    url: 'https://progress.com.sg',
  },
  'npa-emj-2005': {
    title: 'Nasopharyngeal airways, Emerg Med J 2005;22:394',
    edition: '2005',
    basis: 'study',
  },
  'npa-length-2019': {
    title: 'Nares-to-epiglottis distance for selecting a nasopharyngeal airway, Medicine 2019;98:e14832',
    edition: '2019',
    basis: 'study',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6417616',
  },

  // Intubation
  'perth-tracheal-tubes': {
    title: 'Princess Margaret Hospital (Perth) emergency guideline: endotracheal tubes',
    edition: 'undated',
    basis: 'guideline',
    url: 'http://kidshealthwa.com/guidelines/airway-equipment-endotracheal-tubes/',
  },
  'aha-length-tape': {
    title: 'AHA pediatric color-coded length-based tape, equipment table (course copy in Spanish)',
    edition: 'undated',
    basis: 'copy',
    url: 'http://studylib.es/doc/9068894/tabla-pals',
  },
  'tube-depth-adult': {
    title: 'Adult tracheal tube sizes and depth (Medicine Hack)',
    edition: 'undated',
    basis: 'copy',
    url: 'https://medicinehack.com',
  },
  'swo-tip-92': {
    title: 'Southwest Ontario Regional Base Hospital Program, tip 92: tube depth',
    edition: 'undated',
    basis: 'protocol',
    url: 'https://www.sworbhp.ca',
  },
  'tube-cuff-pressure': {
    title: 'Pediatric endotracheal tubes (Critical Care Now)',
    edition: 'undated',
    basis: 'copy',
    url: 'https://criticalcarenow.com/pediatric-endotracheal-tubes/',
  },
  'paramedic-kardex': {
    title: 'Paramedic Kardex: intubation',
    edition: 'undated',
    basis: 'copy',
    url: 'https://paramedickardex.com/intubation',
  },
  'near-2023': {
    title: 'Sedative dose and hypotension after intubation, Ann Emerg Med 2023;82:417',
    edition: '2023',
    basis: 'study',
    url: 'https://pubmed.ncbi.nlm.nih.gov/37389494/',
  },
  'acidosis-airway': {
    title: 'Intubation in severe metabolic acidosis (EMCrit; 5 Minute Airway; The Protected Airway)',
    edition: '2018',
    basis: 'copy',
    url: 'https://emcrit.org/emcrit/tube-severe-acidosis/',
  },
  'rocuronium-time': {
    title: 'Rocuronium dose and time to intubation (ask REAKT; quotes the US label and Cochrane 2017)',
    edition: '2017',
    basis: 'copy',
    url: 'https://askreakt.com/what-is-the-evidence-behind-varying-doses-of-rocuronium-and-time-to-successful-intubation/',
  },
  'propofol-rsi': {
    title: 'Propofol for rapid sequence intubation (Pharmacy & Acute Care University)',
    edition: 'undated',
    basis: 'copy',
    url: 'https://www.pharmacy-acutecareuniversity.com/lessons/rapid-sequence-intubation-rsi-propofol-for-rsi/',
  },

  'ed-awareness-2021': {
    title:
      'ED-AWARENESS, awareness with paralysis, Ann Emerg Med 2021;77:532 (abstract; University of Maryland summary)',
    edition: '2021 to 2025',
    basis: 'copy',
    url: 'https://umem.org/educational_pearls/4854',
  },

  // Chest decompression
  'leonhard-2019': {
    title: 'Leonhard et al., needle size to decompress the chest of children by CT, SJTREM 2019;27:90 (abstract)',
    edition: '2019',
    basis: 'study',
    url: 'https://doi.org/10.1186/s13049-019-0671-x',
  },
  'terboven-2019': {
    title:
      'Terboven et al., chest wall and vital structures of children at two sites by CT, SJTREM 2019;27:45 (abstract)',
    edition: '2019',
    basis: 'study',
    url: 'https://doi.org/10.1186/s13049-019-0623-5',
  },
  'hsn-child-needle': {
    title: 'Health Sciences North (Ontario): chest needle in children, answer to paramedics',
    edition: 'undated',
    basis: 'protocol',
    url: 'https://hsncpc.ca/AskMac/pediatric-chest-needle-thoracostomy',
  },
  'tccc-decompression': {
    title: 'TCCC needle decompression skill sheet and site update',
    edition: 'as copied',
    basis: 'copy',
    url: 'https://primaryandsecondary.com/forum/index.php?threads/tccc-update-on-tension-pneumothorax.3715/',
  },
  'decompression-failure-2025': {
    title: 'Needle decompression: failure and injury by needle length, World J Emerg Surg 2025;20:39',
    edition: '2025',
    basis: 'study',
  },
  'stevens-2009': {
    title: 'Stevens et al., needle thoracostomy by chest wall thickness, Prehosp Emerg Care 2009;13:14',
    edition: '2009',
    basis: 'copy',
    url: 'http://resus.me',
  },
  'maryland-2020-decompression': {
    title: 'Maryland EMS: change of the pediatric needle decompression site (notice of Harford County)',
    edition: 'February 2020',
    basis: 'copy',
    url: 'http://www.harfordems.org/apps/public/news/newsView.cfm?News_ID=140',
  },
  'cepcp-decompression': {
    title: 'Central East Prehospital Care Program, question 50: pediatric needle site',
    edition: '2024 to 2025',
    basis: 'protocol',
    url: 'https://cepcp.myobh.ca/medicaskform/medicask-category-view/13-medical-directives/48-tension-pneumothorax/114-pediatric-needle-thoracotomy-preferred-site.html',
  },
  'pediatric-chest-wall': {
    title: 'Pediatric needle decompression: site and needle length (Crisis Medicine, quotes the CT studies)',
    edition: 'undated',
    basis: 'copy',
    url: 'https://crisis-medicine.com/pediatric-needle-decompression',
  },

  // Vascular access
  'ez-io-biotel': {
    title: 'UTSW/BioTel EMS: EZ-IO needle sizes by weight',
    edition: '2014',
    basis: 'protocol',
    url: 'https://www.biotel.ws/TG2014/MEZIO.html',
  },
  'ez-io-faq': {
    title: 'Arrow EZ-IO, frequently asked questions of the maker',
    edition: 'undated',
    basis: 'label',
    url: 'http://arrowezio.com/procedure-intraosseous-access/frequently-asked-questions',
  },
  'ez-io-template': {
    title: 'Arrow EZ-IO procedure template of the maker',
    edition: 'undated',
    basis: 'copy',
    url: 'https://docest.com/doc/591803/arrow-ez-io-intraosseous-vascular-access-system',
  },
  'ez-io-pocket-guide': {
    title: 'Arrow EZ-IO pocket guide and site pages: landmarks and depth check',
    edition: 'undated',
    basis: 'copy',
    url: 'https://documents.pub/document/arrow-ez-io-step-6-attach-primed-extension-set-firmly-secure-to-catheter-hub-with.html',
  },
  'ez-io-distal-femur': {
    title: 'EZ-IO distal femur site, infant and child',
    edition: 'undated',
    basis: 'copy',
    url: 'https://studylib.net/doc/6998732/',
  },
  'ez-io-humerus': {
    title: 'EZ-IO proximal humerus site and insertion, adult',
    edition: 'undated',
    basis: 'copy',
    url: 'https://docsbay.net/doc/1033109/ez-io-proximal-humerus-insertion-site-identification-adult',
  },
  'ez-io-child-lidocaine': {
    title: 'EZ-IO distal tibia, infant and child: insertion and anesthetic',
    edition: 'undated',
    basis: 'copy',
    url: 'https://chemsftg.com/ez-io-distal-tibia-insertion-site-identification-infant-child',
  },
  'io-newborn-2003': {
    title: 'Boon and others: ideal site for intraosseous infusion of the tibia in newborns (Clin Anat 16:15), abstract',
    edition: '2003',
    basis: 'copy',
    url: 'https://pubmed.ncbi.nlm.nih.gov/12486733',
  },
  'buffalo-io': {
    title: 'University at Buffalo: intraosseous line, tibial sites by age',
    edition: 'undated',
    basis: 'guideline',
    url: 'https://apps.med.buffalo.edu',
  },
  'io-flow-2009': {
    title: 'Intraosseous flow with and without a pressure bag',
    edition: '2009',
    basis: 'study',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC2760700',
  },
  'nih-extravasation': {
    title: 'NIH Clinical Center: vesicants, irritants and extravasation (reprint)',
    edition: '2017',
    basis: 'copy',
    url: 'https://docslib.org/doc/6028422/vesicant-irritant-and-extravasation-management-guidelines',
  },
  'iv-catheter-chart': {
    title: 'Peripheral IV catheter chart: gauge, color, flow of water',
    edition: 'undated',
    basis: 'copy',
    url: 'https://www.scribd.com/document/390302028/',
  },
  'merck-iv': {
    title: 'Merck Manual: how to do peripheral vein cannulation',
    edition: 'undated',
    basis: 'guideline',
    url: 'https://www.merckmanuals.com',
  },
  'odp-cannulation': {
    title: 'ODP skills: cannulation',
    edition: 'undated',
    basis: 'copy',
    url: 'https://www.odpskills.co.uk',
  },

  // Devices
  'lucas-manual': {
    title: 'LUCAS 2 instructions and LUCAS 3 instructor guidebook',
    edition: '2014 to 2017',
    basis: 'label',
    url: 'https://manualshive.com/en/manual/physio-control/lucas-3/1553957',
  },
  'lucas-specifications': {
    title: 'LUCAS 2 technical specifications (slides)',
    edition: 'undated',
    basis: 'copy',
    url: 'https://www.slideshare.net/slideshow/lucas-2-chest-compression-system-2/34148850',
  },
  'autopulse-faq': {
    title: 'AutoPulse, frequently asked questions of the maker',
    edition: 'undated',
    basis: 'label',
    url: 'http://www.zoll.com/au/medical-products/cardiac-support-pump/autopulse/faqs/',
  },
  'nice-autopulse': {
    title: 'NICE medtech briefing MIB18: AutoPulse',
    edition: 'undated',
    basis: 'guideline',
    url: 'https://www.nice.org.uk/advice/mib18/chapter/Technology-overview',
  },
  'jems-mechanical-cpr': {
    title: 'Optimal use of automated mechanical chest compression devices, JEMS',
    edition: 'undated',
    basis: 'study',
    url: 'https://www.jems.com/ems-operations/ems-equipment-gear/optimal-use-of-automated-mechanical-chest-compression-devices-during-cardiopulmonary-resuscitation/',
  },
  'ards-network': {
    title: 'NIH ARDS Network ventilation strategy: predicted body weight and plateau limit',
    edition: 'as reprinted',
    basis: 'copy',
    url: 'https://ecosystem.tactuum.com',
  },
  'deranged-asthma': {
    title: 'Deranged Physiology: ventilation strategy for status asthmaticus',
    edition: 'undated',
    basis: 'copy',
    url: 'https://derangedphysiology.com',
  },
  'frcem-oxygen': {
    title: 'FRCEM Exam: oxygen requirements for patient transfer',
    edition: 'undated',
    basis: 'copy',
    url: 'http://frcemexam.com/knowledge-base/oxygen-requirements-for-patient-transfer/',
  },
  'medumat-manual': {
    title: 'Weinmann MEDUMAT Easy, instructions page 30',
    edition: 'undated',
    basis: 'label',
    url: 'https://www.manualslib.mx',
  },
} as const satisfies Record<string, Source>;
