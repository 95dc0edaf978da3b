import type { Route } from '@first60/clinical';

/** A route into the body, as far as it affects the size of a dose: vein and marrow count as one. */
export type Way = 'vein' | 'muscle' | 'nose' | 'mouth' | 'rectum' | 'nebulizer' | 'tube';

const WORDS: Readonly<Record<Way, RegExp>> = {
  vein: /\bIV\b|\bIO\b/,
  muscle: /\bIM\b|\bS[CQ]\b/,
  nose: /\bIN\b/,
  mouth: /\bPO\b|\bSL\b|\bODT\b|buccal|mouth|cheek|chewed|dissolving/i,
  rectum: /\bPR\b|rectal/i,
  nebulizer: /nebuli[sz]ed|\bNEB\b/i,
  tube: /\bETT\b|tracheal/i,
};

const OF_ROUTE: Readonly<Record<Route, Way | undefined>> = {
  IV: 'vein',
  IO: 'vein',
  IM: 'muscle',
  IN: 'nose',
  PO: 'mouth',
  SL: 'mouth',
  buccal: 'mouth',
  PR: 'rectum',
  nebulized: 'nebulizer',
  tracheal: 'tube',
  inhaled: undefined,
};

/** The words for use in a sentence: "5 mg by vein". */
export const WAY_WORDS: Readonly<Record<Way, string>> = {
  vein: 'by vein or bone',
  muscle: 'into a muscle',
  nose: 'into the nose',
  mouth: 'by mouth',
  rectum: 'by rectum',
  nebulizer: 'by nebulizer',
  tube: 'through the tracheal tube',
};

/** The ways named in the words of a route ("IV, IM; adult also IN"). */
export const waysIn = (route: string): readonly Way[] =>
  (Object.keys(WORDS) as Way[]).filter((way) => WORDS[way].test(route));

/** The ways of a card's line, without duplicates. */
export const waysOf = (routes: readonly Route[]): readonly Way[] => [
  ...new Set(routes.flatMap((route) => OF_ROUTE[route] ?? [])),
];
