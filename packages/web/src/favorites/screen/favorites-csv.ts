import type { Favorite } from '@first60/contract';
import { csvText } from './csv.ts';

export const CSV_NAME = 'paramedic-favorites.csv';

/** Column names of the file. Other programs read this format, so it does not follow the screen's language. */
const COLUMNS = ['Name', 'Brand Names', 'Classification', 'Kit', 'Indications', 'Preparation'];

export const favoritesCsv = (list: readonly Favorite[]): string =>
  csvText([
    COLUMNS,
    ...list.map(({ genericName, brandNames, classification, kitName, indications, preparation }) => [
      genericName,
      brandNames,
      classification,
      kitName,
      indications.join('; '),
      preparation,
    ]),
  ]);
