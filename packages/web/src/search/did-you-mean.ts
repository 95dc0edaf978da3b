import { isArabicChat } from './arabic/arabic-chat.ts';
import { indexOf, type NameIndex, NEAR, prepareIndex, type Spelling, spellingsOf } from './name-index.ts';
import { conceptsOf } from './search-concepts.ts';
import { wordsOf } from './search-text.ts';
import type { SearchedName, SuggestedFrom, Target } from './searched-names.ts';
import { type SearchedPatient, searchedPatient } from './searched-patient.ts';
import { twinOf } from './searched-texts.ts';
import { bySentence } from './sentences/by-sentence.ts';
import { sentenceFeatures } from './sentences/sentence-features.ts';
import { openSentenceModel, type SentenceModel } from './sentences/sentence-model.ts';
import storedModel from './sentences/stored-model.json' with { type: 'json' };
import { PROTOCOLS_OFFERED, type Suggestions } from './suggestions.ts';

/** Offering more would be guesswork. Epinephrine alone comes in four forms. */
const DRUGS_OFFERED = 4;
/** A name is not a candidate if its score is below this share of the best score. */
const NEAR_THE_BEST = 0.6;
/**
 * A name must account for this share of the typed text, by weight. A name with a lower share is a weak guess and is not
 * offered. The share is higher for critical cards, because a wrong one does the most harm.
 */
const EXPLAINED = { critical: 0.34, other: 0.22 } as const;
/** A term with at most this many concepts is little more than a name. */
const SHORT = 2;
/**
 * Bonus for several words that together make one name, which is more informative than each word alone. A newborn's name
 * has the same bonus.
 */
const TOGETHER = 1.25;
/** Reduces the share of a term that must be accounted for, for each additional word of the same name. */
const EACH_TOGETHER = 0.3;
/** A term of this many words is a sentence. Shorter terms are names, of which the model has learned few. */
const SENTENCE_WORDS = 3;

let model: SentenceModel | undefined;
const sentenceModel = (): SentenceModel => (model ??= openSentenceModel(storedModel));

/** Builds the index in turns and loads the model before the first query. */
export async function prepareSuggestions(edition: SuggestedFrom): Promise<void> {
  await prepareIndex(edition);
  sentenceModel();
}

/** The protocols and drugs that a sentence or a misspelled term may mean, or the named topic if it has no card. */
export function didYouMean(edition: SuggestedFrom, term: string): Suggestions {
  const index = indexOf(edition);
  const patient = searchedPatient(term);
  const names = byNames(edition, index, patient, term);
  if (wordsOf(term).length < SENTENCE_WORDS) return names;
  const reading = sentenceModel().read(sentenceFeatures(term, index.families));
  return reading === undefined ? names : bySentence(names, reading, edition, patient.child);
}

function byNames(edition: SuggestedFrom, index: NameIndex, patient: SearchedPatient, term: string): Suggestions {
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
  // Word rarity means nothing for a misspelling that is typed alone.
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
        (alone ? 1 : weight) *
        quality *
        (said.length > 1 || name.newborn ? TOGETHER : 1) *
        (sure && quality === 1 ? name.weight : 1);
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

/** For each spelling, the typed concepts that may mean it. */
type Meant = Map<string, Map<string, Spelling>>;

interface SaidConcept extends Spelling {
  /** The typed concept that matches it. */
  readonly by: string;
}

/**
 * The typed concepts that match a name, a different one for each of its words. Undefined when a word has no match, or
 * when two matches are guesses.
 */
function saidBy({ concepts }: SearchedName, meant: Meant, alone: boolean): readonly SaidConcept[] | undefined {
  const said: SaidConcept[] = [];
  // Words of the name with the fewest matching typed words are assigned first.
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

/** Several matching words of one name are not a coincidence, so less of the remaining term must be accounted for. */
const leastShare = (target: Target, together: number): number =>
  EXPLAINED[isCritical(target) ? 'critical' : 'other'] / (1 + (together - 1) * EACH_TOGETHER);

const isCritical = (target: Target): boolean => 'protocol' in target && target.protocol.priority === 'critical';

/**
 * A pediatric name is for a child, and a newborn's name for a newborn. If two cards cover the same emergency, the
 * pediatric one is for a child.
 */
function fits(
  { target, child, newborn }: SearchedName,
  patient: SearchedPatient,
  { protocols }: SuggestedFrom,
): boolean {
  if ((child && !patient.child) || (newborn && !patient.newborn)) return false;
  if (!('protocol' in target)) return true;
  const { id, ageGroup } = target.protocol;
  const hasTwin = Object.hasOwn(protocols, twinOf(id) ?? '');
  if (patient.child) return !(hasTwin && ageGroup === 'adult');
  return !(hasTwin && ageGroup === 'pediatric');
}
