import type { Rule } from '../../rule.ts';
import { algorithmCards } from '../drawings/algorithm-cards.ts';
import { algorithmSteps } from '../drawings/algorithm-steps.ts';
import { algorithmTexts } from '../drawings/algorithm-texts.ts';
import { drawingDoses } from '../drawings/drawing-doses.ts';
import { drawingEnergies } from '../drawings/drawing-energies.ts';
import { drawingLimits } from '../drawings/drawing-limits.ts';
import { illustrations } from '../drawings/illustrations.ts';
import { devices } from '../tables/devices.ts';
import { groups } from '../tables/groups.ts';
import { hospitals } from '../tables/hospitals.ts';
import { newerSource } from '../tables/newer-source.ts';
import { ownIds } from '../tables/own-ids.ts';
import { references } from '../tables/references.ts';
import { sources } from '../tables/sources.ts';
import { tubeDepths } from '../tables/tube-depths.ts';
import { zoneColors } from '../tables/zone-colors.ts';
import { zones } from '../tables/zones.ts';
import { absentNames } from '../words/absent-names.ts';
import { doseWriting } from '../words/dose-writing.ts';
import { drugNames } from '../words/drug-names.ts';
import { innerWords } from '../words/inner-words.ts';
import { spelling } from '../words/spelling.ts';
import { spokenWords } from '../words/spoken-words.ts';
import { synonyms } from '../words/synonyms.ts';
import { uncoveredTopics } from '../words/uncovered-topics.ts';
import { wordFamilies } from '../words/word-families.ts';
import { agencyComparisons } from './agency-comparisons.ts';
import { cardColors } from './card-colors.ts';
import { cardDestinations } from './card-destinations.ts';
import { cardEnglish } from './card-english.ts';
import { cardLinks } from './card-links.ts';
import { copiedSentences } from './copied-sentences.ts';
import { dosesAlone } from './doses-alone.ts';
import { filledLists } from './filled-lists.ts';
import { first60Patients } from './first-60-patients.ts';
import { headings } from './headings.ts';
import { agitationDoses } from './instructions/agitation-doses.ts';
import { coldPulseChecks } from './instructions/cold-pulse-checks.ts';
import { crushRelease } from './instructions/crush-release.ts';
import { dilutedSteps } from './instructions/diluted-steps.ts';
import { eclampsiaOrder } from './instructions/eclampsia-order.ts';
import { nasalNaloxone } from './instructions/nasal-naloxone.ts';
import { newbornOxygen } from './instructions/newborn-oxygen.ts';
import { poisonAtropine } from './instructions/poison-atropine.ts';
import { pressureTargets } from './instructions/pressure-targets.ts';
import { rhythmEnergies } from './instructions/rhythm-energies.ts';
import { seizureDoses } from './instructions/seizure-doses.ts';
import { lineLength } from './line-length.ts';
import { lineOrders } from './line-orders.ts';
import { lineSources } from './line-sources.ts';
import { nasalDoses } from './nasal-doses.ts';
import { onePatient } from './one-patient.ts';
import { repeatedLines } from './repeated-lines.ts';
import { shockEnergies } from './shock-energies.ts';

/** The rules for cards, drawings, words and tables, in the order in which their findings are listed. */
export const CARD_RULES: readonly Rule[] = [
  // References and structure of an edition
  references,
  ownIds,
  groups,
  // Cards
  filledLists,
  headings,
  repeatedLines,
  lineLength,
  cardEnglish,
  onePatient,
  lineOrders,
  copiedSentences,
  lineSources,
  cardColors,
  cardLinks,
  cardDestinations,
  first60Patients,
  dosesAlone,
  nasalDoses,
  shockEnergies,
  rhythmEnergies,
  agencyComparisons,
  // Instructions that must be the same on every card
  seizureDoses,
  eclampsiaOrder,
  agitationDoses,
  poisonAtropine,
  nasalNaloxone,
  crushRelease,
  coldPulseChecks,
  dilutedSteps,
  pressureTargets,
  newbornOxygen,
  // Drawings
  algorithmCards,
  algorithmSteps,
  algorithmTexts,
  drawingDoses,
  drawingLimits,
  drawingEnergies,
  illustrations,
  // Words
  doseWriting,
  spelling,
  innerWords,
  synonyms,
  spokenWords,
  uncoveredTopics,
  wordFamilies,
  drugNames,
  absentNames,
  // Tables
  sources,
  newerSource,
  devices,
  zones,
  zoneColors,
  tubeDepths,
  hospitals,
];
