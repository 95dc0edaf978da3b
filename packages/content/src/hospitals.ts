import type { Hospital } from '@first60/edition';

const pointOnMap = (latitude: number, longitude: number): string =>
  `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
const nameOnMap = (name: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(name)}`;

/**
 * The five receiving hospitals, all in Riyadh. No formal list of Saudi trauma, stroke or ECMO centers was found:
 * a badge rests on a named source that reports the service. Phones and places without such a source are left out.
 */
export const hospitals: readonly Hospital[] = [
  {
    id: 'kfshrc-riyadh',
    name: 'King Faisal Specialist Hospital & Research Centre, Riyadh',
    nameArabic: 'مستشفى الملك فيصل التخصصي ومركز الأبحاث - الرياض',
    city: 'Riyadh',
    badges: { trauma: false, cardiac: true, stroke: true, ecmo: true },
    maps_url: pointOnMap(24.67167, 46.67472),
    phone: '+966114647272',
    address: 'P.O. Box 3354, Riyadh 11211',
    sources: [
      {
        title: 'Annals of Saudi Medicine, imprint of the hospital',
        edition: '1994',
        basis: 'official',
        supports: ['name', 'address'],
      },
      {
        title: 'Wikipedia, infobox of the hospital (copy)',
        edition: 'undated',
        basis: 'encyclopedia',
        supports: ['location'],
      },
      {
        title: 'Contact block of a campaign page of the hospital, in public source code',
        edition: 'undated',
        basis: 'contact-block',
        supports: ['phone'],
      },
      {
        title: 'KFSHRC Riyadh, Heart Centre',
        edition: 'undated',
        basis: 'official',
        url: 'https://www.kfshrc.edu.sa/en/home/hospitals/riyadh/heartcentre',
        supports: ['cardiac'],
      },
      {
        title: 'Comprehensive Stroke Center certification of the American Heart Association, press notice',
        edition: '1 February 2026',
        basis: 'press',
        url: 'https://www.einpresswire.com/article/888264092',
        supports: ['stroke'],
      },
      {
        title: 'ECMO program of KFSHRC since 2004, Qatar Medical Journal 2017',
        edition: '2017',
        basis: 'study',
        url: 'https://doi.org/10.5339/qmj.2017.swacelso.65',
        supports: ['ecmo'],
      },
    ],
    review: ['phone'],
  },
  {
    id: 'ksmc-riyadh',
    name: 'King Saud Medical City',
    nameArabic: 'مدينة الملك سعود الطبية',
    city: 'Riyadh',
    badges: { trauma: true, cardiac: false, stroke: false, ecmo: false },
    maps_url: pointOnMap(24.62778, 46.69028),
    phone: null,
    address: 'Al Shumaisi district, Riyadh',
    sources: [
      {
        title: 'Saudipedia, King Saud Medical City',
        edition: 'undated',
        basis: 'encyclopedia',
        url: 'https://saudipedia.com/article/4900',
        supports: ['name', 'address'],
      },
      {
        title: 'Wikipedia, King Saud Medical Complex: trauma unit since 2016',
        edition: 'undated',
        basis: 'encyclopedia',
        url: 'https://en.wikipedia.org/wiki/King_Saud_Medical_Complex',
        supports: ['location', 'address', 'trauma'],
      },
      {
        title: 'Alsenani et al., trauma registry of a large public hospital in Riyadh, BMJ Open 2021;11:e045902',
        edition: '2021',
        basis: 'study',
        supports: ['trauma'],
      },
    ],
    review: [],
  },
  {
    id: 'kfmc-riyadh',
    name: 'King Fahad Medical City',
    nameArabic: 'مدينة الملك فهد الطبية',
    city: 'Riyadh',
    badges: { trauma: false, cardiac: true, stroke: true, ecmo: false },
    maps_url: nameOnMap('King Fahad Medical City Riyadh'),
    phone: '+966112889999',
    address: 'P.O. Box 59046, Riyadh 11525',
    note: 'Patients are accepted by referral. Call first.',
    sources: [
      {
        title: 'KFMC, About',
        edition: 'undated',
        basis: 'official',
        url: 'https://www.kfmc.med.sa/EN/About/Pages/default.aspx',
        supports: ['name'],
      },
      {
        title: 'Signature blocks of KFMC staff, in public source code',
        edition: 'undated',
        basis: 'contact-block',
        supports: ['address', 'phone'],
      },
      {
        title: 'KFMC news, 20000 catheterizations at the King Salman Heart Center',
        edition: '2016',
        basis: 'official',
        supports: ['cardiac'],
      },
      {
        title: 'Alhazmi et al., 369 thrombectomies at KFMC 2015-2022',
        edition: '2024',
        basis: 'study',
        url: 'https://doi.org/10.1055/s-0043-1763440',
        supports: ['stroke'],
      },
      {
        title: 'KFMC, Eligibility',
        edition: 'undated',
        basis: 'official',
        url: 'https://www.kfmc.med.sa/EN/Patient/Pages/Eligibility.aspx',
        supports: ['note'],
      },
    ],
    review: ['phone', 'address'],
  },
  {
    id: 'kamc-riyadh',
    name: 'King Abdulaziz Medical City (Ministry of National Guard Health Affairs)',
    nameArabic: 'مدينة الملك عبدالعزيز الطبية - الشؤون الصحية بوزارة الحرس الوطني',
    city: 'Riyadh',
    badges: { trauma: true, cardiac: true, stroke: true, ecmo: false },
    maps_url: nameOnMap('King Abdulaziz Medical City National Guard Riyadh'),
    phone: null,
    address: 'Riyadh',
    note: 'The emergency department takes anyone who is critically ill or injured.',
    sources: [
      {
        title: 'Trauma registry since 2001, "a large trauma center in Riyadh", Injury Epidemiology 2014',
        edition: '2014',
        basis: 'study',
        url: 'https://doi.org/10.1186/s40621-014-0021-4',
        supports: ['name', 'trauma'],
      },
      {
        title: 'Arab News, heart and liver center of the medical city',
        edition: '21 February 2001',
        basis: 'press',
        url: 'https://www.arabnews.com/node/213216',
        supports: ['cardiac'],
      },
      {
        title: '159 endovascular stroke treatments 2012-2022, AAN 2024 abstract 003236',
        edition: '2024',
        basis: 'study',
        supports: ['stroke'],
      },
      {
        title: 'Ministry of National Guard Health Affairs, Emergency Medicine',
        edition: 'undated',
        basis: 'official',
        url: 'https://ngha.med.sa',
        supports: ['note'],
      },
    ],
    review: ['address'],
  },
  {
    id: 'kkuh-riyadh',
    name: 'King Khalid University Hospital (King Saud University Medical City)',
    nameArabic: 'مستشفى الملك خالد الجامعي - المدينة الطبية بجامعة الملك سعود',
    city: 'Riyadh',
    badges: { trauma: false, cardiac: true, stroke: false, ecmo: false },
    maps_url: nameOnMap('King Khalid University Hospital Riyadh'),
    phone: null,
    address: 'King Saud University Medical City, P.O. Box 2925, Riyadh 11461',
    sources: [
      {
        title: 'Annals of Saudi Medicine, imprint of the hospital',
        edition: '1994',
        basis: 'official',
        supports: ['name', 'address'],
      },
      {
        title: 'IHR Canada, King Khalid University Hospital: coronary care, catheterization, cardiac surgery',
        edition: 'undated',
        basis: 'directory',
        url: 'https://www.ihrcanada.com/hospitals/king-khalid-university-hospital.html',
        supports: ['name', 'cardiac'],
      },
    ],
    review: [],
  },
];
