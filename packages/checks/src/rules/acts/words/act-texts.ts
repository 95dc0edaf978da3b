import type { Act, Cautions } from '@first60/clinical';

/** A text of an act that a crew reads, and the field that holds it. */
export interface ActText {
  readonly field: 'label' | 'cardLabel' | 'know' | 'say' | 'site' | 'then' | 'first' | 'youngsNever';
  readonly text: string;
  /** The label of a row of the formulary, which the API uses as a key. */
  readonly isPublished?: true;
}

/** The words of cautions. Conditions have their words in their table. */
export const cautionTexts = ({ stop = [], ask = [], know = [] }: Cautions): readonly ActText[] => [
  ...know.map(({ say }): ActText => ({ field: 'know', text: say })),
  ...[...stop, ...ask].flatMap(({ say }): readonly ActText[] =>
    say === undefined ? [] : [{ field: 'say', text: say }],
  ),
];

/**
 * The texts of an act. What other agencies do is not among them, because it is never on a crew's card, and neither are the
 * words of a gas and of an age band, which have figures.
 */
export const actTexts = (act: Act): readonly ActText[] => [
  { field: 'label', text: act.label, ...(!act.noRow && { isPublished: true }) },
  ...texts('cardLabel', [act.cardLabel]),
  ...cautionTexts(act),
  ...texts(
    'say',
    (act.lift ?? []).map(({ say }) => say),
  ),
  ...texts('site', [act.site]),
  ...texts(
    'then',
    (act.then ?? []).map(({ is }) => is),
  ),
  ...texts(
    'first',
    (act.start?.first ?? []).map(({ say }) => say),
  ),
  ...texts('youngsNever', [act.youngsNever]),
];

const texts = (field: ActText['field'], all: readonly (string | undefined)[]): readonly ActText[] =>
  all.flatMap((text) => (text === undefined ? [] : [{ field, text }]));
