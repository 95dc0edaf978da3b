import type { Gas } from './gas.ts';
import type { Vessel } from './preparation.ts';
import type { Kept } from './storage.ts';
import type { InTable } from './table-words.ts';

/** What is written in keys and figures where a crew reads words. */
export type Keyed = InTable | Gas | { readonly kept: Kept } | { readonly vessel: Vessel };

/** The same with words in place of keys, and without what warnings mean. */
export type InWords<Part> = Part extends Keyed
  ? string
  : Part extends readonly (infer Entry)[]
    ? readonly InWords<Entry>[]
    : Part extends object
      ? { [Field in keyof Part as Field extends 'means' ? never : Field]: InWords<Part[Field]> }
      : Part;
