import type { Who } from '@first60/clinical';
import { capital } from '../acts/words/sentence.ts';
import { whoWords } from '../acts/words/who-words.ts';
import type { CardLineEntry, PartsEntry } from '../files/card-line-file.ts';
import type { ActTables } from '../model/act-tables.ts';
import type { Line, LineParts } from '../model/line.ts';
import type { MedicationLine } from '../model/protocol.ts';
import { lineReader } from './lines.ts';
import { known, type Note } from './notes.ts';
import type { PrintedDrug } from './printed/printed-drug.ts';
import { givenText, wholeText } from './whole-text.ts';

/** What a line may name: the edition's shared lines, cards, clocks and drugs. */
export interface LineNames {
  readonly shared: ReadonlyMap<string, CardLineEntry>;
  /** The titles of the cards by id. */
  readonly titles: ReadonlyMap<string, string>;
  readonly clocks: ReadonlySet<string>;
  readonly drugs: ReadonlyMap<string, PrintedDrug>;
  /** Absent in an edition without acts. */
  readonly conditions?: ActTables['conditions'];
}

/** Turns the entries of one card's lists into lines. */
export type CardLineReader = (entry: CardLineEntry, ...path: readonly PropertyKey[]) => Line;

/**
 * A reader for the lines of one card.
 * @param medications the card's medication lines: a line gives only what one of them gives
 */
export function cardLineReader(names: LineNames, medications: readonly MedicationLine[], note: Note): CardLineReader {
  const plain = lineReader(new Map(), note);
  const read: CardLineReader = (entry, ...path) => {
    if ('use' in entry) {
      const shared = names.shared.get(entry.use);
      if (shared !== undefined) return read(shared, ...path);
      note(path, `There is no shared line "${entry.use}": write its name as in lines/.`);
      return { text: entry.use, sources: [] };
    }
    return isPlain(entry) ? plain(entry, ...path) : lineOf(entry, path);
  };

  function lineOf(entry: PartsEntry, path: readonly PropertyKey[]): Line {
    const { source, review, joulesPerKg } = entry;
    const parts = partsOf(entry, path);
    const doses = parts.gives?.flatMap(({ medication, act }) =>
      medications.filter((line) => line.medication === medication && line.act === act),
    );
    return {
      text: wholeText(parts, {
        ...(doses && { given: givenText(doses, names.drugs, parts) }),
        ...(parts.link !== undefined && { opens: names.titles.get(parts.link) ?? parts.link }),
      }),
      sources: source,
      ...(review && { review }),
      ...(joulesPerKg && { joulesPerKg }),
      parts,
    };
  }

  function partsOf(entry: PartsEntry, path: readonly PropertyKey[]): LineParts {
    const { for: whom, except, if: finding, order, give, say, clock, link } = entry;
    if (clock !== undefined && !names.clocks.has(clock)) {
      note([...path, 'clock'], `There is no running clock "${clock}": ${known(names.clocks)}.`);
    }
    if (link !== undefined && !names.titles.has(link)) {
      note([...path, 'link'], `There is no card "${link}": ${known(names.titles.keys())}.`);
    }
    return {
      ...(whom && { for: whom }),
      ...(except && { except }),
      ...((whom ?? except) && { whose: whoseText(whom, except, names.conditions ?? {}) }),
      ...(finding !== undefined && { if: finding }),
      ...(order && { order }),
      ...(give && { gives: give.map((named) => actIn(named, path)) }),
      ...(say !== undefined && { say }),
      ...(clock !== undefined && { clock }),
      ...(link !== undefined && { link }),
    };
  }

  function actIn(named: string, path: readonly PropertyKey[]): NonNullable<LineParts['gives']>[number] {
    const [medication = '', act = ''] = named.split('/');
    if (!medications.some((line) => line.medication === medication && line.act === act)) {
      const acts = new Set(medications.map((line) => `${line.medication}/${line.act}`));
      note([...path, 'give'], `No medication line of this card gives "${named}": add it there; ${known(acts)}.`);
    }
    return { medication, act };
  }

  return read;
}

/** The line's patients in words, as they stand before it: "Under 1 month", "Pregnant". */
function whoseText(whom: Who = {}, except: Who | undefined, conditions: ActTables['conditions']): string {
  const isOfPregnancy = whom.if === 'pregnant' && whom.group === undefined && whom.range === undefined;
  if (isOfPregnancy) return PREGNANT;
  const words = [whoWords(whom, conditions), except === undefined ? '' : NOT_PREGNANT];
  return capital(words.filter((part) => part !== '').join(', '));
}

const NOT_PREGNANT = 'not pregnant';

/** A birth in the last weeks counts too, because eclampsia and bleeding come then as well. */
const PREGNANT = 'Pregnant or just delivered';

/** True for a line that is one text. */
export const isPlain = (entry: CardLineEntry): entry is Exclude<CardLineEntry, PartsEntry> =>
  !['for', 'except', 'if', 'order', 'give', 'clock', 'link'].some((part) => part in entry);

/** The lines of a list. Each is read with its position in the list. */
export const cardLinesOf = (
  read: CardLineReader,
  entries: readonly CardLineEntry[],
  ...path: readonly PropertyKey[]
): readonly Line[] => entries.map((entry, at) => read(entry, ...path, at));
