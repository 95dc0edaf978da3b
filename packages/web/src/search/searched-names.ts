import type { Drug, Edition, Protocol, UncoveredTopic } from '@first60/edition';
import { conceptsOf } from './search-concepts.ts';
import { foldTerm } from './search-text.ts';
import { searchedPatient } from './searched-patient.ts';
import { authoredProtocols, type Searched, twinOf } from './searched-texts.ts';

export type SuggestedFrom = Searched &
  Pick<Edition, 'spokenWords' | 'spokenCombinations' | 'wordFamilies' | 'uncoveredTopics'>;

/** The card, drug or topic that a name belongs to. */
export type Target = { readonly protocol: Protocol } | { readonly drug: Drug } | { readonly topic: UncoveredTopic };

/** A target's name, as the concepts that must all be typed. */
export interface SearchedName {
  readonly target: Target;
  readonly concepts: readonly string[];
  /** True if the name describes a child's emergency. */
  readonly child: boolean;
  /** True if the name states that the child was just born. */
  readonly newborn: boolean;
  /**
   * True if a name of several words has only one concept left, such as "lift" from "help lifting". The name then finds
   * the target only in a short term.
   */
  readonly cutShort: boolean;
  /** Extra weight of this name when every word is spelled correctly. */
  readonly weight: number;
  /** True if the name is written without its spaces. */
  readonly glued: boolean;
}

/** A single word of a drug's name finds the drug if it has at least this many letters. */
const TELLING_DRUG_WORD = 6;
/** Names of up to this many words may also be written as one word. */
const GLUED_WORDS = 3;
/** If a card and a topic without a card match about equally well, showing no card is safer. */
const RATHER_NONE = 1.2;

/** Extra weight of a name for each "!" at its end. Such a name identifies one emergency, whatever else is typed. */
const TELLING = 1.6;
/** A word family within a name, "<limb> <broken>", or the meaning of a measured value, "<pulse low>". */
const FAMILY = /<[a-z ]+>/g;

/** Every name of every card, drug and topic without a card, one at a time. */
export function* searchedNames(edition: SuggestedFrom): Generator<readonly SearchedName[]> {
  yield* protocolNames(edition);
  yield* topicNames(edition);
  yield* drugNames(edition);
}

/** A target's names. A short name is also listed without its spaces, because many people write Solumedrol. */
function* named(target: Target, texts: readonly string[], weight = 1): Generator<readonly SearchedName[]> {
  for (const text of texts) {
    const families = (text.match(FAMILY) ?? []).map((each) => (each.includes(' ') ? each.slice(1, -1) : each));
    const { child, newborn, rest } = searchedPatient(text.replace(FAMILY, ' '));
    const concepts = [...families, ...conceptsOf(rest)];
    const [first] = concepts;
    if (first === undefined) continue;
    const words = rest === '' ? [] : rest.split(' ');
    // The one remaining word of "<limb> off" names no emergency.
    if (concepts.length === 1 && first.startsWith('<') && words.length > 0) continue;
    const cutShort = concepts.length === 1 && !first.includes(' ') && words.length > 1;
    const telling = text.endsWith('!!') ? TELLING * TELLING : text.endsWith('!') ? TELLING : 1;
    const name = { target, concepts, child, newborn, cutShort, weight: weight * telling, glued: false };
    const mayGlue = families.length === 0 && words.length > 1 && words.length <= GLUED_WORDS;
    const glued = mayGlue ? conceptsOf(words.join('')) : [];
    yield glued.length === 1 ? [name, { ...name, concepts: glued, cutShort: false, glued: true }] : [name];
  }
}

function* protocolNames(edition: SuggestedFrom): Generator<readonly SearchedName[]> {
  const all = authoredProtocols(edition);
  for (const protocol of all) {
    const twin = all.find(({ id }) => id === twinOf(protocol.id));
    const shared = protocol.ageGroup === 'pediatric' && twin !== undefined ? namesOf(edition, twin) : [];
    yield* named({ protocol }, [...namesOf(edition, protocol), ...shared]);
  }
}

const namesOf = (edition: SuggestedFrom, { id, title }: Protocol): string[] => [
  title.replace(/^(?:Adult|Pediatric) /, ''),
  ...(edition.synonyms[id] ?? []),
  ...(edition.spokenWords[id] ?? []),
  ...(edition.spokenCombinations[id] ?? []),
];

function* topicNames({ uncoveredTopics }: SuggestedFrom): Generator<readonly SearchedName[]> {
  for (const topic of uncoveredTopics) yield* named({ topic }, topic.words, RATHER_NONE);
}

function* drugNames({ formulary }: SuggestedFrom): Generator<readonly SearchedName[]> {
  for (const drug of Object.values(formulary)) {
    const names = [drug.genericName, ...drug.brandNames, ...drug.synonyms];
    const words = names.flatMap((name) => foldTerm(name).split(' ')).filter((word) => word.length >= TELLING_DRUG_WORD);
    yield* named({ drug }, [...new Set([...names, ...words])]);
  }
}
