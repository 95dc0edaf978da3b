import { type Document, isCollection, isNode, isPair, LineCounter, parseDocument, visit, type YAMLError } from 'yaml';
import type { z } from 'zod';
import type { Problem } from './problem.ts';

type Path = readonly PropertyKey[];

/** The content of a file, and a way to locate each part in it. */
export interface ParsedFile<Value> {
  readonly value: Value;
  /** A problem at a path in the file. */
  readonly problemAt: (path: Path, sentence: string) => Problem;
}

/** Largest file that is read, in characters. The largest file of the base edition is less than a tenth of this. */
const LARGEST = 1_000_000;

/**
 * Reads one YAML file according to its schema.
 * @returns its value, or every problem that prevents its use, each with its location.
 */
export function parseFile<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
): ParsedFile<z.output<Schema>> | readonly Problem[] {
  if (text.length > LARGEST) return [{ file, sentence: 'The file is larger than 1 MB: divide it.' }];
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true, version: '1.2' });
  // Only the first error is reported, because the later ones are mostly consequences of it.
  const [broken] = document.errors;
  if (broken !== undefined) {
    return [{ file, line: lines.linePos(broken.pos[0]).line, sentence: brokenSentence(broken) }];
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
  const [anchor] = anchorsOf(document);
  if (anchor !== undefined) {
    return [
      {
        file,
        line: lines.linePos(anchor).line,
        sentence: 'A text that begins with "&" or "*" refers to another place of the file: put it in quotes.',
      },
    ];
  }
  const parsed = schema.safeParse(document.toJS(), { reportInput: true });
  if (parsed.success) return { value: parsed.data, problemAt };
  return parsed.error.issues.flatMap((issue) =>
    placesOf(issue).map(({ path, sentence }) => problemAt([...issue.path, ...path], sentence)),
  );
}

/**
 * Positions of the aliases and anchors in a document. They could make a small file enormous, and content does not need
 * them.
 */
function anchorsOf(document: Document): readonly number[] {
  const found: number[] = [];
  visit(document, {
    Alias: (_, { range }) => void found.push(range?.[0] ?? 0),
    Value: (_, { anchor, range }) => void (anchor !== undefined && found.push(range?.[0] ?? 0)),
  });
  return found;
}

/** Explains why a file cannot be read as YAML, in words that require no knowledge of YAML. */
function brokenSentence({ code, message }: YAMLError): string {
  return UNREADABLE[code] ?? `The file cannot be read here: ${message.split('\n')[0]?.replace(/ at line .*$/, '')}.`;
}

const MISALIGNED = 'The indentation of this line differs from that of its neighbors, or a bracket above is not closed.';

const UNREADABLE: Readonly<Partial<Record<YAMLError['code'], string>>> = {
  BAD_INDENT: MISALIGNED,
  BLOCK_AS_IMPLICIT_KEY:
    'This line cannot be read: put a text that holds a colon in quotes, and indent a key as its neighbors are.',
  DUPLICATE_KEY: 'This key is in its block already: keep one.',
  MISSING_CHAR: 'A quotation mark or a bracket is not closed, here or above, or a colon is missing.',
  MULTILINE_IMPLICIT_KEY: MISALIGNED,
  TAB_AS_INDENT: 'A tab stands before this line: indent with spaces.',
};

/** Position of a path in the file, or of its nearest parent that exists. */
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

interface PlacedSentence {
  /** Relative to the path of the issue. */
  readonly path: Path;
  readonly sentence: string;
}

/** An issue as sentences, each with its location. Every unknown key gets its own sentence. */
function placesOf(issue: z.core.$ZodIssue): readonly PlacedSentence[] {
  if (issue.code === 'invalid_union') return unionPlaces(issue);
  if (issue.code !== 'unrecognized_keys') return [{ path: [], sentence: sentenceOf(issue) }];
  return issue.keys.map(unknownKey);
}

// None of our keys contains a space, but most texts do.
const unknownKey = (key: string): PlacedSentence =>
  key.includes(' ')
    ? { path: [], sentence: 'A text with a colon is read as a key: put the whole text in quotes.' }
    : { path: [key], sentence: 'This is not known here: correct its spelling or take it out.' };

function sentenceOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_value' && issue.input === undefined) return 'This is missing: add it.';
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'This is missing: add it.'
        : `This must be ${WRITTEN_AS[issue.expected] ?? issue.expected}.`;
    case 'invalid_value':
      return oneOf(issue.values);
    case 'invalid_format':
      return `This must be ${FORMATS[issue.format] ?? `of the form ${issue.format}`}.`;
    case 'too_small':
      return `This must be more: ${issue.inclusive ? 'at least' : 'above'} ${issue.minimum}.`;
    case 'too_big':
      return `This must be less: ${issue.inclusive ? 'at most' : 'below'} ${issue.maximum}.`;
    default:
      return issue.message.endsWith('.') ? issue.message : `${issue.message}.`;
  }
}

const oneOf = (values: readonly unknown[]): string =>
  values.length === 1 ? `This must be ${String(values[0])}.` : `This must be one of: ${values.map(String).join(', ')}.`;

const FORMATS: Readonly<Record<string, string>> = {
  date: 'a date with year, month and day, like 2025-08-21',
  url: 'an address that begins with https://',
};

const WRITTEN_AS: Readonly<Record<string, string>> = {
  string: 'a text; put it in quotes if it is a number or a yes or no',
  number: 'a number without a unit',
  boolean: 'true or false',
  array: 'a list, each entry on a line of its own behind a dash',
  object: 'a block of keys and values',
  record: 'a block of keys and values',
};

/** Problems of a value that can have several forms, reported for the form that fits it best. */
function unionPlaces({ errors, input }: z.core.$ZodIssueInvalidUnion): readonly PlacedSentence[] {
  if (input === undefined) return [{ path: [], sentence: 'This is missing: add it.' }];
  const own = errors.flat().filter(({ path }) => path.length === 0);
  const values = own.flatMap((issue) => (issue.code === 'invalid_value' ? issue.values : []));
  if (values.length > 0) return [{ path: [], sentence: oneOf(values) }];
  const forms = errors.filter(
    (issues) => !issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0),
  );
  if (forms.length === 0) return [{ path: [], sentence: typeSentence(own) }];

  const foreign = forms.map((issues) => issues.flatMap((one) => (one.code === 'unrecognized_keys' ? one.keys : [])));
  const unknown = foreign[0]?.filter((key) => foreign.every((keys) => keys.includes(key))) ?? [];
  if (unknown.length > 0) return unknown.map(unknownKey);
  const nearest = forms[foreign.findIndex((keys) => keys.length === 0)];
  if (nearest === undefined) {
    const mixed = [...new Set(foreign.flat())].map((key) => `"${key}"`).join(' and ');
    return [{ path: [], sentence: `${mixed} cannot stand together: keep one.` }];
  }
  return nearest.flatMap((issue) =>
    placesOf(issue).map(({ path, sentence }) => ({ path: [...issue.path, ...path], sentence })),
  );
}

/** The types that are allowed here, when the value is of none of them. */
function typeSentence(issues: readonly z.core.$ZodIssue[]): string {
  const kinds = issues.flatMap((issue) => (issue.code === 'invalid_type' ? (WRITTEN_AS[issue.expected] ?? []) : []));
  return `This must be ${[...new Set(kinds)].join(', or ')}.`;
}
