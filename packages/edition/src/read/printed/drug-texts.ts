import type { ActPreparation, DrugActs, Figure, PreparationUse, Route } from '@first60/clinical';
import { knowText } from '../../acts/words/caution-words.ts';
import { fluidName, preparationWords } from '../../acts/words/recipe-words.ts';
import { capital, either } from '../../acts/words/sentence.ts';
import { whoWords } from '../../acts/words/who-words.ts';
import type { ActTables } from '../../model/act-tables.ts';
import type { EditionActs } from '../../model/edition-acts.ts';
import { recipeOf, strengthOfProduct } from './printed-dilution.ts';

const printed = (routes: readonly Route[], tables: ActTables): string =>
  either(routes.map((route) => tables.routes[route]?.print ?? route));

/** How a drug is prepared: by which routes it goes in as it is, and what is made of it for which use. */
export function preparationText(drug: DrugActs, tables: EditionActs): string {
  const [product] = drug.products;
  const stock = strengthOfProduct(product);
  const made = drug.preparations.map((preparation) => ({
    uses: usesText(preparation, drug, tables),
    text: madeText(preparation, stock, tables),
  }));
  const texts = [...Map.groupBy(made, ({ text }) => text)].map(
    ([text, same]) => `${[...new Set(same.map(({ uses }) => uses))].join('; ')}: ${text}`,
  );
  // A route by which some patients must have it diluted is not one for the stock as it is.
  const diluted = new Set(drug.preparations.flatMap(({ must }) => must.flatMap(({ routes }) => routes ?? [])));
  // A route that no row has is on a card of its own.
  const printedRoutes = new Set(drug.acts.flatMap((act) => (act.noRow ? [] : act.routes.map(({ route }) => route))));
  const routes = product.undiluted.filter((route) => !diluted.has(route) && printedRoutes.has(route));
  const plain = stock !== undefined && routes.length > 0 ? [`Undiluted: ${printed(routes, tables)}`] : [];
  const all = [...plain, ...texts];
  return all.length === 0 ? 'Ready to use.' : all.map((text) => `${capital(text).replace(/\.$/, '')}.`).join(' ');
}

/** How it is made; or that its fluid is not stocked, because nobody can make it then. */
function madeText(preparation: ActPreparation, stock: Figure | undefined, { drugs }: EditionActs): string {
  const { diluent } = preparation;
  if (diluent !== SALINE && drugs[diluent] === undefined) {
    return `${capital(fluidName(diluent))} is not in the kits: OLMD names fluid and volume`;
  }
  return recipeOf(preparation, stock) ?? preparationWords(preparation, stock);
}

const SALINE = 'saline';

/** For what a preparation is: routes, or the uses of its acts. */
function usesText({ must, may }: ActPreparation, { acts }: DrugActs, tables: ActTables): string {
  const textOf = ({ routes, acts: ids, who }: PreparationUse): string => {
    const meant = acts.filter(({ id }) => ids?.includes(id));
    const rows = meant.filter(({ noRow }) => !noRow);
    // Uses that have no row of their own are named where no other is.
    const labels = [...new Set((rows.length > 0 ? rows : meant).map(({ label }) => label))];
    const use = labels.length > 0 ? labels.join('; ') : routes && printed(routes, tables);
    const whose = who && whoWords(who, tables.conditions);
    return [whose, use].filter((text) => text !== undefined).join(', ') || 'all';
  };
  return [...new Set([...must, ...may].map(textOf))].join('; ');
}

/** Warnings of a drug and of its classes, and what it may be taken for. */
export function notesOf(
  { classes, know = [], products }: DrugActs,
  tables: EditionActs,
): { readonly notesCaution?: string } {
  const ofClasses = classes.flatMap((name) => tables.classes[name]?.know ?? []);
  const lookalikes = products.flatMap((product) => product.lookalikes ?? []);
  const texts = [
    ...[...ofClasses, ...know].filter(({ acts }) => acts === undefined).map((one) => knowText(one, tables)),
    ...(lookalikes.length === 0 ? [] : [`Not to be confused with ${either(lookalikes)}`]),
  ];
  const said = [...new Set(texts)].map((text) => `${capital(text).replace(/\.$/, '')}.`);
  return said.length === 0 ? {} : { notesCaution: said.join(' ') };
}
