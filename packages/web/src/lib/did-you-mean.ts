import type { Drug, Protocol, UncoveredTopic } from '@first60/content';
import { indexOf, type NameIndex, type Spelling, spellingsOf } from './name-index.ts';
import { conceptsOf } from './search-concepts.ts';
import type { SearchedName, SuggestedFrom, Target } from './searched-names.ts';
import { type SearchedPatient, searchedPatient } from './searched-patient.ts';
import { twinOf } from './searched-texts.ts';

/** What a term that no card holds stands for. */
export interface Suggestions {
  /** The likeliest first. Empty where the likeliest is a topic without a card. */
  readonly protocols: readonly Protocol[];
  readonly drugs: readonly Drug[];
  /** The topic without a card that the term names. */
  readonly uncovered: UncoveredTopic | undefined;
}

/** How many of each are offered: more would be a guess. Epinephrine alone comes in four forms. */
const PROTOCOLS_OFFERED = 3;
const DRUGS_OFFERED = 4;
/** A name this much less like the term than the best one is no candidate. */
const NEAR_THE_BEST = 0.6;
/** The share of what is typed, by weight, that a name explains: less is a weak guess, which is not made. A wrong critical card costs most. */
const EXPLAINED = { critical: 0.34, other: 0.22 } as const;
/** Concepts in a term that says little more than a name. */
const SHORT = 2;
/** Words that make a name together tell more than each alone. */
const TOGETHER = 1.25;
/** Builds the index ahead of the first question. */
export const prepareSuggestions = (edition: SuggestedFrom): void => void indexOf(edition);

/** The protocols and drugs that a sentence or a misspelt term stands for, or the topic without a card that it names. */
export function didYouMean(edition: SuggestedFrom, term: string): Suggestions {
  const index = indexOf(edition);
  const patient = searchedPatient(term);
  const typed = conceptsOf(patient.rest);
  const found = rank(index, typed, patient, edition);
  const least = (found[0]?.score ?? 0) * NEAR_THE_BEST;
  const near = found.filter(({ score }) => score >= least).map(({ target }) => target);
  const drugs = near.flatMap((target) => ('drug' in target ? target.drug : [])).slice(0, DRUGS_OFFERED);
  const [first] = near.filter((target) => !('drug' in target));
  if (first !== undefined && 'topic' in first) return { protocols: [], drugs, uncovered: first.topic };
  const protocols = near.flatMap((target) => ('protocol' in target ? target.protocol : []));
  return { protocols: protocols.slice(0, PROTOCOLS_OFFERED), drugs, uncovered: undefined };
}

interface Ranked {
  readonly target: Target;
  readonly score: number;
}

function rank(index: NameIndex, typed: readonly string[], patient: SearchedPatient, edition: SuggestedFrom): Ranked[] {
  const alone = typed.length === 1;
  const alike = new Map(typed.map((concept) => [concept, spellingsOf(index, concept, alone)]));
  // How rare a word is tells nothing of a misspelling that stands alone.
  const weight = (spelling: string) => (alone ? 1 : (index.weights.get(spelling) ?? 0));
  const meant = new Map<string, { typed: string; quality: number }>();
  for (const [concept, spellings] of alike)
    for (const { spelling, quality } of spellings)
      if ((meant.get(spelling)?.quality ?? 0) < quality) meant.set(spelling, { typed: concept, quality });
  const weightOf = (spellings: readonly Spelling[]) =>
    Math.max(0, ...spellings.map(({ spelling }) => weight(spelling))) || index.unknown;
  const total = typed.reduce((sum, concept) => sum + weightOf(alike.get(concept) ?? []), 0);
  const names = new Set([...meant.keys()].flatMap((spelling) => index.byConcept.get(spelling) ?? []));
  const explained = new Map<Target, Map<string, number>>();
  for (const name of names) {
    if (name.cutShort && typed.length > SHORT) continue;
    if (!fits(name, patient, edition) || !name.concepts.every((concept) => meant.has(concept))) continue;
    const gains = explained.get(name.target) ?? new Map<string, number>();
    const together = name.concepts.length > 1 ? TOGETHER : 1;
    for (const concept of name.concepts) {
      const said = meant.get(concept);
      if (said === undefined) continue;
      const gain = weight(concept) * said.quality * together * (said.quality === 1 ? name.weight : 1);
      gains.set(said.typed, Math.max(gains.get(said.typed) ?? 0, gain));
    }
    explained.set(name.target, gains);
  }
  return [...explained]
    .map(([target, gains]) => ({ target, score: [...gains.values()].reduce((sum, gain) => sum + gain, 0) }))
    .filter(({ target, score }) => score >= total * EXPLAINED[isCritical(target) ? 'critical' : 'other'])
    .sort((one, other) => other.score - one.score);
}

const isCritical = (target: Target): boolean => 'protocol' in target && target.protocol.priority === 'critical';

/** A child's names are for a child; of two cards for the same emergency the child's is for a child. */
function fits({ target, child }: SearchedName, patient: SearchedPatient, { protocols }: SuggestedFrom): boolean {
  if (child && !patient.child) return false;
  if (!('protocol' in target)) return true;
  const { id, ageGroup } = target.protocol;
  const hasTwin = Object.hasOwn(protocols, twinOf(id) ?? '');
  if (patient.child) return !(hasTwin && ageGroup === 'adult');
  return !(hasTwin && ageGroup === 'pediatric');
}
