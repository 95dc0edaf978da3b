import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { classesOfYaml, type DrugWords, drugOfYaml } from './act-yaml.ts';
import { type ReadAct, readActs } from './oracle.ts';

const textOf = (file: string): string => readFileSync(file, 'utf8');
const drugIn = (file: string): DrugWords => drugOfYaml(basename(file, '.yaml'), textOf(file));
const FIXTURES = `${import.meta.dirname}/fixtures`;
const CONTENT = `${import.meta.dirname}/../../../../../content`;

/** The fluid that is written as "saline" where a drug is mixed. */
const SALINE = 'sodium-chloride';

/** All acts of one drug of the fixtures. */
export const readFixture = (id: string): readonly ReadAct[] =>
  readActs(drugIn(`${FIXTURES}/${id}.yaml`), classesOfYaml(textOf(`${FIXTURES}/classes.yaml`)));

/** All acts of all drugs of the content. */
export function readContent(): readonly ReadAct[] {
  const files = readdirSync(`${CONTENT}/acts`).filter((file) => file.endsWith('.yaml'));
  const drugs = files.map((file) => drugIn(`${CONTENT}/acts/${file}`));
  const fluids = new Set(drugs.flatMap(({ id }) => (id === SALINE ? [id, 'saline'] : [id])));
  const classes = classesOfYaml(textOf(`${CONTENT}/tables/classes.yaml`));
  return drugs.flatMap((drug) => readActs(drug, classes, drugs, fluids));
}
