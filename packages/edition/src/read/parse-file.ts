import {
  type Document,
  isCollection,
  isNode,
  isPair,
  LineCounter,
  parseDocument,
  visit,
  type YAMLParseError,
} from 'yaml';
import type { z } from 'zod';
import type { Problem } from './problem.ts';

type Path = readonly PropertyKey[];

/** What a file holds, and where in it each part stands. */
export interface ParsedFile<Value> {
  readonly value: Value;
  /** A problem at a place of the file. */
  readonly problemAt: (path: Path, sentence: string) => Problem;
}

/** Largest file that is read, in characters: the largest of the base edition is below a tenth of it. */
const LARGEST = 1_000_000;

/**
 * Reads one YAML file by its schema.
 * @returns its value, or every problem that keeps it from being used, each with its place.
 */
export function parseFile<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
): ParsedFile<z.output<Schema>> | readonly Problem[] {
  if (text.length > LARGEST) return [{ file, sentence: 'The file is larger than 1 MB: divide it.' }];
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true, version: '1.2' });
  if (document.errors.length > 0) {
    return document.errors.map((error) => ({
      file,
      line: lines.linePos(error.pos[0]).line,
      sentence: yamlSentence(error),
    }));
  }
  const problemAt = (path: Path, sentence: string): Problem => {
    const offset = offsetOf(document, path);
    const place = path.map(String).join('.');
    return {
      file,
      ...(offset !== undefined && { line: lines.linePos(offset).line }),
      ...(place !== '' && { place }),
      sentence,
    };
  };
  // Aliases could make a small file enormous, and nobody who edits content needs them.
  const aliases: Problem[] = [];
  visit(document, {
    Alias: (_, { source, range }) => {
      const line = range ? { line: lines.linePos(range[0]).line } : {};
      aliases.push({ file, ...line, sentence: `Put "*${source}" into quotes, or write the value itself.` });
    },
  });
  if (aliases.length > 0) return aliases;
  const parsed = schema.safeParse(document.toJS(), { reportInput: true });
  if (parsed.success) return { value: parsed.data, problemAt };
  return parsed.error.issues.map((issue) => problemAt(issue.path, sentenceOf(issue)));
}

/** What is usually meant by what the parser of YAML complains of. */
const YAML_SENTENCES: Readonly<Partial<Record<YAMLParseError['code'], string>>> = {
  BLOCK_AS_IMPLICIT_KEY: 'Put the text into quotes: it holds a colon and a space, which else begins a new entry.',
  DUPLICATE_KEY: 'This name stands twice here: keep one of the two.',
  BAD_INDENT: 'This line is indented otherwise than its neighbours: give it as many spaces as they have.',
  TAB_AS_INDENT: 'This line begins with a tab: use spaces.',
  MISSING_CHAR: 'A quote, a bracket or a colon is missing here: add it.',
  BAD_ALIAS: 'Put the text into quotes: it begins with "*", which has a meaning of its own.',
};

const yamlSentence = ({ code, message }: YAMLParseError): string =>
  YAML_SENTENCES[code] ?? `The file cannot be read as YAML: ${message.split('\n')[0]?.replace(/ at line .*$/, '')}.`;

/** Where a path stands, or the nearest part of it that is written. */
function offsetOf(document: Document, path: Path): number | undefined {
  for (let length = path.length; length >= 0; length -= 1) {
    const steps = path.slice(0, length);
    const parent = document.getIn(steps.slice(0, -1), true);
    if (isCollection(parent)) {
      const pair = parent.items.find((item) => isPair(item) && String(item.key) === String(steps.at(-1)));
      if (isPair(pair) && isNode(pair.key)) return pair.key.range?.[0];
    }
    const node = document.getIn(steps, true);
    if (isNode(node)) return node.range?.[0];
  }
  return undefined;
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  if (issue.code.startsWith('invalid_') && issue.input === undefined) return 'This is missing: add it.';
  switch (issue.code) {
    case 'unrecognized_keys':
      return `"${issue.keys.join('", "')}" is not known here: correct its spelling or take it out.`;
    case 'invalid_type':
      return `This must be ${WRITTEN_AS[issue.expected] ?? issue.expected}.`;
    case 'invalid_value':
      return `This must be one of: ${issue.values.map(String).join(', ')}.`;
    case 'invalid_union':
      return unionSentence(issue);
    case 'too_small':
      return `This must be more: ${issue.inclusive ? 'at least' : 'above'} ${issue.minimum}.`;
    case 'too_big':
      return `This must be less: ${issue.inclusive ? 'at most' : 'below'} ${issue.maximum}.`;
    default:
      return issue.message.endsWith('.') ? issue.message : `${issue.message}.`;
  }
}

const WRITTEN_AS: Readonly<Record<string, string>> = {
  string: 'a text; put it in quotes if it is a number or a yes or no',
  number: 'a number without a unit',
  boolean: 'true or false',
  array: 'a list, each entry on a line of its own behind a dash',
  object: 'a block of keys and values',
  record: 'a block of keys and values',
};

/** What the form that comes nearest complains of. */
function unionSentence(issue: z.core.$ZodIssueInvalidUnion): string {
  const nearest = issue.errors.find((issues) => issues.length > 0 && issues.every(({ path }) => path.length > 0));
  const first = (nearest ?? issue.errors.flat().filter(({ code }) => code !== 'invalid_type'))[0];
  return first === undefined ? 'This is none of the forms that can stand here.' : sentenceOf(first);
}
