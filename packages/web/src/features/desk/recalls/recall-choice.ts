import type { Edition, Line, Protocol } from '@first60/edition';
import { cardPath, drugPath, HOSPITALS_PATH, type RecallTarget } from '@first60/seal';
import { drugName } from '../../../edition/drug-name.ts';

export type RecallKind = RecallTarget['kind'];
export const RECALL_KINDS = ['drug', 'card', 'line', 'hospital'] as const satisfies readonly RecallKind[];

/** A possible choice: a target and its display name. */
export interface RecallChoice {
  readonly target: RecallTarget;
  readonly label: string;
  /** A second line: the strength of a drug, the card that a line belongs to, or the city of a hospital. */
  readonly detail: string;
}

/** Every item of one kind in an edition: lines in card order, all other items by name. */
export function choicesOf(kind: RecallKind, edition: Edition): RecallChoice[] {
  const choices = choicesIn(kind, edition);
  return kind === 'line' ? choices : choices.sort((one, other) => one.label.localeCompare(other.label));
}

function choicesIn(kind: RecallKind, edition: Edition): RecallChoice[] {
  switch (kind) {
    case 'drug':
      return Object.values(edition.formulary).map((drug) => ({
        target: { kind, id: drug.id, line: null },
        label: drugName(drug),
        detail: drug.presentation,
      }));
    case 'card':
      return Object.values(edition.protocols).map(({ id, title }) => ({
        target: { kind, id, line: null },
        label: title,
        detail: '',
      }));
    case 'line':
      return Object.values(edition.protocols).flatMap((protocol) =>
        linesOf(protocol).map((line) => ({
          target: { kind, id: protocol.id, line },
          label: line,
          detail: protocol.title,
        })),
      );
    case 'hospital':
      return edition.hospitals.map(({ id, name, city }) => ({
        target: { kind, id, line: null },
        label: name,
        detail: city,
      }));
  }
}

/** The wording of a card's lines, without duplicates and headings. */
export function linesOf(protocol: Protocol): string[] {
  const { dosDonts, ahaReference } = protocol;
  const lines: ReadonlyArray<readonly Line[] | undefined> = [
    protocol.first60Seconds,
    protocol.blsCore,
    protocol.alsSteps,
    protocol.steps,
    protocol.olmdCriteria,
    protocol.transportPriorities,
    dosDonts.dos,
    dosDonts.donts,
    protocol.specialConsiderations,
    protocol.notes,
    protocol.guidelineNotes,
    ahaReference?.keyPoints,
  ];
  const texts = lines.flatMap((list) => list?.map(({ text }) => text) ?? []);
  return [...new Set(texts)].filter((text) => !text.endsWith(':'));
}

/**
 * Display name of a target, or its id if it is not in the edition. A drug is shown without its strength, because the
 * recall hides the strength.
 */
export function nameOf({ kind, id }: RecallTarget, edition: Edition | undefined): string {
  if (edition === undefined) return id;
  const whole = choicesOf(kind === 'line' ? 'card' : kind, edition).find(({ target }) => target.id === id);
  if (whole === undefined) return id;
  return kind === 'drug' || whole.detail === '' ? whole.label : `${whole.label}, ${whole.detail}`;
}

/** The part of an edition that contains a target. */
export function partOf({ kind, id }: RecallTarget): string {
  if (kind === 'hospital') return HOSPITALS_PATH;
  return kind === 'drug' ? drugPath(id) : cardPath(id);
}

/** The choices whose text contains every word of a search term. */
export function searchChoices(choices: readonly RecallChoice[], term: string): RecallChoice[] {
  const words = term.toLowerCase().split(/\s+/).filter(Boolean);
  return choices.filter(({ label, detail }) => {
    const text = `${label} ${detail}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
