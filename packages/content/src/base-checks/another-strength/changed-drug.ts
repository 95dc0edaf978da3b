import { actContentsOf, checkActs } from '@first60/checks';
import type { DrugActs } from '@first60/clinical';
import { type Edition, type EditionActs, type MedicationId, problemText, type readEdition } from '@first60/edition';
import { classesOfYaml, type DrugWords, drugOfYaml } from '../act-oracle/act-yaml.ts';
import { type ReadAct, readActs } from '../act-oracle/oracle.ts';

/** The edition with another product of one drug. */
export interface ChangedDrug {
  readonly id: MedicationId;
  readonly acts: EditionActs;
  readonly drug: DrugActs;
  /** The printed names. */
  readonly nameOf: (id: string) => string;
  /** The same acts as the oracle reads them. */
  readonly oracle: readonly ReadAct[];
  /** What the rules say of the drug now, and did not say before. */
  readonly findings: readonly string[];
}

const HOLDS = /\bholds: [^,}\n]+/;
const UNDILUTED = /\bundiluted: \[[^\]]*\]/;
const TIMES = /\btimes: [\d.]+/;
const NAME = /^genericName: .*$/m;

function textIn(texts: ReadonlyMap<string, string>, path: string): string {
  const text = texts.get(path);
  if (text === undefined) throw new Error(`there is no file ${path}`);
  return text;
}

const replaced = (text: string, what: RegExp, by: string): string => {
  if (!what.test(text)) throw new Error(`the file has no ${what.source}`);
  return text.replace(what, by);
};

/** What another product changes in the files: what it holds, the routes it may go in by as it is, how many times stronger its look-alike is, the drug's name. */
export interface Change {
  readonly holds: string;
  readonly undiluted?: string;
  readonly times?: string;
  readonly name?: string;
}

/** The content as it is: its files, what was read from them, and its reader. */
interface Base {
  readonly texts: ReadonlyMap<string, string>;
  readonly edition: Edition;
  readonly read: (texts: ReadonlyMap<string, string>) => ReturnType<typeof readEdition>;
}

/** The content with another first product of a drug, and with another name of it when one is given. */
function changedTexts(
  texts: Base['texts'],
  id: string,
  { holds, name, undiluted, times }: Change,
): ReadonlyMap<string, string> {
  const [acts, header] = [`acts/${id}.yaml`, `drugs/${id}.yaml`];
  const stocked = replaced(textIn(texts, acts), HOLDS, `holds: ${holds}`);
  const held = times === undefined ? stocked : replaced(stocked, TIMES, `times: ${times}`);
  const changed = new Map(texts);
  changed.set(acts, undiluted === undefined ? held : replaced(held, UNDILUTED, `undiluted: [${undiluted}]`));
  if (name !== undefined) changed.set(header, replaced(textIn(texts, header), NAME, `genericName: ${name}`));
  return changed;
}

const actsIn = ({ acts }: Pick<Edition, 'acts'>): EditionActs => {
  if (acts === undefined) throw new Error('the edition has no acts');
  return acts;
};

/** What the rules for acts find in one drug. A strength that is said in a word more or less makes no face too long. */
function findingsOf(edition: Edition, id: MedicationId): readonly string[] {
  const contents = actContentsOf(edition, actsIn(edition));
  return checkActs({ ...contents, drugs: contents.drugs.filter((drug) => drug.id === id), facesOf: () => [] })
    .filter(({ at }) => at === `/acts/${id}` || at.startsWith(`/acts/${id}/`))
    .map(({ rule, sentence }) => `${rule}: ${sentence}`);
}

const ACTS = 'acts/';

const known = new Map<string, DrugWords>();

/** A file as the oracle reads it. The files of the other drugs are the same each time. */
function wordsOf(id: string, yaml: string): DrugWords {
  const words = known.get(yaml) ?? drugOfYaml(id, yaml);
  known.set(yaml, words);
  return words;
}

/** The acts of a drug as the oracle reads them from these texts. */
function oracleActs(texts: Base['texts'], id: string): readonly ReadAct[] {
  const ids = [...texts.keys()].flatMap((path) =>
    path.startsWith(ACTS) ? [path.slice(ACTS.length, -'.yaml'.length)] : [],
  );
  const drugs = ids.map((drug) => wordsOf(drug, textIn(texts, `${ACTS}${drug}.yaml`)));
  const drug = drugs.find((each) => each.id === id);
  if (drug === undefined) throw new Error(`there are no acts of ${id}`);
  const classes = classesOfYaml(textIn(texts, 'tables/classes.yaml'));
  return readActs(drug, classes, drugs, new Set([...ids, 'saline']));
}

function drugOf(edition: Edition, texts: Base['texts'], id: MedicationId): Omit<ChangedDrug, 'findings'> {
  const acts = actsIn(edition);
  const drug = acts.drugs[id];
  if (drug === undefined) throw new Error(`there are no acts of ${id}`);
  const nameOf = (other: string): string => edition.formulary[other]?.genericName ?? other;
  return { id, acts, drug, nameOf, oracle: oracleActs(texts, id) };
}

/** A drug of the content as it is, in the same form. */
export const unchangedDrug = ({ edition, texts }: Base, id: MedicationId): ChangedDrug => ({
  ...drugOf(edition, texts, id),
  findings: [],
});

/**
 * Reads the content with another product of a drug: the whole way, from the text of its file.
 * @returns the sentences of the reader when it refuses the file
 */
export function changedDrug(base: Base, id: MedicationId, change: Change): ChangedDrug | readonly string[] {
  const texts = changedTexts(base.texts, id, change);
  const read = base.read(texts);
  if ('problems' in read) return read.problems.map(problemText);
  const edition = { ...base.edition, ...read.edition };
  const before = new Set(findingsOf(base.edition, id));
  const findings = findingsOf(edition, id).filter((sentence) => !before.has(sentence));
  return { ...drugOf(edition, texts, id), findings };
}
