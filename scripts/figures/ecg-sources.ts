/** What the electrocardiogram pictures were drawn from, as their foot prints it. */
export const PLACEMENT_SOURCES = [
  'International SOS EMS protocols 2025, sections 118-120 (electrode positions)',
  'Fourth Universal Definition of Myocardial Infarction 2018, after ecgweekly.com (limits in V3R, V4R, V7-V9)',
];

export const PATTERN_SOURCES = [
  'Fourth Universal Definition of Myocardial Infarction 2018, after ecgweekly.com (limits)',
  'Occlusion MI patterns, table of the 2024 review PMC11492056, and of PMC10691881 (2022)',
  'Empendium, chapter B31.2.5 (territories)',
  'BC Emergency Health Services handbook (de Winter)',
  'Rhinehart criteria (Wellens)',
  'Lead aVR in acute coronary syndromes, slideshare 33462847',
  'hqmeded-ecg, November 2015 (modified Sgarbossa)',
];
