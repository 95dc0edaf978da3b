import type { Drug, Protocol, UncoveredTopic } from '@first60/content';
import { isArabicChat } from './arabic/arabic-chat.ts';
import { indexOf, type NameIndex, NEAR, type Spelling, spellingsOf } from './name-index.ts';
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
/** How much less of a term has to be explained with each further word of one name. */
const EACH_TOGETHER = 0.3;
/** Builds the index ahead of the first question. */
export const prepareSuggestions = (edition: SuggestedFrom): void => void indexOf(edition);

/** The protocols and drugs that a sentence or a misspelt term stands for, or the topic without a card that it names. */
export function didYouMean(edition: SuggestedFrom, term: string): Suggestions {
  const index = indexOf(edition);
  const patient = searchedPatient(term);
  const typed = conceptsOf(patient.rest, patient.child);
  const found = rank(index, { concepts: typed, arabic: isArabicChat(term) }, patient, edition);
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

interface Typed {
  readonly concepts: readonly string[];
  readonly arabic: boolean;
}

function rank(index: NameIndex, typed: Typed, patient: SearchedPatient, edition: SuggestedFrom): Ranked[] {
  const { concepts, arabic } = typed;
  const alone = concepts.length === 1;
  const how = { alone, brief: concepts.length <= SHORT, arabic };
  const alike = new Map(concepts.map((concept) => [concept, spellingsOf(index, concept, how)]));
  const meant: Meant = new Map();
  for (const [concept, spellings] of alike)
    for (const spelling of spellings) {
      const meanings = meant.get(spelling.spelling) ?? new Map<string, Spelling>();
      if ((meanings.get(concept)?.quality ?? 0) < spelling.quality) meanings.set(concept, spelling);
      meant.set(spelling.spelling, meanings);
    }
  // How rare a word is tells nothing of a misspelling that stands alone.
  const weightOf = (spellings: readonly Spelling[]) =>
    Math.max(0, ...spellings.map(({ weight }) => (alone ? 1 : weight))) || index.unknown;
  const total = concepts.reduce((sum, concept) => sum + weightOf(alike.get(concept) ?? []), 0);
  const names = new Set([...meant.keys()].flatMap((spelling) => index.byConcept.get(spelling) ?? []));
  const explained = new Map<Target, { gains: Map<string, number>; together: number }>();
  for (const name of names) {
    if (name.cutShort && concepts.length > ('topic' in name.target ? SHORT : 1)) continue;
    if (!fits(name, patient, edition)) continue;
    const said = saidBy(name, meant, alone);
    if (said === undefined) continue;
    const { gains, together } = explained.get(name.target) ?? { gains: new Map<string, number>(), together: 1 };
    const sure = alone || said.every(({ quality }) => quality === 1);
    for (const { by, quality, weight } of said) {
      const gain =
        (alone ? 1 : weight) * quality * (said.length > 1 ? TOGETHER : 1) * (sure && quality === 1 ? name.weight : 1);
      gains.set(by, Math.max(gains.get(by) ?? 0, gain));
    }
    explained.set(name.target, { gains, together: Math.max(together, said.length) });
  }
  return [...explained]
    .map(([target, { gains, together }]) => ({
      target,
      together,
      score: [...gains.values()].reduce((sum, gain) => sum + gain, 0),
    }))
    .filter(({ target, together, score }) => score >= total * leastShare(target, together))
    .sort((one, other) => other.score - one.score);
}

/** What each spelling is typed as. */
type Meant = Map<string, Map<string, Spelling>>;

interface SaidConcept extends Spelling {
  /** The typed concept that says it. */
  readonly by: string;
}

/** The typed concepts that a name is said by, each by one of its own; undefined where one is not, or two are guesses. */
function saidBy({ concepts }: SearchedName, meant: Meant, alone: boolean): readonly SaidConcept[] | undefined {
  const said: SaidConcept[] = [];
  // What only one typed word says is given its word first.
  const hardest = concepts.toSorted((one, other) => (meant.get(one)?.size ?? 0) - (meant.get(other)?.size ?? 0));
  for (const concept of hardest) {
    const [best] = [...(meant.get(concept) ?? [])]
      .map(([by, spelling]) => ({ ...spelling, by }))
      .filter(({ by }) => !said.some((each) => each.by === by))
      .sort((one, other) => other.quality - one.quality);
    if (best === undefined) return undefined;
    said.push(best);
  }
  const far = said.filter(({ quality }) => quality < NEAR).length;
  return alone || far < Math.min(2, said.length) ? said : undefined;
}

/** Several words of one name are no coincidence: less of the rest has to be explained. */
const leastShare = (target: Target, together: number): number =>
  EXPLAINED[isCritical(target) ? 'critical' : 'other'] / (1 + (together - 1) * EACH_TOGETHER);

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
