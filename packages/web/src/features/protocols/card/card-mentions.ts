import type { CardContent, CardEntry, ProtocolId } from '@first60/edition';

/** A piece of a line: plain words, or the name of a card that the line refers to. */
export interface MentionPart {
  readonly text: string;
  readonly card?: ProtocolId;
}

type Cards = Pick<CardContent, 'protocols'>;

const patterns = new WeakMap<Cards, { readonly pattern: RegExp; readonly cards: ReadonlyMap<string, ProtocolId> }>();

/**
 * Splits a line at the names of other cards, so that each can be a link. A multi-word name refers to its card wherever
 * it appears in full. A single word is also a medical term ("Shock 1", "Burns with trauma"), so it refers to its card
 * only after "open", "see" or "use", or before "card". Joining the parts gives the original text.
 */
export function cardMentions(edition: Cards, text: string): MentionPart[] {
  const { pattern, cards } = patternOf(edition);
  const parts: MentionPart[] = [];
  let end = 0;
  for (const { index, 0: name } of text.matchAll(pattern)) {
    const card = cards.get(name.toLowerCase());
    if (card === undefined) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: name, card });
    end = index + name.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

function patternOf(edition: Cards) {
  const known = patterns.get(edition);
  if (known !== undefined) return known;
  const all = Object.values<CardEntry | undefined>(edition.protocols).flatMap((card) => card ?? []);
  // Longest first, because one name may begin or end another.
  const titles = all.map(({ title }) => title).sort((one, other) => other.length - one.length);
  const several = titles.filter((title) => title.includes(' ')).map(escaped);
  const single = titles.filter((title) => !title.includes(' ')).map(anyCase);
  const before = '(?<=\\b(?:[Oo]pen|[Ss]ee|[Uu]se) (?:the )?)';
  const made = {
    pattern: new RegExp(
      `(?<![\\p{L}\\d])(?:${several.join('|')}|${before}(?:${single.join('|')})|(?:${single.join('|')})(?= card(?!\\p{L})))(?![\\p{L}\\d])`,
      'gu',
    ),
    cards: new Map(all.map(({ id, title }) => [title.toLowerCase(), id])),
  };
  patterns.set(edition, made);
  return made;
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Matches "stroke card" as well as "Stroke card". */
const anyCase = (word: string): string => `[${word[0]?.toUpperCase()}${word[0]?.toLowerCase()}]${word.slice(1)}`;
